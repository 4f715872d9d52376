/// Words of recordings that earlier versions wrote, with the words that replace them.
///
/// Only readers use this table; writers use the current words.
enum OldWord {
    static let current = [
        "withheld": "suppressed", "contest": "arena", "unheard": "noTarget", "nobodyWaits": "notAwaited",
    ]
}
