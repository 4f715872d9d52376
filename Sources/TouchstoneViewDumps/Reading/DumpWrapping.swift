import Foundation

/// Undoes the wrapping of lines at a terminal's width, which leaves no mark.
struct DumpWrapping {
    private let bytes: DumpBytes
    private let lines: [Range<Int>]
    /// The width in characters.
    private let width: Int

    /// Fails unless the lines look wrapped: many have the greatest length and end inside a description.
    init?(_ bytes: DumpBytes) {
        var lines: [Range<Int>] = []
        var (longest, full, broken) = (0, 0, 0)
        let isASCII = bytes.isASCII
        for line in DumpLines(bytes, 0..<bytes.count) {
            let length = isASCII ? line.count : Self.length(bytes, line)
            // Lines that describe views are longer than any terminal is wide unless they were wrapped.
            guard length <= Self.widest else { return nil }
            if length > longest { (longest, full, broken) = (length, 0, 0) }
            if length == longest {
                full += 1
                if line.isEmpty || bytes[line.upperBound - 1] != UInt8(ascii: ">") { broken += 1 }
            }
            lines.append(line)
        }
        guard longest >= 40, broken >= 3, full * 4 >= lines.count else { return nil }
        (self.bytes, self.lines, width) = (bytes, lines, longest)
    }

    private static let widest = 250

    private static func length(_ bytes: DumpBytes, _ line: Range<Int>) -> Int {
        // Counts the first byte of each UTF-8 character.
        line.count { bytes[$0] & 0xC0 != 0x80 }
    }

    /// The text with its original lines; `nil` if few of the long lines continue in the next.
    var undone: [UInt8]? {
        var (joined, full) = (0, 0)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        for (index, line) in lines.enumerated() {
            result += bytes[line]
            let missing = width - Self.length(bytes, line)
            if missing == 0 { full += 1 }
            guard index + 1 < lines.count else { break }
            if goesOn(line, in: lines[index + 1]) {
                joined += 1
                // Spaces at the end of a line may have been lost.
                result += [UInt8](repeating: 32, count: max(0, missing))
            } else {
                result.append(UInt8(ascii: "\n"))
            }
        }
        return joined >= 3 && joined * 2 >= full ? result : nil
    }

    /// Whether a line ends inside a description and the next line continues it.
    private func goesOn(_ line: Range<Int>, in next: Range<Int>) -> Bool {
        let length = Self.length(bytes, line)
        guard length > 0, !next.isEmpty, length > width - 8 else { return false }
        var end = line.upperBound
        while end > line.lowerBound, bytes[end - 1].isSpace { end -= 1 }
        guard end > line.lowerBound else { return false }
        if "=,:({[".utf8.contains(bytes[end - 1]) { return true }
        if beginsView(next) || DumpElement(bytes, next) != nil { return false }
        return length == width || bytes[end - 1] != UInt8(ascii: ">")
    }

    /// Whether the first description in the line is a view, not a value that belongs to the previous line.
    private func beginsView(_ line: Range<Int>) -> Bool {
        guard
            let start = line.first(where: { bytes[$0] == UInt8(ascii: "<") && DumpHead(bytes, at: $0) != nil })
        else { return false }
        let before = bytes[line.lowerBound..<start].last { !$0.isSpace }
        return before.map { !"=:({[".utf8.contains($0) } ?? true
    }
}
