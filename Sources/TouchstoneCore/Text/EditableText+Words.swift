import Foundation

/// Finds words and paragraphs without a dictionary. A word is a run of clusters of one kind, so scripts without spaces
/// break where the script changes.
extension EditableText {
    private enum Kind {
        case letter, han, hiragana, katakana, space, newline, other

        init(_ cluster: Character) {
            guard let scalar = cluster.unicodeScalars.first else {
                self = .other
                return
            }
            switch scalar.value {
            case 0x3041...0x309F: self = .hiragana
            case 0x30A0...0x30FF, 0xFF66...0xFF9F: self = .katakana
            default:
                if cluster.isNewline {
                    self = .newline
                } else if cluster.isWhitespace {
                    self = .space
                } else if scalar.properties.isIdeographic {
                    self = .han
                } else if cluster.isLetter || cluster.isNumber || cluster == "_" || cluster == "'" || cluster == "’" {
                    self = .letter
                } else {
                    self = .other
                }
            }
        }

        var isWord: Bool {
            switch self {
            case .letter, .han, .hiragana, .katakana: true
            case .space, .newline, .other: false
            }
        }
    }

    /// Returns the start of the word at or before `index`.
    func wordStart(before index: Int) -> Int {
        var place = min(max(0, index), count)
        while place > 0, !Kind(clusters[place - 1]).isWord { place -= 1 }
        guard place > 0 else { return 0 }
        let kind = Kind(clusters[place - 1])
        while place > 0, Kind(clusters[place - 1]) == kind { place -= 1 }
        return place
    }

    /// Returns the end of the word at or after `index`.
    func wordEnd(after index: Int) -> Int {
        var place = min(max(0, index), count)
        while place < count, !Kind(clusters[place]).isWord { place += 1 }
        guard place < count else { return count }
        let kind = Kind(clusters[place])
        while place < count, Kind(clusters[place]) == kind { place += 1 }
        return place
    }

    /// Returns the run of one kind around `index`. Between a word and a space, returns the word.
    func word(at index: Int) -> Range<Int> {
        guard count > 0 else { return 0..<0 }
        var place = min(max(0, index), count - 1)
        if place > 0, !Kind(clusters[place]).isWord, Kind(clusters[place - 1]).isWord { place -= 1 }
        let kind = Kind(clusters[place])
        var range = place..<place + 1
        while range.lowerBound > 0, Kind(clusters[range.lowerBound - 1]) == kind {
            range = range.lowerBound - 1..<range.upperBound
        }
        while range.upperBound < count, Kind(clusters[range.upperBound]) == kind {
            range = range.lowerBound..<range.upperBound + 1
        }
        return range
    }

    /// Returns the paragraph around `index`, without its line break.
    func paragraph(at index: Int) -> Range<Int> {
        let place = min(max(0, index), count)
        let start = clusters[..<place].lastIndex(where: \.isNewline).map { $0 + 1 } ?? 0
        return start..<(clusters[place...].firstIndex(where: \.isNewline) ?? count)
    }

    /// Whether the caret is at a position that is capitalized automatically, such as the beginning of a sentence or a
    /// word.
    func begins(_ unit: UITextAutocapitalizationType) -> Bool {
        var place = selection.lowerBound
        switch unit {
        case .none: return false
        case .allCharacters: return true
        case .words: return place == 0 || !Kind(clusters[place - 1]).isWord
        case .sentences:
            guard place > 0 else { return true }
            guard !Kind(clusters[place - 1]).isWord, Kind(clusters[place - 1]) != .other else { return false }
            while place > 0, Kind(clusters[place - 1]) == .space { place -= 1 }
            return place == 0 || clusters[place - 1].isNewline || ".!?…".contains(clusters[place - 1])
        @unknown default: return false
        }
    }
}
