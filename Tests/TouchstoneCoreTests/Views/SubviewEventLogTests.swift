// Insertion beside views that are no siblings, layout after a subview's new size, sizes of plain buttons, display links, and presentation
// layers of moving, fading and resting views.

import Foundation
import QuartzCore
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A view that counts its layouts.
private final class Shelf: UIView {
    private(set) var layouts = 0
    var lay: ((Shelf) -> Void)?

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        lay?(self)
    }

    /// The number of layouts since the last call.
    func taken() -> Int {
        defer { layouts = 0 }
        return layouts
    }
}

@Suite(.application(tracing: .both)) @MainActor
struct SubviewEventLogTests {
    private let app = TestApplication.current
    private let window: UIWindow

    init() { window = TestApplication.current.makeWindow() }

    private func frame() { app.advance(by: 1.0 / 30) }

    // MARK: Siblings

    @Test func `A view inserted beside a view of another superview goes to the front`() {
        let desk = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        window.addSubview(desk)
        let (one, two) = (UIView(frame: desk.bounds), UIView(frame: desk.bounds))
        for view in [one, two] { desk.addSubview(view) }
        let stranger = UIView()
        let elsewhere = UIView()
        window.addSubview(elsewhere)
        elsewhere.addSubview(stranger)

        let below = UIView(frame: desk.bounds)
        desk.insertSubview(below, belowSubview: stranger)
        expectEqual(desk.subviews, [one, two, below])
        let above = UIView(frame: desk.bounds)
        desk.insertSubview(above, aboveSubview: UIView())
        expectEqual(desk.subviews, [one, two, below, above])
        #expect(elsewhere.subviews == [stranger] && stranger.superview === elsewhere)
        #expect(window.hitTest(CGPoint(x: 10, y: 10), with: nil) === above)
    }

    @Test(arguments: [true, false]) func `A view inserted beside itself goes to the front`(below: Bool) {
        let desk = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let views = (0..<3).map { _ in UIView(frame: desk.bounds) }
        for view in views { desk.addSubview(view) }
        if below {
            desk.insertSubview(views[0], belowSubview: views[0])
        } else {
            desk.insertSubview(views[0], aboveSubview: views[0])
        }
        expectEqual(desk.subviews, [views[1], views[2], views[0]])
        desk.insertSubview(views[0], belowSubview: views[2])
        expectEqual(desk.subviews, [views[1], views[0], views[2]])
    }

    // MARK: A subview's new size

    @Test func `A subview's new size lays out its superview once`() {
        let outer = Shelf(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let shelf = Shelf(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let book = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 60))
        window.addSubview(outer)
        outer.addSubview(shelf)
        shelf.addSubview(book)
        frame()
        _ = (outer.taken(), shelf.taken())

        book.frame.size = CGSize(width: 50, height: 60)
        book.frame.size = CGSize(width: 55, height: 60)
        frame()
        expectEqual(shelf.taken(), 1)
        book.bounds.size.height = 70
        shelf.layoutIfNeeded()
        expectEqual(shelf.taken(), 1)
        book.layer.bounds.size.width = 20
        shelf.layoutIfNeeded()
        expectEqual(shelf.taken(), 1)
        expectEqual(outer.taken(), 0)
        book.bounds.size = book.bounds.size
        frame()
        expectEqual(shelf.taken(), 0)
    }

