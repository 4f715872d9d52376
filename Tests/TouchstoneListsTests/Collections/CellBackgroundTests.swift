import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The parts of collection view cells of 100 by 50 points.
@Suite(.application) @MainActor
struct CellBackgroundTests {
    let app = TestApplication.current
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

    init() {
        TestApplication.current.makeWindow().addSubview(cell)
        TestApplication.current.settle()
    }

    @Test func `The background view is behind the content and leaves when it is replaced`() {
        let (one, two) = (UIView(), UIView())
        cell.backgroundView = one
        app.settle()
        #expect(cell.subviews.first === one && one.frame == cell.bounds)
        cell.backgroundView = two
        app.settle()
        #expect(one.superview == nil && cell.subviews.first === two && two.frame == cell.bounds)
        cell.backgroundView = two
        #expect(two.superview === cell)
        cell.backgroundView = nil
        expectEqual(cell.subviews, [cell.contentView])
    }

    @Test func `The selected background view shows while the cell is selected or highlighted`() {
        let (plain, chosen) = (UIView(), UIView())
        cell.backgroundView = plain
        cell.selectedBackgroundView = chosen
        app.settle()
        #expect(cell.subviews == [plain, chosen, cell.contentView] && chosen.isHidden && chosen.frame == cell.bounds)
        cell.isHighlighted = true
        #expect(!chosen.isHidden)
        cell.isHighlighted = false
        cell.isSelected = true
        #expect(!chosen.isHidden && cell.isSelected && !cell.isHighlighted)
        let other = UIView()
        cell.selectedBackgroundView = other
        app.settle()
        #expect(chosen.superview == nil && !other.isHidden && other.frame == cell.bounds)
        cell.prepareForReuse()
        #expect(other.isHidden && !cell.isSelected)
        cell.selectedBackgroundView = nil
        #expect(other.superview == nil)
    }

    @Test func `A content configuration replaces the content view until it is removed`() {
        let plain = cell.contentView
        var content = UIListContentConfiguration.cell()
        content.text = "one"
        cell.contentConfiguration = content
        app.settle()
        let hosted = cell.contentView
        #expect(hosted is UIListContentView && plain.superview == nil && hosted.frame == cell.bounds)
        content.text = "two"
        cell.contentConfiguration = content
        #expect(cell.contentView === hosted)
        cell.contentConfiguration = nil
        app.settle()
        #expect(cell.contentView === plain && plain.superview === cell && hosted.superview == nil)
        expectEqual(plain.frame, cell.bounds)
    }

    @Test func `A background configuration follows the state unless the cell does not update it`() throws {
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = .green
        cell.backgroundConfiguration = background
        app.settle()
        let shown = try #require(cell.subviews.first)
        let fill = try #require(shown.subviews.first)
        #expect(shown.frame == cell.bounds && fill.backgroundColor == .green)
        cell.backgroundConfiguration = .listPlainCell()
        cell.isSelected = true
        #expect(fill.backgroundColor != .systemBackground)
        cell.isSelected = false
        expectEqual(fill.backgroundColor, .systemBackground)
        cell.automaticallyUpdatesBackgroundConfiguration = false
        cell.isSelected = true
        expectEqual(fill.backgroundColor, .systemBackground)
        cell.backgroundConfiguration = nil
        #expect(shown.superview == nil)
    }

    @Test func `The update handler receives each change of the state`() {
        var states: [String] = []
        cell.configurationUpdateHandler = { _, state in
            states.append("\(state.isSelected) \(state.isHighlighted) \(state.isDisabled) \(state.isSwiped)")
        }
        cell.isSelected = true
        cell.isSelected = true
        cell.isHighlighted = true
        cell.isUserInteractionEnabled = false
        cell.setNeedsUpdateConfiguration()
        expectEqual(
            states,
            [
                "false false false false", "true false false false", "true true false false", "true true true false",
            ])
        #expect(cell.automaticallyUpdatesContentConfiguration && !cell.configurationState.isEditing)
        var state = cell.configurationState
        let key = UIConfigurationStateCustomKey("own")
        state[key] = 5
        expectEqual(state[key] as? Int, 5)
        var other = UIViewConfigurationState(traitCollection: cell.traitCollection)
        other[key] = "x"
        expectEqual(other[key] as? String, "x")
    }

    // MARK: List content

