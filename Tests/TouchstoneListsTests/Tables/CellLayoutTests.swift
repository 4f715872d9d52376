import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The frames in table view cells of 320 by 60 points that are in no table.
@Suite(.application) @MainActor
struct CellLayoutTests {
    let app = TestApplication.current

    private func make(_ style: UITableViewCell.CellStyle, _ text: String? = "Text", _ detail: String? = "Detail")
        -> UITableViewCell
    {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
        cell.textLabel?.text = text
        cell.detailTextLabel?.text = detail
        app.makeWindow().addSubview(cell)
        app.settle()
        return cell
    }
    private func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
    }
    private func frames(_ cell: UITableViewCell) -> [CGRect?] { [cell.textLabel?.frame, cell.detailTextLabel?.frame] }

    @Test func `The default style has one label between the margins`() {
        let cell = make(.default)
        let margin = cell.contentView.layoutMargins.left
        #expect(cell.detailTextLabel == nil && cell.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 60))
        expectEqual(cell.textLabel?.frame, CGRect(x: margin, y: 0, width: 320 - 2 * margin, height: 60))
    }

    @Test func `The subtitle style stacks both labels in the middle, 3 points apart`() throws {
        let cell = make(.subtitle)
        let (text, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
        let (upper, lower) = (text.sizeThatFits(.zero).height, detail.sizeThatFits(.zero).height)
        #expect(text.frame.minY == ((60 - upper - lower - 3) / 2).rounded() && text.frame.height == upper)
        #expect(detail.frame.minY == text.frame.maxY + 3 && detail.frame.height == lower)
        #expect(detail.frame.width == text.frame.width && detail.frame.minX == text.frame.minX)
        detail.text = nil
        cell.setNeedsLayout()
        app.settle()
        expectEqual(text.frame.minY, ((60 - upper) / 2).rounded())
    }

    @Test func `The style value1 has the detail at the right edge and the text in the rest`() throws {
        let cell = make(.value1)
        let margin = cell.contentView.layoutMargins.left
        let width = try #require(cell.detailTextLabel).sizeThatFits(.zero).width
        expectEqual(
            frames(cell),
            [
                CGRect(x: margin, y: 0, width: 320 - 2 * margin - width - 6, height: 60),
                CGRect(x: 320 - margin - width, y: 0, width: width, height: 60),
            ])
    }

    @Test func `The style value2 has a text of 91 points and the detail 6 points after it`() {
        let cell = make(.value2)
        let margin = cell.contentView.layoutMargins.left
        expectEqual(
            frames(cell),
            [
                CGRect(x: margin, y: 0, width: 91, height: 60),
                CGRect(x: margin + 97, y: 0, width: 320 - 2 * margin - 97, height: 60),
            ])
    }

    @Test func `An image is at the left, at most as high as the row, and moves the text`() throws {
        let cell = make(.default)
        let margin = cell.contentView.layoutMargins.left
        cell.imageView?.image = picture(30, 20)
        cell.setNeedsLayout()
        app.settle()
        expectEqual(cell.imageView?.frame, CGRect(x: margin, y: 20, width: 30, height: 20))
        #expect(cell.textLabel?.frame.minX == 2 * margin + 30 && cell.textLabel?.frame.maxX == 320 - margin)
        cell.imageView?.image = picture(60, 120)
        cell.setNeedsLayout()
        app.settle()
        expectEqual(cell.imageView?.frame, CGRect(x: margin, y: 0, width: 30, height: 60))
    }

    @Test func `Indentation moves the labels`() throws {
        let cell = make(.default)
        let left = try #require(cell.textLabel).frame.minX
        cell.indentationLevel = 2
        cell.indentationWidth = 15
        cell.setNeedsLayout()
        app.settle()
        expectEqual(cell.textLabel?.frame.minX, left + 30)
    }

    @Test func `An accessory view is at the right margin, in the middle, and narrows the content`() {
        let cell = make(.default)
        let margin = cell.contentView.layoutMargins.left
        let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 21))
        cell.accessoryView = accessory
        app.settle()
        expectEqual(accessory.frame, CGRect(x: 280 - margin, y: 19, width: 40, height: 21))
        #expect(cell.contentView.frame.maxX < 320)
        let label = UILabel()
        label.text = "wide"
        cell.accessoryView = label
        app.settle()
        #expect(
            accessory.superview == nil && label.superview === cell && label.bounds.size == label.sizeThatFits(.zero))
        cell.accessoryView = nil
        app.settle()
        #expect(label.superview == nil && cell.contentView.frame.width == 320)
        cell.accessoryType = .disclosureIndicator
        app.settle()
        #expect(cell.contentView.frame.width < 320)
        cell.accessoryView = accessory
        app.settle()
        #expect(accessory.superview === cell)
    }

    @Test func `The editing accessory view replaces the accessory view while the cell is edited`() {
        let cell = make(.default)
        let (plain, editing) = (UIView(), UIView())
        for view in [plain, editing] { view.frame.size = CGSize(width: 30, height: 30) }
        cell.accessoryView = plain
        cell.editingAccessoryView = editing
        app.settle()
        #expect(plain.superview === cell && editing.superview == nil)
        cell.setEditing(true, animated: false)
        app.settle()
        #expect(plain.superview == nil && editing.superview === cell)
        cell.setEditing(false, animated: false)
        app.settle()
        #expect(plain.superview === cell && editing.superview == nil)
    }

    @Test func `A background view and a background configuration fill the cell behind the content`() throws {
        let cell = make(.default)
        let background = UIView()
        cell.backgroundView = background
        app.settle()
        #expect(background.frame == cell.bounds && cell.subviews.first === background)
        cell.backgroundView = nil
        #expect(background.superview == nil)
        cell.backgroundConfiguration = .listGroupedCell()
        app.settle()
        let shown = try #require(cell.subviews.first)
        expectEqual(shown.frame, cell.bounds)
        expectEqual(shown.subviews.first?.backgroundColor, .secondarySystemGroupedBackground)
        cell.setSelected(true, animated: false)
        #expect(shown.subviews.first?.backgroundColor != .secondarySystemGroupedBackground)
        cell.setSelected(false, animated: false)
        expectEqual(shown.subviews.first?.backgroundColor, .secondarySystemGroupedBackground)
        cell.backgroundConfiguration = .listPlainCell()
        #expect(cell.subviews.first === shown && shown.subviews.first?.backgroundColor == .systemBackground)
        cell.backgroundConfiguration = nil
        #expect(shown.superview == nil)
    }

    @Test func `A custom view of a background configuration fills the cell until it is replaced`() throws {
        let cell = make(.default)
        let (one, two) = (UIView(), UIView())
        var background = UIBackgroundConfiguration.clear()
        background.customView = one
        cell.backgroundConfiguration = background
        app.settle()
        #expect(one.frame == cell.bounds && one.isDescendant(of: cell))
        background.customView = two
        cell.backgroundConfiguration = background
        app.settle()
        #expect(one.superview == nil && two.frame == cell.bounds && two.isDescendant(of: cell))
    }

    @Test func `The heights of cells without a table fit their texts`() {
        func height(_ cell: UITableViewCell) -> CGFloat {
            cell.systemLayoutSizeFitting(
                CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        let least = height(make(.default, nil))
        #expect(least >= 40)
        let long = make(.default, String(repeating: "several words ", count: 30))
        long.textLabel?.numberOfLines = 0
        let margin = long.contentView.layoutMargins.left
        let needed = long.textLabel?.sizeThatFits(CGSize(width: 320 - 2 * margin, height: 0)).height ?? 0
        #expect(height(long) == needed + 22 && needed > 60)
        let subtitle = make(.subtitle, String(repeating: "several words ", count: 30), "detail")
        subtitle.textLabel?.numberOfLines = 0
        let detail = subtitle.detailTextLabel?.sizeThatFits(.zero).height ?? 0
        let text = subtitle.textLabel?.sizeThatFits(CGSize(width: 320 - 2 * margin, height: 0)).height ?? 0
        expectEqual(height(subtitle), text + detail + 19)
    }
}
