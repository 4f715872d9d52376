import Foundation
import TouchstoneCore

extension PageMessage {
    /// What an input method or the browser's edit menu did.
    struct Text: Decodable {
        var what: String
        var text: String?
        /// Where in the text the caret is and how much is selected, in UTF-16 units.
        var selection: [Double]?
        var time: Double?
    }
}

extension PageMessage.Text {
    /// In UTF-16 units: of what is inserted or pasted at once.
    static let longest = 65_536
    /// In UTF-16 units: of what is not settled. No input method holds more back.
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
