#if Port
/// Edits of one file's text by UTF-8 offsets. Edits keep the number of lines unless documented otherwise.
struct Edits {
    private struct Edit {
        let range: Range<Int>
        let text: String
        /// At the same offset, closing text is inserted before opening text, the inner before the outer.
        let closes: Bool
        let order: Int
    }

    private var edits: [Edit] = []
    /// The number of edits so far, including removed ones.
    private var count = 0

    mutating func insert(_ text: String, at offset: Int) { add(offset..<offset, text, closes: false) }
    /// Inserts the end of a text that an earlier `insert` began.
    mutating func close(_ text: String, at offset: Int) { add(offset..<offset, text, closes: true) }
    /// Discards earlier edits within the range.
    mutating func replace(_ range: Range<Int>, by text: String) { add(range, text, closes: false) }

    /// Removes a text with its edits, to insert it elsewhere.
    mutating func remove(_ range: Range<Int>) {
        edits.removeAll { range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound }
        replace(range, by: "")
    }

    private mutating func add(_ range: Range<Int>, _ text: String, closes: Bool) {
        edits.append(Edit(range: range, text: text, closes: closes, order: count))
        count += 1
    }

    var isEmpty: Bool { edits.isEmpty }

    /// The text in `range` with its edits applied.
    func applied(to bytes: [UInt8], in range: Range<Int>) -> String {
        let sorted = edits.filter { range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound }
            .sorted { one, other in
                if one.range.lowerBound != other.range.lowerBound {
                    return one.range.lowerBound < other.range.lowerBound
                }
                if one.range.isEmpty != other.range.isEmpty { return one.range.isEmpty }
                if one.range.isEmpty {
                    if one.closes != other.closes { return one.closes }
                    return one.closes ? one.order > other.order : one.order < other.order
                }
                if one.range.count != other.range.count { return one.range.count > other.range.count }
                return one.order < other.order
            }
        var result = ""
        var cursor = range.lowerBound
        for edit in sorted where edit.range.lowerBound >= cursor {
            result += String(decoding: bytes[cursor..<edit.range.lowerBound], as: UTF8.self)
            result += edit.text
            let lost = bytes[edit.range].lazy.filter { $0 == 10 }.count
            let kept = edit.text.utf8.lazy.filter { $0 == 10 }.count
            if lost > kept { result += String(repeating: "\n", count: lost - kept) }
            cursor = edit.range.upperBound
        }
        return result + String(decoding: bytes[cursor..<range.upperBound], as: UTF8.self)
    }
}
#endif
