import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedKits

@Suite(.application) @MainActor
struct K16TagCloudTests {
    private func cells(of screen: K16InterestsController) -> [K16TagCell] {
        (0..<screen.cloud.tags.count).compactMap {
            screen.cloud.collectionView.cellForItem(at: IndexPath(item: $0, section: 0)) as? K16TagCell
        }
    }

    /// What is expected of these widths, row by row from the left.
    private func flow(_ widths: [CGFloat], in width: CGFloat) -> [CGRect] {
        var x: CGFloat = 10, y: CGFloat = 10
        return widths.map { item in
            if x > 10, x + item > width - 10 {
                x = 10
                y += 40
            }
            defer { x += item + 8 }
            return CGRect(x: x, y: y, width: item, height: 32)
        }
    }

    /// Whether all tags stand as their texts demand; and the footer below them.
    private func isInOrder(_ screen: K16InterestsController, width: CGFloat) -> Bool {
        let cells = cells(of: screen)
        let expected = flow(cells.map { ceil($0.label.intrinsicContentSize.width) + 24 }, in: width)
        let bottom = (expected.last?.maxY ?? 0) + 10
        return cells.count == screen.cloud.tags.count && cells.map(\.frame) == expected
            && screen.cloud.frame == CGRect(x: 0, y: 40, width: width, height: bottom) && screen.footer.frame.minY == 40 + bottom + 16
    }

    @Test func tagsFlowFromTheLeft() {
        let (app, screen) = show(K16InterestsController())
        app.advance(by: 0.1)
        #expect(isInOrder(screen, width: 390))
        #expect(cells(of: screen).map { $0.label.text } == screen.cloud.tags)
        #expect(screen.cloud.collectionView.contentSize.height == screen.cloud.bounds.height)
    }

    @Test func tapsChooseUpToThree() {
        let (app, screen) = show(K16InterestsController())
        app.advance(by: 0.1)
        let cells = cells(of: screen)
        for index in [0, 3, 5, 7] { app.fingerTap(at: cells[index]) }
        #expect(screen.log == ["+music", "+cooking", "+science", "full"] && screen.cloud.selectedTags == ["music", "cooking", "science"])
        app.fingerTap(at: cells[3])
        app.fingerTap(at: cells[7])
        #expect(screen.log.suffix(2) == ["-cooking", "+books"] && screen.cloud.selectedTags == ["music", "science", "books"])
        #expect(cells[7].label.textColor == .white && cells[3].label.textColor == .black)
    }

    @Test func oneMoreAndOneLess() {
        let (app, screen) = show(K16InterestsController())
        app.advance(by: 0.1)
        let before = screen.footer.frame.minY
        for name in ["architecture and design", "gardening in the city", "opera"] { screen.cloud.add(name) }
        app.advance(by: 1)
        #expect(isInOrder(screen, width: 390) && screen.footer.frame.minY > before)
        for name in ["architecture and design", "gardening in the city", "opera"] { screen.cloud.remove(name) }
        app.advance(by: 1)
        #expect(isInOrder(screen, width: 390) && screen.footer.frame.minY == before)
    }

    @Test func inLessWidthThereAreMoreRows() {
        let (app, screen) = show(K16InterestsController())
        app.advance(by: 0.1)
        let before = screen.cloud.bounds.height
        app.fingerTap(at: cells(of: screen)[1])
        screen.widthConstraint.constant = 200
        app.settle()
        app.advance(by: 0.1)
        #expect(isInOrder(screen, width: 200) && screen.cloud.bounds.height > before)
        #expect(screen.cloud.selectedTags == ["photography"] && cells(of: screen)[1].isSelected)
        screen.widthConstraint.constant = 390
        app.settle()
        app.advance(by: 0.1)
        #expect(isInOrder(screen, width: 390) && screen.cloud.bounds.height == before)
    }
}
