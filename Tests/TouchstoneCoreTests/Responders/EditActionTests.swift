import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A responder can perform the editing actions that its class overrides (RC-30, RC-32).
@Suite(.application(tracing: .both)) @MainActor
struct EditActionTests {
    let app = TestApplication.current

    private final class Page: Listener {
        override func copy(_ sender: Any?) { lines.append("copy") }
        override func selectAll(_ sender: Any?) { lines.append("select all") }
    }

    private let all: [(String, Selector)] = [
        ("cut:", .cut), ("copy:", .copy), ("paste:", .paste), ("pasteAndMatchStyle:", .pasteAndMatchStyle),
        ("pasteAndGo:", .pasteAndGo), ("pasteAndSearch:", .pasteAndSearch), ("select:", .select),
        ("selectAll:", .selectAll), ("delete:", .delete),
        ("makeTextWritingDirectionLeftToRight:", .makeTextWritingDirectionLeftToRight),
        ("makeTextWritingDirectionRightToLeft:", .makeTextWritingDirectionRightToLeft),
        ("toggleBoldface:", .toggleBoldface), ("toggleItalics:", .toggleItalics),
        ("toggleUnderline:", .toggleUnderline), ("increaseSize:", .increaseSize), ("decreaseSize:", .decreaseSize),
        ("print:", .printContent),
    ]

    @Test func `RC-32: a plain view can perform no editing action`() {
        let plain = UIView(frame: .zero)
        for (name, action) in all {
            expectEqual(action.name, name)
            #expect(!plain.canPerformAction(action, withSender: nil), "\(name)")
        }
    }

    @Test func `RC-30, RC-32: a view can perform exactly the editing actions that it overrides`() {
        let page = Page(frame: .zero)
        let can = all.filter { page.canPerformAction($0.1, withSender: nil) }.map(\.0)
        expectEqual(can, ["copy:", "selectAll:"])
    }

    @Test func `RC-27, RC-32: an editing action goes up the chain to the nearest responder that implements it`() {
        let window = app.makeWindow()
        let page = Page("page", in: window)
        let inner = Listener("inner", in: page)
        inner.becomeFirstResponder()
        #expect(app.application.sendAction(.copy, to: nil, from: nil, for: nil))
        #expect(!app.application.sendAction(.paste, to: nil, from: nil, for: nil))
        expectEqual(page.lines, ["copy"])
    }

    @Test func `RC-32: updateTextAttributes passes the sender's conversion handler to the first responder`() {
        final class Styled: UIView {
            var attributes: [NSAttributedString.Key: Any] = [.init("size"): 12]
            override var canBecomeFirstResponder: Bool { true }
            override func updateTextAttributes(conversionHandler: @escaping TextAttributeConversion) {
                attributes = conversionHandler(attributes)
            }
        }
        let styled = Styled(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        app.makeWindow().addSubview(styled)
        styled.becomeFirstResponder()
        let bigger: TextAttributeConversion = { old in
            old.mapValues { value in (value as? Int).map { $0 + 1 } ?? value }
        }
        #expect(!UIView(frame: .zero).canPerformAction(.updateTextAttributes, withSender: nil))
        #expect(app.application.sendAction(.updateTextAttributes, to: nil, from: bigger, for: nil))
        expectEqual(styled.attributes[.init("size")] as? Int, 13)
    }
}
