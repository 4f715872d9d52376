/// Keywords of scenario files that earlier versions used, with the keywords that replace them.
///
/// Only the reader uses this table, so that old files can still be read.
enum OldKeyword {
    static let current = [
        "tells": "reports", "takes": "implements", "tell": "describe",
        "withholdsWhileAnyTouchIsDown": "suppressesWhileAnyTouchIsDown",
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
