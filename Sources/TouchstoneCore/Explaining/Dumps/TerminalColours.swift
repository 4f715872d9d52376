import Foundation

/// What a terminal is told beside the text, such as colours: not only as it is sent, but also as programs write it where it can be
/// seen, and without the byte that begins it, which is lost where texts are copied.
enum TerminalColours {
    /// As `0x1B` is written where it can be seen.
    private static let spellings: [[UInt8]] = ["^[", "\\u001b", "\\u001B", "\\x1b", "\\x1B", "\\033", "\\e", "␛"]
        .map { Array($0.utf8) }
    private static let escape: UInt8 = 0x1B

    static func removed(from bytes: [UInt8]) -> [UInt8] {
        let isBare = !bytes.contains(escape) && isColoured(bytes)
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

    /// Whether the beginnings are written out, or lost: then a text that only looks like one is told apart by what resets all
    /// colours, since whoever sets one ends with that, `[0m` or `[m`.
    private static func isColoured(_ bytes: [UInt8]) -> Bool {
        var count = 0
        for place in bytes.indices where bytes[place] == UInt8(ascii: "m") {
            if bytes.has("[0", at: place - 2) || bytes.has("[", at: place - 1) { count += 1 }
            if count == 3 { return true }
        }
        return false
    }

    /// Where what begins here ends, if it is for the terminal.
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
            // Where the beginning is lost, colours and what erases to the end of a line are taken for such alone.
            let isOne = bytes[start] == escape ? (0x40...0x7E).contains(bytes[final]) : "mK".utf8.contains(bytes[final])
            return isOne ? final + 1 : bytes[start] == escape ? place + 1 : nil
        case UInt8(ascii: "]") where bytes[start] == escape:
            // A title or a link, up to a bell or what ends a string.
            for end in place..<min(bytes.count, place + 2000) {
                if bytes[end] == 7 { return end + 1 }
                if bytes[end] == escape { return min(end + 2, bytes.count) }
            }
            return place + 1
        default: return bytes[start] == escape ? place + 1 : nil
        }
    }
}
