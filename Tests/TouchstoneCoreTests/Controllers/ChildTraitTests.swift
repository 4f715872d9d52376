import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Traits that a parent controller gives to a child.
@Suite(.application) @MainActor
struct ChildTraitTests {
    private final class Child: UIViewController {
        var changes: [String] = []

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            changes.append("\(traitCollection.horizontalSizeClass), \(traitCollection.verticalSizeClass)")
        }
    }

    private let parent = UIViewController()
    private let child = Child()
    private let sibling = UIViewController()

    init() {
        _ = TestApplication.current.makeWindow(root: parent)
        for each in [child, sibling] {
            parent.addChild(each)
            parent.view.addSubview(each.view)
            each.didMove(toParent: parent)
        }
        TestApplication.current.settle()
        child.changes = []
    }

    private func sizes(_ traits: UITraitCollection) -> String {
        "\(traits.horizontalSizeClass), \(traits.verticalSizeClass)"
    }

    @Test func `A parent gives traits to a child, its view and no other child`() {
        let wide = UITraitCollection(horizontalSizeClass: .regular)
        parent.setOverrideTraitCollection(wide, forChild: child)
        expectEqual(parent.overrideTraitCollection(forChild: child), wide)
        #expect(parent.overrideTraitCollection(forChild: sibling) == nil)
        expectEqual(sizes(child.traitCollection), "regular, regular")
        expectEqual(sizes(child.view.traitCollection), "regular, regular")
        expectEqual(sizes(sibling.traitCollection), "compact, regular")
        expectEqual(child.changes, ["regular, regular"])
    }

    @Test func `A child's own overrides have precedence over those of its parent`() {
        child.traitOverrides.verticalSizeClass = .compact
        child.changes = []
        let both = UITraitCollection(traitsFrom: [
            UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(verticalSizeClass: .regular),
        ])
        parent.setOverrideTraitCollection(both, forChild: child)
        expectEqual(sizes(child.traitCollection), "regular, compact")
        expectEqual(child.changes, ["regular, compact"])
    }

    @Test func `A child loses the traits of its parent when they are removed and when it leaves`() {
        let wide = UITraitCollection(horizontalSizeClass: .regular)
        parent.setOverrideTraitCollection(wide, forChild: child)
        parent.setOverrideTraitCollection(nil, forChild: child)
        expectEqual(sizes(child.traitCollection), "compact, regular")
        parent.setOverrideTraitCollection(wide, forChild: child)
        child.removeFromParent()
        #expect(parent.overrideTraitCollection(forChild: child) == nil)
        expectEqual(sizes(child.traitCollection), "compact, regular")
    }
}
