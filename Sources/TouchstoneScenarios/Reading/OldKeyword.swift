/// Keywords of scenario files that earlier versions used, with the keywords that replace them.
///
/// Only the reader uses this table, so that old files can still be read.
enum OldKeyword {
    static let current = [
        "tells": "reports", "takes": "implements", "tell": "describe",
        "withholdsWhileAnyTouchIsDown": "suppressesWhileAnyTouchIsDown",
    ]

    /// Codes of causes that earlier versions used, with the codes that replace them.
    static let causes = [
        "nobody-takes-action": "no-responder-for-action",
        "search-shade": "search-dimming-view",
        "interaction-off": "interaction-disabled",
        "recognizer-takes": "recognizer-cancels-touches",
        "recognizer-delays": "recognizer-delays-touches",
        "recognizer-delays-end": "recognizer-delays-touches-ended",
        "scroll-view-takes": "scroll-view-cancels-touches",
        "scroll-view-delays": "scroll-view-delays-touches",
        "target-dead": "target-deallocated",
        "menu-shut": "menu-not-opened",
        "action-kept": "action-overridden",
        "left-to-outer": "outer-scroll-view-scrolls",
        "transition-under-way": "transition-in-progress",
        "seen-elsewhere": "animated-elsewhere",
        "partly-handed-on": "partly-forwarded",
        "editing-goes-on": "still-editing",
        "never-asked": "become-first-responder-not-called",
        "failed-fingers": "sequence-failed",
        "not-its-gesture": "recognizer-failed",
        "taken-inside": "subview-receives-touch",
        "scrolling-off": "scrolling-disabled",
        "cannot-become-first": "cannot-become-first-responder",
        "event-swallowed": "send-event-overridden",
    ]
}

extension Fields {
    /// Returns the fields with old keywords replaced where `known` has the new one and the file does not.
    func renamed(_ keywords: [String: String], to known: [String]) -> Fields {
        var renamed = self
        for (index, key) in keys.enumerated() where !known.contains(key) {
            guard let new = keywords[key], known.contains(new), values[new] == nil else { continue }
            renamed.keys[index] = new
            renamed.values[new] = values[key]
            renamed.values[key] = nil
        }
        return renamed
    }
}
