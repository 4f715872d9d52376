import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private typealias Detent = UISheetPresentationController.Detent

@MainActor private final class Height {
    var value: CGFloat = 200
}

/// Sheet heights for unusual detents, on a screen of 390 by 844 points without a safe area.
@Suite(.application(tracing: .both)) @MainActor
struct SheetHeightTests {
    let app = TestApplication.current
    let root = UIViewController()
    let shown = UIViewController()
    private var sheet: UISheetPresentationController { shown.sheetPresentationController! }
    private let low = Detent.Identifier("low")
    private let high = Detent.Identifier("high")

    init() {
        _ = TestApplication.current.makeWindow(root: root)
        root.view.accessibilityIdentifier = "root"
    }

    private func present(_ detents: [Detent]) {
        sheet.detents = detents
        root.present(shown, animated: true)
        app.advance(by: 1)
    }

    private func lowAndHigh() -> [Detent] {
        [.custom(identifier: low) { _ in 200 }, .custom(identifier: high) { _ in 5000 }]
    }

    /// Drags and pauses before the finger lifts.
    private func drag(from start: CGFloat, to end: CGFloat) {
        app.fingerDown(at: CGPoint(x: 100, y: start))
        app.fingerMove(to: CGPoint(x: 100, y: end), duration: 0.3)
        app.advance(by: 0.5)
        app.fingerMove(to: CGPoint(x: 100, y: end))
        app.fingerUp()
        app.advance(by: 1)
    }

    @Test func `PR-2: a detent higher than the screen has the height of the large detent`() {
        present([.custom { _ in 5000 }])
        expectEqual(shown.view.frame, CGRect(x: 0, y: 10, width: 390, height: 834))
        sheet.detents = [.large()]
        expectEqual(shown.view.frame, CGRect(x: 0, y: 10, width: 390, height: 834))
    }

    @Test func `PR-4: a sheet that is dragged to a detent higher than the screen stops at the large detent's top`() {
        present(lowAndHigh())
        expectEqual(shown.view.frame, CGRect(x: 0, y: 644, width: 390, height: 200))
        app.fingerDown(at: CGPoint(x: 100, y: 660))
        app.fingerMove(to: CGPoint(x: 100, y: 2), duration: 0.3)
        app.advance(by: 0.5)
        #expect(shown.view.frame.minY == 10 && shown.view.frame.maxY == 844)
        app.fingerMove(to: CGPoint(x: 100, y: 2))
        app.fingerUp()
        app.advance(by: 1)
        expectEqual(sheet.selectedDetentIdentifier, high)
        expectEqual(shown.view.frame, CGRect(x: 0, y: 10, width: 390, height: 834))
        drag(from: 30, to: 600)
        #expect(sheet.selectedDetentIdentifier == low && shown.view.frame.minY == 644)
    }

    @Test func `A custom detent can return a fraction of maximumDetentValue`() {
        present([.custom { $0.maximumDetentValue / 3 }])
        expectEqual(shown.view.frame, CGRect(x: 0, y: 566, width: 390, height: 278))
    }

    @Test func `A detent whose resolver returns nil is ignored`() {
        present([.custom { _ in nil }, .medium()])
        expectEqual(shown.view.frame, CGRect(x: 0, y: 422, width: 390, height: 422))
        drag(from: 440, to: 200)
        expectEqual(shown.view.frame, CGRect(x: 0, y: 422, width: 390, height: 422))
    }

    @Test func `A NaN detent is ignored, an infinite one is the large detent, and a negative one has no height`() {
        present([.custom { _ in CGFloat.nan }, .custom { _ in CGFloat.infinity }, .medium()])
        expectEqual(shown.view.frame, CGRect(x: 0, y: 422, width: 390, height: 422))
        drag(from: 440, to: 20)
        expectEqual(shown.view.frame, CGRect(x: 0, y: 10, width: 390, height: 834))
        sheet.detents = [.custom { _ in -300 }]
        #expect(shown.view.frame.height == 0 && shown.view.frame.minY == 844)
    }

    @Test func `An unknown identifier selects the lowest detent`() {
        present([.medium(), .large()])
        sheet.selectedDetentIdentifier = .large
        expectEqual(shown.view.frame.minY, 10)
        sheet.selectedDetentIdentifier = Detent.Identifier("none")
        expectEqual(shown.view.frame.minY, 422)
        sheet.selectedDetentIdentifier = nil
        expectEqual(shown.view.frame.minY, 422)
    }

