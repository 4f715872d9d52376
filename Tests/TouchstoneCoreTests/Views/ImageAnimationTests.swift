import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// An image view with three animation images: a, b and c.
@Suite(.application) @MainActor
struct ImageAnimationTests {
    let app = TestApplication.current
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    private let colors: [(name: String, color: UIColor)] = [
        ("a", UIColor(red: 1, green: 0, blue: 0, alpha: 1)), ("b", UIColor(red: 0, green: 1, blue: 0, alpha: 1)),
        ("c", UIColor(red: 0, green: 0, blue: 1, alpha: 1)), ("still", UIColor(red: 0, green: 0, blue: 0, alpha: 1)),
    ]

    init() {
        app.makeWindow().addSubview(view)
        view.image = image(3)
        view.animationImages = (0..<3).map { image($0) }
        app.settle()
    }

    private func image(_ number: Int) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { renderer in
            colors[number].color.setFill()
            renderer.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
    }

    /// The name of the image that is shown.
    private var shown: String {
        let color = app.shownColor(at: CGPoint(x: 10, y: 10))
        return colors.first { $0.color.cgColor == color }?.name ?? "nothing"
    }

    private func shown(after time: TimeInterval) -> String {
        app.advance(by: time)
        return shown
    }

    @Test func `The image is shown until the animation starts and after it stops`() {
        view.animationDuration = 3
        #expect(!view.isAnimating && shown == "still")
        view.startAnimating()
        #expect(view.isAnimating && shown == "a")
        expectEqual((0..<4).map { _ in shown(after: 1) }, ["b", "c", "a", "b"])
        view.stopAnimating()
        #expect(!view.isAnimating && shown == "still" && shown(after: 1) == "still")
    }

    @Test func `startAnimating during an animation begins with the first image`() {
        view.animationDuration = 3
        view.startAnimating()
        expectEqual(shown(after: 1.5), "b")
        view.startAnimating()
        #expect(shown == "a" && shown(after: 0.9) == "a" && shown(after: 0.2) == "b")
    }

    @Test func `The animation ends after animationRepeatCount cycles`() {
        (view.animationDuration, view.animationRepeatCount) = (3, 2)
        view.startAnimating()
        #expect(shown(after: 5.9) == "c" && view.isAnimating)
        #expect(shown(after: 0.2) == "still" && !view.isAnimating)
        view.startAnimating()
        #expect(view.isAnimating && shown(after: 1.5) == "b")
    }

    @Test func `Without a duration each image is shown for 1/30 of a second`() {
        view.startAnimating()
        #expect(shown(after: 0.03) == "a" && shown(after: 1.0 / 30) == "b" && shown(after: 1.0 / 30) == "c")
        expectEqual(shown(after: 1.0 / 30), "a")
    }

    @Test func `Without animation images startAnimating has no effect`() {
        for images in [nil, []] as [[UIImage]?] {
            view.animationImages = images
            view.startAnimating()
            #expect(!view.isAnimating && shown == "still")
        }
    }

    @Test func `Setting other animation images stops the animation`() {
        view.animationDuration = 3
        view.startAnimating()
        view.animationImages = [image(2)]
        #expect(!view.isAnimating && shown == "still")
        view.startAnimating()
        #expect(shown == "c" && shown(after: 2) == "c")
    }

    @Test func `A highlighted image view shows its highlighted animation images`() {
        view.animationDuration = 2
        view.highlightedAnimationImages = [image(2), image(3)]
        view.startAnimating()
        view.isHighlighted = true
        expectEqual(shown, "c")
        view.isHighlighted = false
        expectEqual(shown, "a")
    }

    @Test func `An animation started outside a window continues from its start time`() {
        view.animationDuration = 3
        let window = view.superview
        view.removeFromSuperview()
        view.startAnimating()
        app.advance(by: 1.5)
        #expect(view.isAnimating)
        window?.addSubview(view)
        expectEqual(shown, "b")
    }

    @Test func `Invalid durations and repeat counts have no effect`() {
        for duration in [Double.nan, .infinity, -1, 1e-300, .greatestFiniteMagnitude] {
            for count in [Int.min, -1, .max] {
                (view.animationDuration, view.animationRepeatCount) = (duration, count)
                view.startAnimating()
                _ = shown(after: 0.1)
                view.stopAnimating()
                #expect(!view.isAnimating)
            }
        }
    }
}
