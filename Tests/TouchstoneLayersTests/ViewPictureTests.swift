import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Pictures of views: drawn hierarchies and snapshots.
@Suite(.application) @MainActor
struct ViewPictureTests {
    let app = TestApplication.current
    let window: UIWindow
    /// Red, with a blue square in its lower right corner.
    let box = UIView(frame: CGRect(x: 50, y: 50, width: 40, height: 40))

    init() {
        window = app.makeWindow()
        window.backgroundColor = .white
        box.backgroundColor = .red
        let corner = UIView(frame: CGRect(x: 20, y: 20, width: 20, height: 20))
        corner.backgroundColor = .blue
        box.addSubview(corner)
    }

    /// Red, green, blue and opacity, in hundredths.
    private func parts(_ color: CGColor) -> [Int] { color.components!.map { Int(($0 * 100).rounded()) } }

    @Test(arguments: [false, true]) func `A hierarchy is stretched into the rectangle`(isInWindow: Bool) {
        if isInWindow { window.addSubview(box) }
        let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { _ in
            #expect(box.drawHierarchy(in: CGRect(x: 10, y: 0, width: 80, height: 40), afterScreenUpdates: true))
        }
        let colors = [(30.0, 10.0), (70, 30), (5, 10), (95, 30)].map {
            parts(image.color(at: CGPoint(x: $0.0, y: $0.1)))
        }
        expectEqual(colors, [[100, 0, 0, 100], [0, 0, 100, 100], [0, 0, 0, 0], [0, 0, 0, 0]])
    }

    @Test func `Nothing is drawn without a context or a size`() {
        #expect(!box.drawHierarchy(in: box.bounds, afterScreenUpdates: true))
        _ = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in
            #expect(!UIView().drawHierarchy(in: box.bounds, afterScreenUpdates: true))
        }
        #expect(UIView().snapshotView(afterScreenUpdates: true) == nil)
        #expect(box.resizableSnapshotView(from: .zero, afterScreenUpdates: true, withCapInsets: .zero) == nil)
    }

    @Test func `A snapshot shows a part of the view as it was`() throws {
        window.addSubview(box)
        app.settle()
        let part = try #require(
            box.resizableSnapshotView(
                from: CGRect(x: 10, y: 10, width: 30, height: 20), afterScreenUpdates: false, withCapInsets: .zero))
        box.backgroundColor = .green
        expectEqual(part.frame, CGRect(x: 0, y: 0, width: 30, height: 20))
        part.frame.origin = CGPoint(x: 150, y: 50)
        window.addSubview(part)
        app.settle()
        let colors = [(155.0, 55.0), (165, 65), (181, 65), (155, 75)].map {
            parts(app.shownColor(at: CGPoint(x: $0.0, y: $0.1)))
        }
        expectEqual(colors, [[100, 0, 0, 100], [0, 0, 100, 100], [100, 100, 100, 100], [100, 100, 100, 100]])
    }
}
