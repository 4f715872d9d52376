import Foundation
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Small names of views, traits, insets and accessibility, as Apple's documentation has them.
@Suite(.application) @MainActor
struct ViewNameTests {
    let app = TestApplication.current
    let window = TestApplication.current.makeWindow()

    // Documented: preservesSuperviewLayoutMargins: the least that keeps to both margins: 30 - 10 = 20, 30 - 0, 30 - 25 = 5 < 8.
    @Test func `A view respects its superviews margins where it says so`() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        outer.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
        let inner = UIView(frame: CGRect(x: 10, y: 0, width: 180, height: 175))
        outer.addSubview(inner)
        let own = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        #expect(!inner.preservesSuperviewLayoutMargins && inner.layoutMargins == own)
        inner.preservesSuperviewLayoutMargins = true
        #expect(inner.layoutMargins == UIEdgeInsets(top: 30, left: 20, bottom: 8, right: 20))
        outer.layoutMargins.left = 50
        #expect(inner.layoutMargins.left == 40)
        inner.frame = CGRect(x: 60, y: 60, width: 50, height: 50)
        #expect(inner.layoutMargins == own)
        inner.preservesSuperviewLayoutMargins = false
        inner.frame = outer.bounds
        #expect(inner.layoutMargins == own)
    }

    // Documented: layoutMarginsDidChange(): told of changes. The property is open, so that a subclass hears it set.
    @Test func `A subclass is notified of its margins`() {
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

    // Documented: tintColorDidChange(): on the view and subviews that inherit; UIView.h: also as another superview changes it.
    @Test func `Views that inherit a tint are notified of it`() {
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

    // Documented: contentScaleFactor: default is the scale of the screen that shows the view; it can be set.
    @Test func `A view's scale is its screens until it is set`() {
        let (view, other) = (UIView(), UIView())
        window.addSubview(view)
        window.addSubview(other)
        #expect(view.contentScaleFactor == view.traitCollection.displayScale)
        view.contentScaleFactor = 3.5
        #expect(view.contentScaleFactor == 3.5)
        #expect(other.contentScaleFactor == other.traitCollection.displayScale)
    }

    // Documented: effectiveUserInterfaceLayoutDirection: for the view's own content. AD UITraitCollection(): traits unspecified.
    @Test func `What a view says of its direction is in effect`() {
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
            #expect(view.effectiveUserInterfaceLayoutDirection == expected)
        }
        #expect(UITraitCollection(layoutDirection: .rightToLeft).layoutDirection == .rightToLeft)
        #expect(UITraitCollection().layoutDirection == .unspecified)
        #expect(UITraitCollection().forceTouchCapability == .unknown)
        #expect(UITraitCollection(forceTouchCapability: .available).forceTouchCapability == .available)
    }

    // Documented: accessibilityViewIsModal: assistive apps ignore siblings. AD post: tells assistive apps. No word of touches.
    @Test func `What is said to assistive apps changes no touch`() {
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
        #expect(taps == 1)
        let all: [UIAccessibility.Notification] = [.screenChanged, .layoutChanged, .announcement, .pageScrolled]
        #expect(Set(all.map(\.rawValue)).count == 4)
    }

    // Arithmetic: content insets of 30 and 50 make a button 60 wider than those of 10 and 10. AD: zero, ==.
    @Test func `Directional insets and offsets are values`() {
        var insets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        #expect(NSDirectionalEdgeInsets.zero == NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
        #expect(NSDirectionalEdgeInsets() == .zero && insets != .zero)
        let button = UIButton(configuration: .filled())
        button.configuration?.title = "Title"
        button.configuration?.contentInsets = insets
        let narrow = button.intrinsicContentSize
        insets.leading = 30
        insets.trailing = 50
        insets.bottom += 7
        button.configuration?.contentInsets = insets
        #expect(button.configuration?.contentInsets == insets)
        let wide = button.intrinsicContentSize
        #expect(abs(wide.width - narrow.width - 60) < 0.01 && abs(wide.height - narrow.height - 7) < 0.01)
        var offset = UIOffset(horizontal: 3, vertical: 4)
        #expect(offset != .zero && UIOffset.zero == UIOffset(horizontal: 0, vertical: 0))
        offset.vertical = -4
        #expect(offset == UIOffset(horizontal: 3, vertical: -4) && UIOffset() == .zero)
    }

    // Documented: accessibilityContainer: weak. AD accessibilityFrameInContainerSpace: for content that scrolls, 120 - 30 = 90.
    @Test func `An element follows its container and does not keep it`() {
        let scroll = UIScrollView(frame: CGRect(x: 50, y: 100, width: 200, height: 200))
        scroll.contentSize = CGSize(width: 200, height: 1000)
        window.addSubview(scroll)
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 1000))
        scroll.addSubview(content)
        let element = UIAccessibilityElement(accessibilityContainer: content)
        element.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 20, width: 30, height: 40)
        scroll.contentOffset.y = 30
        #expect(element.accessibilityFrame == CGRect(x: 60, y: 90, width: 30, height: 40))
        scroll.frame.origin.x += 5
        #expect(element.accessibilityFrame.minX == 65)
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
