import Foundation

/// The bytes of a text, which do not change.
///
/// They are read through a pointer, since an array's elements are slow to read in a debug build. Reading outside of them gives 0.
struct DumpBytes {
    private final class Storage: @unchecked Sendable {
        let bytes: UnsafeMutablePointer<UInt8>

        init(_ source: UnsafeBufferPointer<UInt8>) {
            bytes = .allocate(capacity: source.count + 1)
            if let start = source.baseAddress { bytes.initialize(from: start, count: source.count) }
            // Ends what `strcspn` searches.
            (bytes + source.count).initialize(to: 0)
        }

        deinit { bytes.deallocate() }
    }

    private let storage: Storage
    let start: UnsafePointer<UInt8>
    let count: Int

    init(_ source: UnsafeBufferPointer<UInt8>) {
        storage = Storage(source)
        start = UnsafePointer(storage.bytes)
        count = source.count
    }

    init(_ bytes: [UInt8]) { self = bytes.withUnsafeBufferPointer { DumpBytes($0) } }

    subscript(place: Int) -> UInt8 { place >= 0 && place < count ? start[place] : 0 }

    /// The bytes in the range, as far as they exist.
    subscript(range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
        let lower = min(max(0, range.lowerBound), count)
        return UnsafeBufferPointer(start: start + lower, count: max(0, min(range.upperBound, count) - lower))
    }

    func string(_ range: Range<Int>) -> String { String(decoding: self[range], as: UTF8.self) }

    var array: [UInt8] { Array(self[0..<count]) }

    /// Whether all bytes are ASCII characters.
    var isASCII: Bool {
        var place = 0
        while place + 8 <= count {
            let eight = UnsafeRawPointer(start + place).loadUnaligned(as: UInt64.self)
            if eight & 0x8080_8080_8080_8080 != 0 { return false }
            place += 8
        }
        while place < count {
            if start[place] >= 0x80 { return false }
            place += 1
        }
        return true
    }

    // MARK: Searching

    /// The position of the next such byte in the given range, or `nil`.
    func place(of byte: UInt8, from place: Int, to end: Int) -> Int? {
        let (first, end) = (max(0, place), min(end, count))
        guard first < end, let found = memchr(start + first, Int32(byte), end - first) else { return nil }
        return UnsafePointer(found.assumingMemoryBound(to: UInt8.self)) - start
    }

    /// The position of the first byte from `place` on that is one of the set, or 0, or past the end.
    func place(ofAny set: StaticString, from place: Int) -> Int {
        guard place >= 0, place < count else { return count }
        let text = UnsafeRawPointer(start + place).assumingMemoryBound(to: CChar.self)
        let letters = UnsafeRawPointer(set.utf8Start).assumingMemoryBound(to: CChar.self)
        let skipped = strcspn(text, letters)
        return place + Int(skipped)
    }

    func contains(_ byte: UInt8) -> Bool { place(of: byte, from: 0, to: count) != nil }

    func has(_ word: StaticString, at place: Int) -> Bool {
        let length = word.utf8CodeUnitCount
        guard place >= 0, place + length <= count else { return false }
        return memcmp(start + place, word.utf8Start, length) == 0
    }

    /// The position of the word in the given range, or `nil`.
    func place(of word: StaticString, from start: Int, to end: Int) -> Int? {
        let first = word.utf8Start[0]
        let last = min(end, count) - word.utf8CodeUnitCount + 1
        var next = start
        while let place = self.place(of: first, from: next, to: last) {
            if has(word, at: place) { return place }
            next = place + 1
        }
        return nil
    }

    /// The end of the line that contains the position: that of its line break or of the text.
    func endOfLine(from place: Int) -> Int { self.place(of: UInt8(ascii: "\n"), from: place, to: count) ?? count }

    /// Whether two ranges contain the same bytes.
    func isEqual(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
        one.count == other.count && memcmp(start + one.lowerBound, start + other.lowerBound, one.count) == 0
    }

    /// Whether the range contains exactly these bytes.
    func isEqual(_ range: Range<Int>, _ other: [UInt8]) -> Bool {
        guard range.count == other.count, range.lowerBound >= 0, range.upperBound <= count else { return false }
        return other.withUnsafeBufferPointer { other in
            other.isEmpty || memcmp(start + range.lowerBound, other.baseAddress!, other.count) == 0
        }
    }
}

/// The lines of a part of a text, without line breaks.
struct DumpLines: Sequence, IteratorProtocol {
    private let bytes: DumpBytes
    private var place: Int
    private let end: Int

    init(_ bytes: DumpBytes, _ range: Range<Int>) {
        self.bytes = bytes
        place = range.lowerBound
        end = range.upperBound
    }

    mutating func next() -> Range<Int>? {
        guard place < end else { return nil }
        let start = place
        let lineEnd = Swift.min(end, bytes.endOfLine(from: place))
        place = lineEnd + 1
        return start..<lineEnd
    }
}
