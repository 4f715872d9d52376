import Foundation
import Testing
import TouchstoneCore
import TouchstoneExpectations
import TouchstoneGeometry
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The commands that drawing of texts records, and the sizes of texts.
@Suite(.application) @MainActor
struct TextCommandTests {
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

    private func drawn(_ draw: (CGContext) -> Void) -> [String] {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100), format: format)
            .image { draw($0.cgContext) }.lines
    }

    /// In the system's monospaced font of 10 points a character is 6 points wide.
    @Test func `Texts of all types are drawn in lines from a corner, or with their baseline at a point`() {
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.monospacedSystemFont(ofSize: 10, weight: .regular), .foregroundColor: UIColor(cgColor: red),
        ]
        let text = "ab cd"
        let (object, attributed) = (text as NSString, NSAttributedString(string: text, attributes: attributes))
        let (point, rect) = (CGPoint(x: 5, y: 6), CGRect(x: 5, y: 6, width: 20, height: 24))
        let low = CGRect(x: 5, y: 6, width: 20, height: 23)
        let lined = NSStringDrawingOptions.usesLineFragmentOrigin
        let calls: [[() -> Void]] = [
            [
                { text.draw(at: point, withAttributes: attributes) },
                { text.draw(in: rect, withAttributes: attributes) },
                { text.draw(with: rect, options: lined, attributes: attributes, context: nil) },
                { text.draw(with: rect, attributes: attributes, context: nil) },
                { text.draw(in: low, withAttributes: attributes) },
            ],
            [
                { object.draw(at: point, withAttributes: attributes) },
                { object.draw(in: rect, withAttributes: attributes) },
                { object.draw(with: rect, options: lined, attributes: attributes, context: nil) },
                { object.draw(with: rect, attributes: attributes, context: nil) },
                { object.draw(in: low, withAttributes: attributes) },
            ],
            [
                { attributed.draw(at: point) }, { attributed.draw(in: rect) },
                { attributed.draw(with: rect, options: lined, context: nil) },
                { attributed.draw(with: rect, context: nil) }, { attributed.draw(in: low) },
            ],
        ]
        let font = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)
        func line(_ text: String, _ baseline: CGFloat) -> String {
            let place = DrawingCommand.clip(CGRect(x: 5, y: baseline, width: 0, height: 0), cornerRadius: 0).line
            return
                "text \(text) at \(place.split(separator: " ")[1...2].joined(separator: " ")) width \(6 * text.count) 10 #ff0000ff"
        }
        let (first, second) = (line("ab", 6 + font.ascender), line("cd", 6 + font.lineHeight + font.ascender))
        let one = [line(text, 6 + font.ascender)]
        for calls in calls {
            expectEqual(
                calls.map { call in drawn { _ in call() } },
                [one, [first, second], [first, second], [line(text, 6)], [first]])
        }
        call(outside: calls)
    }

    /// Without a context, drawing does nothing.
    private func call(outside calls: [[() -> Void]]) { for call in calls.joined() { call() } }

    @Test func `The bounding box of a text is one line about the baseline, or lines from a corner`() {
        let font = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)
        let attributes: [NSAttributedString.Key: Any] = [.font: font]
        let height = font.lineHeight
        let text = "ab cd"
        let (object, attributed) = (text as NSString, NSAttributedString(string: text, attributes: attributes))
        let room = CGSize(width: 20, height: 100)
        let lined = NSStringDrawingOptions.usesLineFragmentOrigin
        expectEqual(
            [text.size(withAttributes: attributes), object.size(withAttributes: attributes), attributed.size()],
            Array(repeating: CGSize(width: 30, height: height), count: 3))
        expectEqual(
            [
                text.boundingRect(with: room, options: lined, attributes: attributes, context: nil),
                object.boundingRect(with: room, options: lined, attributes: attributes, context: nil),
                attributed.boundingRect(with: room, options: lined),
            ], Array(repeating: CGRect(x: 0, y: 0, width: 12, height: 2 * height), count: 3))
        let boxes = [
            text.boundingRect(with: room, attributes: attributes, context: nil),
            object.boundingRect(with: room, attributes: attributes, context: nil), attributed.boundingRect(with: room),
        ]
        expectEqual(boxes, Array(repeating: CGRect(x: 0, y: -font.ascender, width: 30, height: height), count: 3))
    }
}