    @Test func `A subview's new bounds origin does not lay out its superview`() {
        let shelf = Shelf(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        let list = UIScrollView(frame: shelf.bounds)
        list.contentSize = CGSize(width: 390, height: 5000)
        window.addSubview(shelf)
        shelf.addSubview(list)
        frame()
        _ = shelf.taken()
        list.bounds.origin.y = 40
        frame()
        app.fingerDrag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 200), duration: 0.15)
        app.advance(by: 3)
        #expect(list.contentOffset.y > 300)
        expectEqual(shelf.taken(), 0)
    }

    @Test func `A badge that grows is laid out at its corner again`() {
        let badge = UILabel()
        let shelf = Shelf(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        shelf.lay = { shelf in badge.frame.origin = CGPoint(x: shelf.bounds.maxX - badge.bounds.width, y: 0) }
        window.addSubview(shelf)
        shelf.addSubview(badge)
        for count in ["1", "12", "12345"] {
            badge.text = count
            badge.sizeToFit()
            frame()
            #expect(badge.bounds.width > 0)
            #expect(abs(badge.frame.maxX - 200) < 0.01)
        }
    }

    @Test func `A view that sizes its subviews in layoutSubviews comes to rest`() {
        let shelf = Shelf(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        let books = (0..<4).map { _ in UIView() }
        for book in books { shelf.addSubview(book) }
        shelf.lay = { shelf in
            for (index, book) in books.enumerated() {
                book.frame = CGRect(x: Double(index) * 50, y: 0, width: 50, height: shelf.bounds.height)
            }
        }
        window.addSubview(shelf)
        app.advance(by: 0.5)
        _ = shelf.taken()
        app.advance(by: 1)
        expectEqual(shelf.taken(), 0)
        shelf.frame.size.height = 80
        app.advance(by: 1)
        #expect(books.allSatisfy { $0.frame.height == 80 })
        expectEqual(shelf.taken(), 1)
    }

    // MARK: Buttons without a configuration

    @Test func `An empty button has 30 by 34 points, and a button with an image the image's size`() {
        expectEqual(UIButton(frame: .zero).intrinsicContentSize, CGSize(width: 30, height: 34))
        let heart = UIButton(type: .custom)
        heart.setImage(UIImage(named: "heart", size: CGSize(width: 57, height: 21)), for: .normal)
        expectEqual(heart.intrinsicContentSize, CGSize(width: 57, height: 21))
        heart.sizeToFit()
        expectEqual(heart.bounds.size, CGSize(width: 57, height: 21))
    }

    @Test(arguments: ["OK", "Continue without an account"])
    func `A button with a title has the title's width and 12 points more height`(
        title: String
    ) {
        let button = UIButton(type: .custom)
        button.setTitle(title, for: .normal)
        let size = button.intrinsicContentSize
        // The font has 15 points or the button font size; the title is as wide as a label's.
        let labels = [15.0, UIFont.buttonFontSize].map { points in
            let label = UILabel()
            label.font = .systemFont(ofSize: points)
            label.text = title
            return label
        }
        #expect(
            labels.contains { label in
                abs(label.intrinsicContentSize.width - size.width) <= 1
                    && abs(label.font.lineHeight + 12 - size.height) < 1
            })
        expectEqual(button.sizeThatFits(.zero), size)
    }

    // MARK: Display links

    @MainActor private final class Clock {
        var ticks = 0
        func tick(_ link: CADisplayLink) {
            ticks += 1
            if ticks == 10 { link.invalidate() }
        }
    }

    @Test func `A display link is retained by its run loop until it is invalidated`() {
        weak var clock: Clock?
        weak var link: CADisplayLink?
        do {
            let made = Clock()
            clock = made
            let display = CADisplayLink(target: made, action: Clock.tick)
            display.add(to: .main, forMode: .common)
            link = display
        }
        app.advance(by: 0.1)
        #expect((clock?.ticks ?? 0) >= 5)
        #expect(link != nil)
        let kept = clock
        app.advance(by: 1)
        expectEqual(kept?.ticks, 10)
        #expect(link == nil)
    }

    // MARK: presentation()

    private func moving(_ options: UIView.AnimationOptions = .curveLinear, delay: TimeInterval = 0) -> UIView {
        let card = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        window.addSubview(card)
        app.settle()
        UIView.animate(withDuration: 1, delay: delay, options: options) { card.frame.origin.x = 240 }
        return card
    }

    @Test func `HT-25: the presentation layer of a moving view is on its way`() throws {
        let card = moving()
        #expect(card.frame.minX == 240 && card.layer.frame.minX == 240)
        // 240 points per second are 4 points per frame.
        for step in 1...3 {
            app.advance(by: 0.25)
            let seen = try #require(card.layer.presentation())
            #expect(seen !== card.layer)
            #expect(abs(seen.frame.minX - CGFloat(step) * 60) <= 4)
            #expect(abs(seen.position.x - CGFloat(step) * 60 - 50) <= 4)
            #expect(seen.frame.minY == 100 && seen.bounds.size == CGSize(width: 100, height: 100))
        }
        app.advance(by: 0.5)
        expectEqual(card.layer.presentation()?.frame, CGRect(x: 240, y: 100, width: 100, height: 100))
    }

    @Test func `HT-25: a presentation layer is a copy that does not change`() throws {
        let card = moving()
        app.advance(by: 0.5)
        let seen = try #require(card.layer.presentation())
        let place = seen.frame.minX
        app.advance(by: 0.25)
        expectEqual(seen.frame.minX, place)
        #expect(abs(place - 120) <= 4)
        card.layer.removeAllAnimations()
        expectEqual(card.layer.presentation()?.frame.minX, 240)
    }

    @Test func `HT-25: during the delay the presentation layer is at its start`() {
        let card = moving(delay: 0.5)
        app.advance(by: 0.25)
        #expect(abs((card.layer.presentation()?.frame.minX ?? -1) - 0) <= 4)
        app.advance(by: 0.75)
        #expect(abs((card.layer.presentation()?.frame.minX ?? -1) - 120) <= 4)
        app.advance(by: 1)
        expectEqual(card.layer.presentation()?.frame.minX, 240)
    }

    @Test func `HT-25: the presentation layer of a fading and growing view is halfway`() throws {
        let card = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        window.addSubview(card)
        app.settle()
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
            card.alpha = 0
            card.transform = CGAffineTransform(scaleX: 3, y: 3)
        }
        app.advance(by: 0.25)
        let seen = try #require(card.layer.presentation())
        #expect(abs(seen.opacity - 0.5) < 0.05)
        #expect(abs(seen.frame.width - 200) < 10)
        #expect(abs(seen.frame.midX - 150) < 0.5)
        #expect(card.layer.opacity == 0 && card.layer.frame.width == 300)
    }

    @Test func `HT-25: without an animation the presentation layer equals the model`() throws {
        let card = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        window.addSubview(card)
        app.settle()
        card.frame.origin.x = 30
        card.alpha = 0.25
        let seen = try #require(card.layer.presentation())
        #expect(seen !== card.layer)
        #expect(seen.frame == card.frame && seen.opacity == 0.25)
        UIView.performWithoutAnimation { card.frame.origin.x = 60 }
        expectEqual(card.layer.presentation()?.frame.minX, 60)
    }
}
