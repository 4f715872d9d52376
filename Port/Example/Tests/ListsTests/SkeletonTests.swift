import FixtureTesting
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedLists

@Suite(.application) @MainActor
struct SkeletonTests {
    private func cells(of screen: ArticlesController) -> [ArticleCell] {
        screen.tableView.visibleCells.compactMap { $0 as? ArticleCell }
    }

    @Test func `Placeholder cells have animated skeleton layers and cannot be selected`() {
        let (app, screen) = show(ArticlesController())
        #expect(screen.tableView.numberOfRows(inSection: 0) == 8 && cells(of: screen).count == 8)
        let cell = cells(of: screen)[2]
        #expect(cell.headline.skeletonLayer?.frame == CGRect(x: 0, y: 0, width: 270, height: 20))
        #expect(
            cell.thumbnail.skeletonLayer?.superlayer === cell.thumbnail.layer && cell.contentView.skeletonLayer == nil)
        let slide = cell.summary.skeletonLayer?.animation(forKey: SkeletonLayer.animationKey) as? CABasicAnimation
        #expect(slide?.keyPath == "locations" && slide?.duration == 1.5 && slide?.repeatCount == .infinity)
        app.fingerTap(at: at(195, 250))
        #expect(screen.log == [])
    }

    @Test func `The skeleton has the shape of the label's lines`() {
        let (_, screen) = show(ArticlesController())
        let cell = cells(of: screen)[0]
        let bars = cell.summary.skeletonLayer?.lineBars
        // Three lines of 20 points: bars of 14, the last one 70 % of 270 wide.
        #expect(bars?.boundingBox == CGRect(x: 0, y: 3, width: 270, height: 54))
        #expect(bars?.contains(at(260, 10)) == true && bars?.contains(at(260, 20)) == false)
        #expect(bars?.contains(at(180, 50)) == true && bars?.contains(at(200, 50)) == false)
        #expect(cell.summary.skeletonLayer?.mask is CAShapeLayer)
        #expect(cell.headline.skeletonLayer?.lineBars?.boundingBox == CGRect(x: 0, y: 3, width: 270, height: 14))
    }

    @Test func `Loaded articles replace the placeholders`() {
        let (app, screen) = show(ArticlesController())
        app.advance(by: 1.9)
        #expect(screen.log == [] && cells(of: screen).allSatisfy(\.isPlaceholder))
        app.advance(by: 0.6)
        #expect(screen.log == ["loaded"] && cells(of: screen).map(\.headline.text) == ["Tea", "Coffee", "Milk"])
        #expect(
            cells(of: screen).allSatisfy {
                $0.headline.skeletonLayer == nil && $0.headline.layer.sublayers?.isEmpty ?? true
            })
        app.fingerTap(at: at(195, 150))
        #expect(screen.log == ["loaded", "row 1"])
        screen.load()
        app.settle()
        #expect(cells(of: screen).count == 8 && cells(of: screen).allSatisfy { $0.summary.skeletonLayer != nil })
    }

    @Test func `Loading again cancels the previous load`() {
        let (app, screen) = show(ArticlesController())
        app.advance(by: 1.5)
        screen.load()
        app.advance(by: 1)
        #expect(screen.log == [] && screen.tableView.numberOfRows(inSection: 0) == 8)
        app.dragAndHold(from: at(195, 600), to: at(195, 400))
        #expect(screen.tableView.contentOffset.y == 0)
        app.advance(by: 1)
        #expect(screen.log == ["loaded"])
    }

    @Test func `The skeleton has dark colors in dark mode`() {
        let (app, screen) = show(ArticlesController())
        let skeleton = cells(of: screen)[0].headline.skeletonLayer
        func white() -> CGFloat? { (skeleton?.colors?.first).flatMap { ($0 as! CGColor).components?.first } }
        #expect(near(white() ?? 0, 0.85, 0.01))
        screen.overrideUserInterfaceStyle = .dark
        app.settle()
        #expect(near(white() ?? 0, 0.25, 0.01))
        #expect(skeleton?.animation(forKey: SkeletonLayer.animationKey) != nil)
        #expect(cells(of: screen)[0].headline.layer.sublayers?.count == 1)
    }
}
