import Foundation
import TouchstoneCore

extension PageMessage {
    /// A message about an action of an input method or of the browser's edit menu.
    struct Text: Decodable {
        var what: String
        var text: String?
        /// The caret's position in the text and the length of the selection, in UTF-16 units.
        var selection: [Double]?
        var time: Double?
    }
}

extension PageMessage.Text {
    /// The maximum length of inserted or pasted text, in UTF-16 units.
    static let longest = 65_536
    /// The maximum length of marked text, in UTF-16 units, more than input methods use.
    static let longestMark = 1024

    func sample(at time: TimeInterval) throws(PageMessage.Refusal) -> TextInputSample {
        TextInputSample(try action(), time: time)
    }

    private func action() throws(PageMessage.Refusal) -> TextInputSample.Action {
        switch what {
        case "insert": return .insert(try content(Self.longest))
        case "mark":
            let text = try content(Self.longestMark)
            let length = text.utf16.count
            func place(_ index: Int) -> Int {
                guard let selection, selection.indices.contains(index), selection[index].isFinite else { return 0 }
                return Int(min(max(0, selection[index]), Double(length)))
            }
            let start = selection == nil ? length : place(0)
            return .mark(text, selection: NSRange(location: start, length: min(place(1), length - start)))
        case "delete": return .deleteBackward
        case "cut": return .cut
        case "copy": return .copy
        case "paste": return .paste
        default: throw PageMessage.Refusal(reason: "with a text one can only insert, mark, delete, cut, copy, paste")
        }
    }

    private func content(_ most: Int) throws(PageMessage.Refusal) -> String {
        guard let text else { throw PageMessage.Refusal(reason: "\"text\" is missing") }
        guard text.utf16.count <= most else {
            throw PageMessage.Refusal(reason: "a text has more than \(most) UTF-16 units")
        }
        return text
    }
}
