import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Recent and legacy properties of views.
@Suite(.application(tracing: .both)) @MainActor
struct RecentSettingTests {
    let app = TestApplication.current
    let window = TestApplication.current.makeWindow()

    @Test func `Initializers set their arguments`() {
        let image = UIImage(systemName: "house")
        let imageView = UIImageView(image: image, highlightedImage: nil)
        #expect(imageView.bounds.size == image?.size && !imageView.isUserInteractionEnabled)
        let container = NSTextContainer(size: .zero)
        container.lineFragmentPadding = 9
        #expect(UITextView(frame: .zero, textContainer: container).textContainer === container)
        expectEqual(UISegmentedControl(items: ["A", "B"]).numberOfSegments, 2)
        let constraint = NSLayoutConstraint()
        constraint.isActive = true
        #expect(!constraint.isActive && constraint.firstItem == nil)
        expectEqual(UIBarButtonItem(title: "T", style: .done, target: nil, action: nil).style, .done)
    }

    @Test func `A fixed corner radius is the layer's corner radius`() {
        let view = UIView()
        view.cornerConfiguration = .corners(radius: .fixed(12))
        expectEqual(view.layer.cornerRadius, 12)
        view.cornerConfiguration = .capsule()
        #expect(view.layer.cornerRadius == 12 && view.cornerConfiguration == .capsule())
    }

    @Test func `A motion effect that is added twice is kept once`() {
        let (view, effect) = (UIView(), UIMotionEffectGroup())
        view.addMotionEffect(effect)
        view.addMotionEffect(effect)
        expectEqual(view.motionEffects, [effect])
        view.removeMotionEffect(effect)
        #expect(view.motionEffects.isEmpty)
    }

    @Test func `An update link is called in each frame while it is enabled and its view is in a window`() {
        let view = UIView()
        window.addSubview(view)
        var times: [TimeInterval] = []
        let link = UIUpdateLink(view: view) { _, info in times.append(info.modelTime) }
        app.advance(by: 0.1)
        #expect(times.isEmpty)
        link.isEnabled = true
        app.advance(by: 0.1)
        let count = times.count
        #expect(count >= 5 && times == times.sorted())
        view.removeFromSuperview()
        app.advance(by: 0.1)
        expectEqual(times.count, count)
        withExtendedLifetime(link) {}
    }

    @Test func `An image animation ends after its repeat count`() {
        let view = UIImageView()
        window.addSubview(view)
        view.startAnimating()
        #expect(!view.isAnimating)
        view.animationImages = [UIImage(), UIImage()]
        view.animationDuration = 0.5
        view.animationRepeatCount = 2
        view.startAnimating()
        app.advance(by: 0.9)
        #expect(view.isAnimating)
        app.advance(by: 0.2)
        #expect(!view.isAnimating)
        view.startAnimating()
        view.stopAnimating()
        #expect(!view.isAnimating)
    }

    @Test func `The text document proxy of an input view controller edits the first responder's text`() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        window.addSubview(field)
        field.becomeFirstResponder()
        let controller = UIInputViewController()
        window.addSubview(controller.view)
        let proxy = controller.textDocumentProxy
        proxy.insertText("abc")
        proxy.deleteBackward()
        proxy.adjustTextPosition(byCharacterOffset: -1)
        expectEqual(field.text, "ab")
        #expect(proxy.documentContextBeforeInput == "a" && proxy.documentContextAfterInput == "b")
        proxy.adjustTextPosition(byCharacterOffset: 99)
        #expect(proxy.documentContextBeforeInput == "ab" && proxy.documentContextAfterInput == nil)
    }

    @Test func `A selection of two lines has two selection rectangles`() throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        view.text = "one\ntwo\nthree"
        let end = try #require(view.position(from: view.beginningOfDocument, offset: 6))
        let range = try #require(view.textRange(from: view.beginningOfDocument, to: end))
        let rects = view.selectionRects(for: range)
        #expect(rects.count == 2 && rects.first?.containsStart == true && rects.last?.containsEnd == true)
        #expect(rects[0].rect.maxY <= rects[1].rect.midY)
    }

    @Test func `Paragraph styles are compared by value and sort their tab stops`() {
        let (one, other) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
        #expect(one == other && one.tabStops.count == 12)
        one.tabStops = []
        one.addTabStop(NSTextTab(textAlignment: .left, location: 40))
        one.addTabStop(NSTextTab(textAlignment: .left, location: 10))
        #expect(one != other && one.tabStops.map(\.location) == [10, 40])
        other.setParagraphStyle(one)
        expectEqual(one, other)
    }

    @Test func `AVMakeRect keeps the aspect ratio`() {
        let area = CGRect(x: 0, y: 0, width: 100, height: 100)
        expectEqual(
            AVMakeRect(aspectRatio: CGSize(width: 2, height: 1), insideRect: area),
            CGRect(x: 0, y: 25, width: 100, height: 50))
        expectEqual(AVMakeRect(aspectRatio: .zero, insideRect: area), area)
    }

    @Test func `Weak tables do not retain their objects`() {
        let table = NSHashTable<NSObject>.weakObjects()
        let kept = NSObject()
        table.add(kept)
        table.add(kept)
        do { table.add(NSObject()) }
        #expect(table.count == 1 && table.contains(kept) && table.anyObject === kept)
        table.remove(kept)
        #expect(table.allObjects.isEmpty)
        let map = NSMapTable<NSNumber, NSObject>.strongToWeakObjects()
        map.setObject(kept, forKey: NSNumber(value: 1))
        do { map.setObject(NSObject(), forKey: NSNumber(value: 2)) }
        #expect(map.object(forKey: NSNumber(value: 1)) === kept && map.count == 1)
    }
}
