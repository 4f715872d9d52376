/// Words of recordings that earlier versions wrote, with the words that replace them.
///
/// Only readers use this table; writers use the current words.
enum OldWord {
    private static let current = [
        "withheld": "suppressed", "contest": "arena", "unheard": "noTarget", "nobodyWaits": "notAwaited",
    ]

    /// Returns the current word for a word of a recording, which is the word itself if it was never replaced.
    static func current(_ word: String) -> String { current[word] ?? word }
}
