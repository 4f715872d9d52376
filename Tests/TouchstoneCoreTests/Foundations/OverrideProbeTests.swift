import Testing
import TouchstoneTestingTraits
import TouchstoneCore
import UIKit

/// Which classes override a method is read from their vtables. Where a compiler lays these out in another way, every class counts as
/// overriding, and the library is slow; so that it does not become so unseen, each probe must have found its slot.
@Suite(.application) @MainActor
struct OverrideProbeTests {
    @Test func `Every probe finds its slot`() {
        #expect(ForwardedMethod.blindProbes == [])
        #expect(UIView.blindProbes == [])
        #expect(UIGestureRecognizer.blindProbes == [])
    }

    @Test(arguments: [
        Selector.cut, .copy, .paste, .pasteAndMatchStyle, .pasteAndGo, .pasteAndSearch, .select, .selectAll, .delete,
        .makeTextWritingDirectionLeftToRight, .makeTextWritingDirectionRightToLeft, .toggleBoldface, .toggleItalics,
        .toggleUnderline, .increaseSize, .decreaseSize, .printContent, .updateTextAttributes,
    ])
    func `RC-30: a responder that overrides nothing implements no edit action`(action: Selector) {
        #expect(!UIResponder().canPerformAction(action, withSender: nil))
    }
}
