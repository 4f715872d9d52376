import Foundation

/// Removes terminal control sequences, such as colors, from a text.
///
/// Recognizes raw sequences, sequences with a visibly written escape character, and sequences without the escape
/// character, which is often lost in copied text.
enum TerminalColors {
    /// Visible spellings of `0x1B`.
    private static let spellings: [[UInt8]] = ["^[", "\\u001b", "\\u001B", "\\x1b", "\\x1B", "\\033", "\\e", "␛"]
        .map { Array($0.utf8) }
    private static let escape: UInt8 = 0x1B

    /// Whether the text may contain control sequences, by a search that is fast for the texts that contain none.
    static func mayBe(in bytes: DumpBytes) -> Bool {
        bytes.contains(escape) || bytes.place(of: "[0m", from: 0, to: bytes.count) != nil
            || bytes.place(of: "[m", from: 0, to: bytes.count) != nil
    }

    static func removed(from bytes: [UInt8]) -> [UInt8] {
        let isBare = !bytes.contains(escape) && isColored(bytes)
        guard isBare || bytes.contains(escape) else { return bytes }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var place = 0
        while place < bytes.count {
            if let end = sequence(bytes, at: place, isBare) {
                place = end
            } else {
                result.append(bytes[place])
                place += 1
            }
        }
        return result
    }

    /// Whether the text contains color sequences with a written or lost escape character.
    ///
    /// Programs end a color with the reset `[0m` or `[m`, so several resets distinguish such a text from one that only
    /// looks like it.
    private static func isColored(_ bytes: [UInt8]) -> Bool {
        var count = 0
        for place in bytes.indices where bytes[place] == UInt8(ascii: "m") {
            if bytes.has("[0", at: place - 2) || bytes.has("[", at: place - 1) { count += 1 }
            if count == 3 { return true }
        }
        return false
    }

    /// Returns the end of a control sequence that starts here, or `nil`.
    private static func sequence(_ bytes: [UInt8], at start: Int, _ isBare: Bool) -> Int? {
        var place = start
        if bytes[start] == escape {
            place += 1
        } else {
            guard isBare else { return nil }
            let spelling = spellings.first { bytes[start...].starts(with: $0) }
            place += spelling?.count ?? 0
            guard spelling != nil || bytes[start] == UInt8(ascii: "[") else { return nil }
        }
        guard place < bytes.count else { return bytes[start] == escape ? place : nil }
        switch bytes[place] {
        case UInt8(ascii: "["):
            let parameters: ClosedRange<UInt8> = bytes[start] == escape ? 0x20...0x3F : 0x30...0x3B
            let final = bytes[(place + 1)...].firstIndex { !parameters.contains($0) }
            guard let final, final - place < 40 else { return bytes[start] == escape ? place + 1 : nil }
            // Without the escape character, accept only colors and "erase to end of line".
            let isOne = bytes[start] == escape ? (0x40...0x7E).contains(bytes[final]) : "mK".utf8.contains(bytes[final])
            return isOne ? final + 1 : bytes[start] == escape ? place + 1 : nil
        case UInt8(ascii: "]") where bytes[start] == escape:
            // A title or link ends with a bell or a string terminator.
            for end in place..<min(bytes.count, place + 2000) {
                if bytes[end] == 7 { return end + 1 }
                if bytes[end] == escape { return min(end + 2, bytes.count) }
            }
            return place + 1
        default: return bytes[start] == escape ? place + 1 : nil
        }
    }
}
