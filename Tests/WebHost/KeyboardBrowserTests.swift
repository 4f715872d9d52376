import Foundation
import Testing
import TouchstoneChromium
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A real browser's keyboard, asserted in the application.
@Suite(.application, .serialized, .timeLimit(.minutes(2))) @MainActor
struct KeyboardBrowserTests {
    private func field(_ hosted: HostedApplication) -> UITextField {
        let field = UITextField(frame: CGRect(x: 20, y: 40, width: 300, height: 40))
        field.accessibilityIdentifier = "field"
        field.borderStyle = .roundedRect
        hosted.window.addSubview(field)
        return field
    }

    @Test func keysTypeIntoTheFieldThatWasClicked() async throws {
        try await withPage(touch: false) { hosted, page in
            let field = field(hosted)
            try await page.click(60, 60)
            try await hosted.until("it is edited") { field.isEditing }
            for key in ["H", "i", " ", "é", "?"] { try await page.page.press(key) }
            try await hosted.until("the text is there") { field.text == "Hi é?" }
            try await page.page.press("Backspace")
            try await hosted.until("one is gone") { field.text == "Hi é" }
        }
    }
}
