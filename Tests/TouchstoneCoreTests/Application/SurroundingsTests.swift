import Foundation
import Testing
import TouchstoneCore
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Traits, sizes and safe areas of views and controllers.
@Suite(.application(tracing: .both)) @MainActor
struct SurroundingsTests {
    let app = TestApplication.current

    final class Log { var lines: [String] = [] }

    final class Card: UIView {
        var log = Log()
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            let isOther = traitCollection.hasDifferentColorAppearance(comparedTo: previous)
            log.lines.append("\(accessibilityIdentifier ?? "view") \(isOther ? "colors" : "size")")
        }
        override func safeAreaInsetsDidChange() {
            log.lines.append("\(accessibilityIdentifier ?? "view") \(safeAreaInsets.top)")
        }
    }

    final class Gallery: UIViewController {
        var log = Log()
        override func loadView() {
            let card = Card()
            card.accessibilityIdentifier = "root"
            card.log = log
            view = card
        }
        override func traitCollectionDidChange(_ previous: UITraitCollection?) { log.lines.append("controller") }
        override func viewSafeAreaInsetsDidChange() { log.lines.append("controller's safe area") }
        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            log.lines.append("will turn, \(view.bounds.width) wide")
            coordinator.animate { [log, view] _ in
                log.lines.append("turns, \(view!.bounds.width) wide")
            } completion: { [log] _ in
                log.lines.append("turned")
            }
        }
    }

    let gallery = Gallery()
    private var log: Log { gallery.log }

    private func show() -> UIWindow {
        let window = app.makeWindow(root: gallery)
        app.settle()
        log.lines = []
        return window
    }

    private func screen(_ size: CGSize, dark: Bool = false) {
        #expect(app.application.makePort().sendScreen(size: size, scale: 1, style: dark ? .dark : .light))
        app.settle()
    }

    @Test func `A change to dark mode is reported to the controller and then from superview to subview`() {
        let window = show()
        let inner = Card()
        inner.accessibilityIdentifier = "inner"
        inner.log = log
        gallery.view.addSubview(inner)
        expectEqual(inner.traitCollection.userInterfaceStyle, .light)
        screen(window.bounds.size, dark: true)
        expectEqual(log.lines, ["controller", "root colors", "inner colors"])
        expectEqual(inner.traitCollection.userInterfaceStyle, .dark)
        expectEqual(gallery.traitCollection.userInterfaceStyle, .dark)
    }

    @Test func `overrideUserInterfaceStyle changes the traits of a view`() {
        let window = show()
        let inner = Card()
        inner.accessibilityIdentifier = "inner"
        inner.log = log
        gallery.view.addSubview(inner)
        inner.overrideUserInterfaceStyle = .dark
        expectEqual(log.lines, ["inner colors"])
        expectEqual(inner.traitCollection.userInterfaceStyle, .dark)
        log.lines = []
        screen(window.bounds.size, dark: true)
        expectEqual(log.lines, ["controller", "root colors"])
    }

    @Test func `Rotating a phone notifies its controllers before and after`() {
        let window = show()
        expectEqual(window.traitCollection.horizontalSizeClass, .compact)
        expectEqual(window.traitCollection.verticalSizeClass, .regular)
        screen(CGSize(width: 844, height: 390))
        expectEqual(
            log.lines, ["will turn, 390.0 wide", "turns, 844.0 wide", "turned", "controller", "root size"])
        expectEqual(window.traitCollection.verticalSizeClass, .compact)
        #expect(UIWindowScene().interfaceOrientation.isLandscape)
    }

    @Test func `An iPad has regular size classes in both dimensions`() {
        app.application.userInterfaceIdiom = .pad
        let traits = UITraitCollection.current
        #expect(traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular)
        #expect(traits.userInterfaceIdiom == .pad && traits.displayScale == 1)
    }

    @Test func `A dynamic color depends on the traits`() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        expectEqual(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)), .white)
        expectEqual(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)), .black)
    }

    // MARK: Safe areas

    @Test func `additionalSafeAreaInsets change the safe areas of the views below`() {
        _ = show()
        let inner = Card(frame: CGRect(x: 0, y: 20, width: 390, height: 100))
        inner.accessibilityIdentifier = "inner"
        inner.log = log
        let below = UIView(frame: CGRect(x: 0, y: 60, width: 390, height: 100))
        for view in [inner, below] { gallery.view.addSubview(view) }
        gallery.additionalSafeAreaInsets.top = 50
        expectEqual(log.lines, ["root 50.0", "controller's safe area", "inner 30.0"])
        expectEqual(below.safeAreaInsets, .zero)
        expectEqual(gallery.view.safeAreaLayoutGuide.layoutFrame, CGRect(x: 0, y: 50, width: 390, height: 794))
        #expect(inner.layoutMargins.top == 38 && below.layoutMargins.top == 8)
    }

    @Test func `A scroll view adds the safe area to its adjusted content inset`() {
        _ = show()
        let scroll = UIScrollView(frame: gallery.view.bounds)
        scroll.contentSize = CGSize(width: 390, height: 2000)
        gallery.view.addSubview(scroll)
        gallery.additionalSafeAreaInsets = UIEdgeInsets(top: 50, left: 10, bottom: 30, right: 0)
        expectEqual(scroll.adjustedContentInset, UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
        expectEqual(scroll.contentOffset.y, -50)
        scroll.contentInsetAdjustmentBehavior = .always
        expectEqual(scroll.adjustedContentInset.left, 10)
        scroll.contentInsetAdjustmentBehavior = .never
        expectEqual(scroll.adjustedContentInset, .zero)
        expectEqual(scroll.contentOffset, .zero)
    }

    // MARK: Controllers

    @Test func `A controller knows whether it is presented, dismissed or moved in its appearance methods`() {
        final class Sheet: UIViewController {
            var seen: [String] = []
            private func note(_ when: String) {
                let why = [
                    isBeingPresented ? "presented" : nil, isBeingDismissed ? "dismissed" : nil,
                    isMovingToParent ? "to parent" : nil, isMovingFromParent ? "from parent" : nil,
                ]
                seen.append("\(when) \(why.compactMap { $0 }.joined())")
            }
            override func viewWillAppear(_ animated: Bool) { note("will") }
            override func viewDidAppear(_ animated: Bool) { note("did") }
            override func viewWillDisappear(_ animated: Bool) { note("leaves") }
            override func viewDidDisappear(_ animated: Bool) { note("left") }
        }
        _ = show()
        let sheet = Sheet()
        gallery.present(sheet, animated: true)
        app.advance(by: 1)
        sheet.dismiss(animated: true)
        app.advance(by: 1)
        expectEqual(sheet.seen, ["will presented", "did presented", "leaves dismissed", "left dismissed"])
        #expect(!sheet.isBeingPresented && !sheet.isBeingDismissed)

        let child = Sheet()
        gallery.addChild(child)
        gallery.view.addSubview(child.view)
        child.didMove(toParent: gallery)
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        expectEqual(child.seen, ["will to parent", "did to parent", "leaves from parent", "left from parent"])
        child.setEditing(true, animated: false)
        #expect(child.isEditing)
    }

    @Test func `Animations alongside a rotation run in the order in which they were added`() {
        final class Turner: UIViewController {
            var lines: [String] = []
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                for name in ["one", "two"] {
                    coordinator.animate { [weak self] _ in
                        self?.lines.append("\(name) turns")
                    } completion: { [weak self] _ in
                        self?.lines.append("\(name) turned")
                    }
                }
                coordinator.animate(alongsideTransition: nil) { [weak self] context in
                    self?.lines.append("after \(context.transitionDuration) s")
                }
            }
        }
        let turner = Turner()
        _ = app.makeWindow(root: turner)
        app.settle()
        screen(CGSize(width: 844, height: 390))
        expectEqual(turner.lines, ["one turns", "two turns", "one turned", "two turned", "after 0.0 s"])
    }
}
