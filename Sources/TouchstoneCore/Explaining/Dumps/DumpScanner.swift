import Foundation

/// Finds numbers and words in a line, from left to right.
struct DumpScanner {
    private let bytes: [UInt8]
    private(set) var place = 0

    init(_ text: some StringProtocol) {
        bytes = Array(text.utf8)
    }

    var isAtEnd: Bool { place >= bytes.count }

    mutating func skip(_ set: String) {
        let set = Array(set.utf8)
        while place < bytes.count, set.contains(bytes[place]) { place += 1 }
    }

    /// So many numbers, with anything of `separators` around them, all finite.
    mutating func numbers(_ count: Int, separators: String) -> [CGFloat]? {
        var numbers: [CGFloat] = []
        for _ in 0..<count {
            skip(separators)
            guard let number = number() else { return nil }
            numbers.append(number)
        }
        return numbers
    }

    private mutating func number() -> CGFloat? {
        let start = place
        while place < bytes.count, "+-.eE0123456789".utf8.contains(bytes[place]) { place += 1 }
        guard let number = Double(String(decoding: bytes[start..<place], as: UTF8.self)), number.isFinite,
            abs(number) < 1e9
        else { return nil }
        return CGFloat(number)
    }
}

extension Substring {
    /// What follows the first occurrence of `marker`.
    func after(_ marker: String) -> Substring? {
        range(of: marker).map { self[$0.upperBound...] }
    }

    /// Up to the first occurrence of `marker`, or all of it.
    func before(_ marker: String) -> Substring {
        range(of: marker).map { self[..<$0.lowerBound] } ?? self
    }
}
