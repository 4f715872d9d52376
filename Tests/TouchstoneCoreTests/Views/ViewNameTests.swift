import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Margins, tints, scales, directions, accessibility and insets, as documented by Apple.
@Suite(.application) @MainActor
struct ViewNameTests {
    let app = TestApplication.current
    let window = TestApplication.current.makeWindow()

    // See `preservesSuperviewLayoutMargins`: the smallest margins that respect both: 30 − 10 = 20, 30 − 0 = 30, and 30 − 25 = 5 < 8.
    @Test func `A view respects its superview's margins if preservesSuperviewLayoutMargins is true`() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        outer.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
        let inner = UIView(frame: CGRect(x: 10, y: 0, width: 180, height: 175))
        outer.addSubview(inner)
        let own = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        #expect(!inner.preservesSuperviewLayoutMargins && inner.layoutMargins == own)
        inner.preservesSuperviewLayoutMargins = true
        expectEqual(inner.layoutMargins, UIEdgeInsets(top: 30, left: 20, bottom: 8, right: 20))
        outer.layoutMargins.left = 50
        expectEqual(inner.layoutMargins.left, 40)
        inner.frame = CGRect(x: 60, y: 60, width: 50, height: 50)
        expectEqual(inner.layoutMargins, own)
        inner.preservesSuperviewLayoutMargins = false
        inner.frame = outer.bounds
        expectEqual(inner.layoutMargins, own)
    }

    // See `layoutMarginsDidChange()`. The property is open, so a subclass can observe it.
    @Test func `A subclass is notified of new margins by layoutMarginsDidChange and by the overridden property`() {
        final class Notified: UIView {
            var received: [CGFloat] = []
            var set: [CGFloat] = []
            override var layoutMargins: UIEdgeInsets { didSet { set.append(layoutMargins.left) } }
            override func layoutMarginsDidChange() {
                super.layoutMarginsDidChange()
                received.append(layoutMargins.left)
            }
        }
        let logging = Notified(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view: UIView = logging
        window.addSubview(view)
        logging.received = []
        view.layoutMargins = UIEdgeInsets(top: 0, left: 25, bottom: 0, right: 0)
        #expect(logging.set == [25] && logging.received.last == 25)
        logging.received = []
        view.directionalLayoutMargins.leading = 35
        #expect(logging.received.last == 35 && view.layoutMargins.left == 35)
    }

    // See `tintColorDidChange()`. It is also called when a view moves to a superview with another tint color.
    @Test func `tintColorDidChange is called for views that inherit the tint color, also in a new superview`() {
        final class Notified: UIView {
            var seen: [UIColor] = []
            override func tintColorDidChange() {
                super.tintColorDidChange()
                seen.append(tintColor)
            }
        }
        let (outer, inner, own) = (Notified(), Notified(), Notified())
        window.addSubview(outer)
        outer.addSubview(inner)
        outer.addSubview(own)
        own.tintColor = .systemOrange
        for view in [outer, inner, own] { view.seen = [] }
        outer.tintColor = .systemRed
        #expect(outer.seen == [.systemRed] && inner.seen == [.systemRed])
        #expect(own.seen == [] && own.tintColor == .systemOrange)
        let other = UIView()
        window.addSubview(other)
        other.tintColor = .systemGreen
        other.addSubview(inner)
        #expect(inner.seen.last == .systemGreen && inner.tintColor == .systemGreen)
    }

    // See `contentScaleFactor`.
    @Test func `contentScaleFactor is the screen's scale until it is set`() {
        let (view, other) = (UIView(), UIView())
        window.addSubview(view)
        window.addSubview(other)
        expectEqual(view.contentScaleFactor, view.traitCollection.displayScale)
        view.contentScaleFactor = 3.5
        expectEqual(view.contentScaleFactor, 3.5)
        expectEqual(other.contentScaleFactor, other.traitCollection.displayScale)
    }

    // See `effectiveUserInterfaceLayoutDirection` and `UITraitCollection()`.
    @Test func `The semantic content attribute determines the effective layout direction`() {
        let view = UIView()
        window.addSubview(view)
        let traits = view.traitCollection.layoutDirection
        #expect(traits != .unspecified)
        let around: UIUserInterfaceLayoutDirection = traits == .rightToLeft ? .rightToLeft : .leftToRight
        let attributes: [UISemanticContentAttribute] = [
            .forceRightToLeft, .spatial, .unspecified, .playback, .forceLeftToRight,
        ]
        for attribute in attributes {
            view.semanticContentAttribute = attribute
            let expected = UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: around)
            expectEqual(view.effectiveUserInterfaceLayoutDirection, expected)
        }
        expectEqual(UITraitCollection(layoutDirection: .rightToLeft).layoutDirection, .rightToLeft)
        expectEqual(UITraitCollection().layoutDirection, .unspecified)
        expectEqual(UITraitCollection().forceTouchCapability, .unknown)
        expectEqual(UITraitCollection(forceTouchCapability: .available).forceTouchCapability, .available)
    }

    // See `accessibilityViewIsModal` and `post(notification:argument:)`.
    @Test func `Accessibility modality and notifications do not affect touches`() {
        let (modal, button) = (UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), UIButton(type: .system))
        button.frame = CGRect(x: 100, y: 300, width: 100, height: 40)
        window.addSubview(button)
        window.addSubview(modal)
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        #expect(!modal.accessibilityViewIsModal)
        modal.accessibilityViewIsModal = true
        #expect(modal.accessibilityViewIsModal && !button.accessibilityViewIsModal)
        UIAccessibility.post(notification: .screenChanged, argument: modal)
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
        UIAccessibility.post(notification: .announcement, argument: "Done")
        UIAccessibility.post(notification: .pageScrolled, argument: "Page 2 of 3")
        app.fingerTap(at: button)
        expectEqual(taps, 1)
        let all: [UIAccessibility.Notification] = [.screenChanged, .layoutChanged, .announcement, .pageScrolled]
        expectEqual(Set(all.map(\.rawValue)).count, 4)
    }

    // Content insets of 30 and 50 points make the button 60 points wider than those of 10 and 10.
    @Test func `Directional insets and offsets are compared by value, and insets enlarge a button`() {
        var insets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        expectEqual(NSDirectionalEdgeInsets.zero, NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
        #expect(NSDirectionalEdgeInsets() == .zero && insets != .zero)
        let button = UIButton(configuration: .filled())
        button.configuration?.title = "Title"
        button.configuration?.contentInsets = insets
        let narrow = button.intrinsicContentSize
        insets.leading = 30
        insets.trailing = 50
        insets.bottom += 7
        button.configuration?.contentInsets = insets
        expectEqual(button.configuration?.contentInsets, insets)
        let wide = button.intrinsicContentSize
        #expect(abs(wide.width - narrow.width - 60) < 0.01 && abs(wide.height - narrow.height - 7) < 0.01)
        var offset = UIOffset(horizontal: 3, vertical: 4)
        #expect(offset != .zero && UIOffset.zero == UIOffset(horizontal: 0, vertical: 0))
        offset.vertical = -4
        #expect(offset == UIOffset(horizontal: 3, vertical: -4) && UIOffset() == .zero)
    }

    // See `accessibilityContainer` (weak) and `accessibilityFrameInContainerSpace`. The content is scrolled: 120 − 30 = 90.
    @Test func `An accessibility element follows its container and does not retain it`() {
        let scroll = UIScrollView(frame: CGRect(x: 50, y: 100, width: 200, height: 200))
        scroll.contentSize = CGSize(width: 200, height: 1000)
        window.addSubview(scroll)
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 1000))
        scroll.addSubview(content)
        let element = UIAccessibilityElement(accessibilityContainer: content)
        element.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 20, width: 30, height: 40)
        scroll.contentOffset.y = 30
        expectEqual(element.accessibilityFrame, CGRect(x: 60, y: 90, width: 30, height: 40))
        scroll.frame.origin.x += 5
        expectEqual(element.accessibilityFrame.minX, 65)
        var orphan: UIAccessibilityElement?
        weak var gone: UIView?
        do {
            let view = UIView()
            gone = view
            orphan = UIAccessibilityElement(accessibilityContainer: view)
        }
        #expect(gone == nil && orphan?.accessibilityContainer == nil)
    }
}
