import Testing
@_spi(TouchstoneExtensions) import TouchstoneCore
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The methods by which a text field draws its text and its placeholder.
@Suite(.application) @MainActor
struct TextFieldDrawingTests {
    private final class Field: UITextField {
        var calls: [String] = []
        override func drawText(in rect: CGRect) {
            calls.append("text \(rect.minX)")
            super.drawText(in: rect)
        }
        override func drawPlaceholder(in rect: CGRect) { calls.append("placeholder \(rect.minX)") }
    }

    private func words(_ field: UITextField) -> [String] {
        var list = DisplayList(style: .light)
        field.draw(into: &list)
        return list.commands.compactMap { command in
            switch command {
            case .text(let text, _, _, _, _, _): text
            case .styledText(let text, _, _, _, _): text
            default: nil
            }
        }
    }

    @Test func `An override that draws nothing hides the placeholder, and super draws the text`() {
        let field = Field(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        field.placeholder = "Name"
        #expect(words(field).isEmpty)
        field.text = "Ada"
        expectEqual(words(field), ["Ada"])
        expectEqual(field.calls, ["placeholder 0.0", "text 0.0"])
        let plain = UITextField(frame: field.frame)
        plain.placeholder = "Name"
        expectEqual(words(plain), ["Name"])
    }
}
