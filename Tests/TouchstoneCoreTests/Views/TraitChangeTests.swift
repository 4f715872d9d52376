import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private struct AccentTrait: UITraitDefinition {
    static let defaultValue = 0
}

extension UIMutableTraits {
    fileprivate var accent: Int {
        get { self[AccentTrait.self] }
        set { self[AccentTrait.self] = newValue }
    }
}

/// Traits that views and controllers override, and the handlers of their changes.
@Suite(.application(tracing: .both)) @MainActor
struct TraitChangeTests {
    let app = TestApplication.current
    let window = TestApplication.current.makeWindow()

    private func chain() -> (outer: UIView, inner: UIView) {
        let (outer, inner) = (UIView(), UIView())
        window.addSubview(outer)
        outer.addSubview(inner)
        return (outer, inner)
    }

    @Test func `A handler for trait changes is called only for its traits`() {
        let (outer, inner) = chain()
        var calls: [String] = []
        inner.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, old: UITraitCollection) in
            calls.append("\(old.userInterfaceStyle) to \(view.traitCollection.userInterfaceStyle)")
        }
        outer.traitOverrides.preferredContentSizeCategory = .extraLarge
        #expect(calls == [] && inner.traitCollection.preferredContentSizeCategory == .extraLarge)
        outer.traitOverrides.userInterfaceStyle = .dark
        expectEqual(calls, ["light to dark"])
        outer.overrideUserInterfaceStyle = .light
        expectEqual(calls, ["light to dark", "dark to light"])
    }

    @Test func `A handler is not called after it is unregistered`() {
        let (outer, inner) = chain()
        var calls = 0
        let registration = inner.registerForTraitChanges([AccentTrait.self]) { (_: UIView, _) in calls += 1 }
        outer.traitOverrides.accent = 1
        inner.unregisterForTraitChanges(registration)
        outer.traitOverrides.accent = 2
        expectEqual(calls, 1)
    }

    @Test func `The nearest trait override wins and hides changes above it`() {
        let (outer, inner) = chain()
        var calls = 0
        inner.traitOverrides.accent = 5
        inner.registerForTraitChanges([AccentTrait.self]) { (_: UIView, _) in calls += 1 }
        outer.traitOverrides.accent = 1
        expectEqual(outer.traitCollection[AccentTrait.self], 1)
        #expect(inner.traitCollection[AccentTrait.self] == 5 && calls == 0)
        inner.traitOverrides.remove(AccentTrait.self)
        #expect(inner.traitCollection[AccentTrait.self] == 1 && calls == 1)
        #expect(!inner.traitOverrides.contains(AccentTrait.self))
        #expect(outer.traitOverrides.contains(AccentTrait.self))
    }

    @Test func `A view that overrides the style is notified of other traits`() {
        let (outer, inner) = chain()
        inner.overrideUserInterfaceStyle = .dark
        var calls: [Int] = []
        inner.registerForTraitChanges([AccentTrait.self]) { (view: UIView, _) in
            calls.append(view.traitCollection[AccentTrait.self])
        }
        outer.traitOverrides.accent = 3
        #expect(calls == [3] && inner.traitCollection.userInterfaceStyle == .dark)
    }

    @Test func `A controller overrides traits for its view before and after it is loaded`() {
        final class Listening: UIViewController {
            var changes = 0
            override func viewDidLoad() {
                super.viewDidLoad()
                registerForTraitChanges([AccentTrait.self]) { (self: Self, _: UITraitCollection) in self.changes += 1 }
            }
        }
        let controller = Listening()
        controller.traitOverrides.accent = 7
        #expect(controller.traitCollection[AccentTrait.self] == 7 && !controller.isViewLoaded)
        window.addSubview(controller.view)
        expectEqual(controller.view.traitCollection[AccentTrait.self], 7)
        controller.traitOverrides.accent = 8
        expectEqual(controller.changes, 1)
    }

    @Test func `A target for trait changes is called with the view and not retained`() {
        final class Target {
            var views: [UIView] = []
            func changed(_ view: UIView) { views.append(view) }
        }
        let (outer, inner) = chain()
        var target: Target? = Target()
        weak let kept = target
        inner.registerForTraitChanges(
            [AccentTrait.self], target: target!, action: Selector(Target.changed, name: "changed"))
        outer.traitOverrides.accent = 1
        expectEqual(target?.views, [inner])
        target = nil
        #expect(kept == nil)
        outer.traitOverrides.accent = 2
    }

    @Test func `Trait collections are created, modified and compared`() {
        let made = UITraitCollection { traits in
            traits.userInterfaceStyle = .dark
            traits.accent = 4
        }
        #expect(made.userInterfaceStyle == .dark && made[AccentTrait.self] == 4)
        let other = made.modifyingTraits { $0.accent = 6 }
        #expect(made != other && made == other.modifyingTraits { $0.accent = 4 })
        expectEqual(other.changedTraits(from: made).map { $0.name }, ["AccentTrait"])
        expectEqual(UITraitCollection(traitsFrom: [made, other])[AccentTrait.self], 6)
        expectEqual(UITraitCollection()[AccentTrait.self], 0)
    }
}
