import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A photo that zooms with a pinch or a double tap. A single tap is for its owner, which hides the bars.
final class ZoomImage: UIScrollView, UIScrollViewDelegate {
    static let doubleTapScale: CGFloat = 2.5

    let imageView = UIImageView()
    var onSingleTap: (() -> Void)?

    private let singleTap = UITapGestureRecognizer()
    private let doubleTap = UITapGestureRecognizer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentInsetAdjustmentBehavior = .never
        minimumZoomScale = 1
        maximumZoomScale = 4
        delegate = self
        imageView.frame = CGRect(x: 0, y: 0, width: frame.width, height: frame.height)
        addSubview(imageView)
        contentSize = imageView.frame.size

        doubleTap.numberOfTapsRequired = 2
        doubleTap.addHandler { [weak self] _ in self?.doubleTapped() }
        addGestureRecognizer(doubleTap)
        singleTap.addHandler { [weak self] _ in self?.onSingleTap?() }
        singleTap.require(toFail: doubleTap)
        addGestureRecognizer(singleTap)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }

    /// Zooms to the place of the double tap, or back if the photo is already zoomed.
    private func doubleTapped() {
        guard zoomScale <= minimumZoomScale else {
            setZoomScale(minimumZoomScale, animated: true)
            return
        }
        let place = doubleTap.location(in: imageView)
        let size = CGSize(width: bounds.width / Self.doubleTapScale, height: bounds.height / Self.doubleTapScale)
        zoom(
            to: CGRect(
                x: place.x - size.width / 2, y: place.y - size.height / 2, width: size.width, height: size.height),
            animated: true)
    }
}

// MARK: - Tests

@MainActor private func makePhoto(in app: TestApplication) -> ZoomImage {
    let controller = UIViewController()
    let photo = ZoomImage(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    photo.accessibilityIdentifier = "photo"
    controller.view.addSubview(photo)
    app.makeWindow(root: controller)
    return photo
}

@Test(.application) @MainActor func `A pinch zooms the photo`() {
    let app = TestApplication.current
    let photo = makePhoto(in: app)
    app.fingerPinch(around: photo, from: 60, to: 180)
    app.advance(by: 1)
    // Three times, less the distance before the pinch is recognized.
    #expect(photo.zoomScale > 1.5)
    #expect(photo.zoomScale < 3.05)
}

@Test(.application) @MainActor func `A wide pinch comes back to the largest scale`() {
    let app = TestApplication.current
    let photo = makePhoto(in: app)
    app.fingerPinch(around: photo, from: 40, to: 320)
    app.advance(by: 2)
    #expect(abs(photo.zoomScale - 4) < 0.01)
}

@Test(.application) @MainActor func `A double tap zooms to its place and back and is no single tap`() {
    let app = TestApplication.current
    let photo = makePhoto(in: app)
    var singleTaps = 0
    photo.onSingleTap = { singleTaps += 1 }

    app.fingerDoubleTap(at: .unit(0.25, 0.25, of: photo))
    app.advance(by: 1)
    #expect(abs(photo.zoomScale - 2.5) < 0.01)
    // The place that was tapped, in the zoomed content, is visible.
    #expect(photo.bounds.contains(CGPoint(x: 97.5 * 2.5, y: 211 * 2.5)))

    app.fingerDoubleTap(at: photo)
    app.advance(by: 1)
    #expect(abs(photo.zoomScale - 1) < 0.01)
    expectEqual(singleTaps, 0)
}

@Test(.application) @MainActor func `A single tap waits for the second tap of a double tap`() {
    let app = TestApplication.current
    let photo = makePhoto(in: app)
    var singleTaps = 0
    photo.onSingleTap = { singleTaps += 1 }
    app.fingerTap(at: photo)
    expectEqual(singleTaps, 0)
    app.advance(by: 1)
    expectEqual(singleTaps, 1)
    expectEqual(photo.zoomScale, 1)
}
