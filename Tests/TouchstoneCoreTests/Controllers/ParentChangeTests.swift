import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Adding, removing and moving child controllers as Apple documents `addChild(_:)` and `removeFromParent()`.
@Suite(.application) @MainActor
struct ParentChangeTests {
    let app = TestApplication.current

    private final class Child: UIViewController {
        var calls: [String] = []
        override func willMove(toParent parent: UIViewController?) {
            super.willMove(toParent: parent)
            calls.append("will \(parent?.title ?? "nil")")
        }
        override func didMove(toParent parent: UIViewController?) {
            super.didMove(toParent: parent)
            calls.append("did \(parent?.title ?? "nil")")
        }
    }

    private func parent(_ title: String) -> UIViewController {
        let parent = UIViewController()
        parent.title = title
        return parent
    }

    @Test func `A child that is added to a second parent leaves the first`() {
        let (first, second, child) = (parent("first"), parent("second"), Child())
        first.addChild(child)
        child.didMove(toParent: first)
        #expect(first.children == [child] && child.parent === first)
        child.calls = []
        second.addChild(child)
        #expect(first.children == [] && second.children == [child] && child.parent === second)
        #expect(child.calls.last == "will second" && !child.calls.contains("did second"))
        child.didMove(toParent: second)
        expectEqual(child.calls.last, "did second")
    }

    @Test func `Moving a child to another parent keeps its siblings`() {
        let (first, second) = (parent("first"), parent("second"))
        let children = [Child(), Child(), Child()]
        for child in children { first.addChild(child) }
        second.addChild(children[1])
        #expect(first.children == [children[0], children[2]] && second.children == [children[1]])
        second.addChild(children[0])
        #expect(first.children == [children[2]] && second.children == [children[1], children[0]])
    }

    @Test func `addChild(_:) calls willMove(toParent:) and not didMove(toParent:)`() {
        let (first, child) = (parent("first"), Child())
        first.addChild(child)
        expectEqual(child.calls, ["will first"])
        child.didMove(toParent: first)
        expectEqual(child.calls, ["will first", "did first"])
    }

    @Test func `removeFromParent() calls didMove(toParent:) and not willMove(toParent:)`() {
        let (first, child) = (parent("first"), Child())
        first.addChild(child)
        child.didMove(toParent: first)
        child.calls = []
        child.removeFromParent()
        #expect(child.calls == ["did nil"] && child.parent == nil && first.children == [])
        child.removeFromParent()
        #expect(child.parent == nil && first.children == [])
    }

    @Test func `Adding a child to its parent again does not duplicate it`() {
        let (first, child, other) = (parent("first"), Child(), Child())
        first.addChild(child)
        first.addChild(other)
        first.addChild(child)
        #expect(Set(first.children) == [child, other] && first.children.count == 2 && child.parent === first)
    }

    @Test func `The next responder of a moved child is its new superview`() {
        let (first, second, child) = (parent("first"), parent("second"), Child())
        for parent in [first, second] { _ = app.makeWindow(parent.title!, root: parent) }
        first.addChild(child)
        first.view.addSubview(child.view)
        #expect(child.next === first.view)
        second.addChild(child)
        second.view.addSubview(child.view)
        #expect(child.next === second.view && first.view.subviews == [] && second.view.subviews == [child.view])
    }
}