    private func labels(_ content: UIListContentConfiguration) -> (view: UIListContentView, labels: [UILabel]) {
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 80)
        view.layoutIfNeeded()
        return (view, view.subviews.compactMap { $0 as? UILabel })
    }

    @Test func `The texts of list content have the fonts, colors and margins of their configuration`() {
        let cell = UIListContentConfiguration.cell()
        #expect(
            cell.textProperties.font == .systemFont(ofSize: 17) && cell.secondaryTextProperties.color == .secondaryLabel
        )
        #expect(cell.secondaryTextProperties.font == .systemFont(ofSize: 15) && cell.imageToTextPadding == 16)
        expectEqual(
            cell.directionalLayoutMargins, NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16))
        let value = UIListContentConfiguration.valueCell()
        #expect(
            value.prefersSideBySideTextAndSecondaryText && value.secondaryTextProperties.font == .systemFont(ofSize: 17)
        )
        #expect(!cell.prefersSideBySideTextAndSecondaryText && cell.alpha == 1)
        let header = UIListContentConfiguration.plainHeader()
        #expect(header.textProperties.font == .boldSystemFont(ofSize: 17) && header.textProperties.color == .label)
        #expect(
            header.directionalLayoutMargins.top == 6 && header.secondaryTextProperties.font == .systemFont(ofSize: 13))
        for plain in [
            UIListContentConfiguration.plainFooter(), .groupedHeader(), .groupedFooter(), .header(), .footer(),
        ] {
            #expect(
                plain.textProperties.font == .systemFont(ofSize: 13) && plain.textProperties.color == .secondaryLabel)
        }
        expectEqual(
            UIListContentConfiguration.prominentInsetGroupedHeader().textProperties.font, .boldSystemFont(ofSize: 20))
        expectEqual(
            UIListContentConfiguration.extraProminentInsetGroupedHeader().textProperties.font,
            .boldSystemFont(ofSize: 22))
    }

    @Test func `Texts are transformed, and an attributed text takes precedence`() {
        var content = UIListContentConfiguration.cell()
        content.text = "one Two"
        let expected: [(UIListContentConfiguration.TextProperties.TextTransform, String)] = [
            (.none, "one Two"), (.uppercase, "ONE TWO"), (.lowercase, "one two"), (.capitalized, "One Two"),
        ]
        for (transform, text) in expected {
            content.textProperties.transform = transform
            expectEqual(labels(content).labels[0].text, text)
        }
        content.attributedText = NSAttributedString(string: "attributed")
        #expect(labels(content).labels[0].text == "attributed" && labels(content).labels[1].isHidden)
        content.textProperties.alignment = .center
        expectEqual(labels(content).labels[0].textAlignment, .center)
        content.alpha = 0.25
        expectEqual(labels(content).view.alpha, 0.25)
    }

    @Test func `The secondary text is below the text, or beside it if it fits`() {
        var content = UIListContentConfiguration.cell()
        content.text = "text"
        content.secondaryText = "secondary"
        let (_, below) = labels(content)
        let (upper, lower) = (below[0].sizeThatFits(.zero), below[1].sizeThatFits(.zero))
        let top = 11 + (58 - upper.height - lower.height - 3) / 2
        expectEqual(below[0].frame, CGRect(x: 16, y: top, width: 288, height: upper.height))
        expectEqual(below[1].frame, CGRect(x: 16, y: top + upper.height + 3, width: 288, height: lower.height))
        content.prefersSideBySideTextAndSecondaryText = true
        let (_, beside) = labels(content)
        #expect(beside[1].frame.maxX == 304 && beside[1].frame.width == lower.width)
        #expect(beside[0].frame.minX == 16 && beside[0].frame.maxX == beside[1].frame.minX - 16)
        #expect(beside[0].frame.midY == 40 && beside[1].frame.midY == 40)
        content.secondaryText = String(repeating: "long ", count: 40)
        let (_, long) = labels(content)
        #expect(long[1].frame.minX == 16 && long[1].frame.minY == long[0].frame.maxY + 3)
    }

    @Test func `An image is scaled to its maximum size, in the middle of its reserved space`() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in }
        var content = UIListContentConfiguration.cell()
        content.text = "text"
        content.image = image
        func imageFrame() -> CGRect { labels(content).view.subviews.compactMap { $0 as? UIImageView }[0].frame }
        expectEqual(imageFrame(), CGRect(x: 16, y: 30, width: 40, height: 20))
        expectEqual(labels(content).labels[0].frame.minX, 72)
        content.imageProperties.maximumSize = CGSize(width: 20, height: 0)
        expectEqual(imageFrame(), CGRect(x: 16, y: 35, width: 20, height: 10))
        content.imageProperties.maximumSize = CGSize(width: 0, height: 5)
        expectEqual(imageFrame().size, CGSize(width: 10, height: 5))
        content.imageProperties.maximumSize = CGSize(width: 20, height: 5)
        expectEqual(imageFrame().size, CGSize(width: 10, height: 5))
        content.imageProperties.reservedLayoutSize = CGSize(width: 30, height: 0)
        #expect(imageFrame().minX == 26 && labels(content).labels[0].frame.minX == 62)
        content.imageProperties.cornerRadius = 4
        let view = try #require(labels(content).view.subviews.compactMap { $0 as? UIImageView }.first)
        #expect(view.layer.cornerRadius == 4 && view.clipsToBounds && !view.isHidden)
    }

    @Test func `A disabled cell shows its list content at half opacity`() {
        cell.contentConfiguration = UIListContentConfiguration.cell()
        expectEqual(cell.contentView.alpha, 1)
        cell.isUserInteractionEnabled = false
        cell.setNeedsUpdateConfiguration()
        expectEqual(cell.contentView.alpha, 0.5)
    }
}