    @Test func `A selected detent that is removed is deselected`() {
        present([.medium(), .large()])
        sheet.selectedDetentIdentifier = .large
        sheet.detents = [.custom(identifier: low) { _ in 200 }, .medium()]
        #expect(sheet.selectedDetentIdentifier == nil && shown.view.frame.minY == 644)
        sheet.selectedDetentIdentifier = .medium
        sheet.detents = [.medium(), .large()]
        #expect(sheet.selectedDetentIdentifier == .medium && shown.view.frame.minY == 422)
    }

    @Test(.application(screen: CGSize(width: 844, height: 390)))
    func `A sheet covers a compact height at each detent, unless it prefers to be attached to the edge only`() {
        sheet.prefersEdgeAttachedInCompactHeight = true
        present([.custom(identifier: low) { _ in 200 }, .medium(), .large()])
        var frames = [shown.view.frame]
        sheet.selectedDetentIdentifier = .medium
        frames.append(shown.view.frame)
        sheet.selectedDetentIdentifier = .large
        frames.append(shown.view.frame)
        sheet.prefersEdgeAttachedInCompactHeight = false
        frames.append(shown.view.frame)
        sheet.selectedDetentIdentifier = low
        frames.append(shown.view.frame)
        func frame(_ top: CGFloat) -> CGRect { CGRect(x: 0, y: top, width: 844, height: 390 - top) }
        // The medium detent is inactive in a compact height.
        expectEqual(frames, [190, 190, 10, 0, 0].map(frame))
    }

    /// A resolver is called again by `invalidateDetents()` (its documentation).
    @Test func `A detent's new value applies after invalidateDetents`() {
        let height = Height()
        present([.custom { _ in height.value }])
        expectEqual(shown.view.frame.minY, 644)
        height.value = 300
        sheet.invalidateDetents()
        expectEqual(shown.view.frame, CGRect(x: 0, y: 544, width: 390, height: 300))
    }

    @Test func `A detent change inside animateChanges is animated`() {
        present([.medium(), .large()])
        sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
        expectEqual(shown.view.frame.minY, 10)
        let before = shown.view.layer.presentation()?.frame.minY ?? 0
        app.advance(by: 0.15)
        let during = shown.view.layer.presentation()?.frame.minY ?? 0
        #expect(before > during && during > 10 && during < 422)
        app.advance(by: 1)
        expectEqual(shown.view.layer.presentation()?.frame.minY, 10)
    }

    @Test(.application) func `A sheet lets touches through at every detent up to the largest undimmed one`() {
        sheet.largestUndimmedDetentIdentifier = high
        present(lowAndHigh())
        app.clear()
        app.fingerTap(at: CGPoint(x: 50, y: 5))
        expectEqual(app.deliveries, "touchesBegan root, touchesEnded root")
        sheet.selectedDetentIdentifier = high
        app.advance(by: 1)
        app.clear()
        app.fingerTap(at: CGPoint(x: 50, y: 5))
        expectEqual(app.deliveries, "touchesBegan root, touchesEnded root")
        sheet.largestUndimmedDetentIdentifier = low
        app.fingerTap(at: CGPoint(x: 50, y: 5))
        app.advance(by: 1)
        #expect(root.presentedViewController == nil)
    }

    @Test func `A grabber is visible if prefersGrabberVisible is true`() {
        sheet.prefersGrabberVisible = true
        present([.medium()])
        let grabber = shown.view.subviews.last
        #expect(grabber?.isHidden == false && grabber?.frame.midX == 195)
        sheet.prefersGrabberVisible = false
        expectEqual(grabber?.isHidden, true)
    }

    @Test func `A grabber appears when prefersGrabberVisible becomes true during the presentation`() {
        present([.medium()])
        let count = shown.view.subviews.count
        sheet.prefersGrabberVisible = true
        expectEqual(shown.view.subviews.dropFirst(count).map(\.frame), [CGRect(x: 177, y: 5, width: 36, height: 5)])
        expectEqual(shown.view.subviews.last?.isHidden, false)
    }

    @Test func `Settings of a sheet before its presentation do not load the view of its controller`() {
        sheet.detents = [.medium(), .large()]
        sheet.selectedDetentIdentifier = .large
        sheet.largestUndimmedDetentIdentifier = .medium
        sheet.prefersEdgeAttachedInCompactHeight = true
        sheet.prefersGrabberVisible = true
        sheet.preferredCornerRadius = 20
        sheet.invalidateDetents()
        sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
        expectEqual(shown.isViewLoaded, false)
        root.present(shown, animated: false)
        app.advance(by: 1)
        expectEqual(shown.view.frame, CGRect(x: 0, y: 422, width: 390, height: 422))
        expectEqual(shown.view.layer.cornerRadius, 20)
    }
}
