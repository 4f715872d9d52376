import Foundation
@_spi(TouchstoneExtensions) import TouchstoneCore
import TouchstoneGeometry

/// The section titles at the side of a table. A touch on a title scrolls its section to the top, when it begins and when it moves.
final class SectionIndex: UIView {
    /// The width of the index, in points. [our choice, like the line height and the font]
    static let width: CGFloat = 15
    private static let lineHeight: CGFloat = 14
    private static let font = UIFont.systemFont(ofSize: 11, weight: .semibold)

    private weak var table: UITableView?
    let titles: [String]
    /// The index of the title under the touch; `nil` without a touch.
    private var current: Int?

    init(_ titles: [String], of table: UITableView) {
        (self.titles, self.table) = (titles, table)
        super.init(frame: .zero)
        accessibilityIdentifier = "section index"
        // A recognizer receives touches immediately, but the scroll view delays their delivery to views.
        let press = UILongPressGestureRecognizer()
        press.name = "section index"
        press.minimumPressDuration = 0
        press.addHandler { [weak self] in self?.pressed($0) }
        addGestureRecognizer(press)
    }
    required init?(coder: NSCoder) { nil }

    /// Places the index at the right edge of the visible area, in front of the rows.
    func place() {
        guard let table else { return }
        let inset = table.adjustedContentInset
        let seen = table.bounds
        frame = CGRect(
            x: seen.maxX - Self.width, y: seen.minY + inset.top, width: Self.width,
            height: max(0, seen.height - inset.top - inset.bottom))
        if table.subviews.last !== self { table.addSubview(self) }
    }

    /// The top and the height of the titles, which are centered vertically. The height is smaller if there is little space.
    private var lines: (top: CGFloat, height: CGFloat) {
        let height = min(Self.lineHeight, bounds.height / CGFloat(titles.count))
        return (bounds.midY - height * CGFloat(titles.count) / 2, height)
    }

    private func pressed(_ press: UILongPressGestureRecognizer) {
        switch press.state {
        case .began, .changed:
            let (top, height) = lines
            guard height > 0 else { return }
            let index = Int(clamping: ((press.location(in: self).y - top) / height).rounded(.down))
            go(to: min(max(0, index), titles.count - 1))
        default:
            current = nil
            setNeedsDisplay()
        }
    }

    private func go(to index: Int) {
        guard index != current else { return }
        current = index
        setNeedsDisplay()
        table?.show(titles[index], at: index)
    }

    override func draw(into list: inout DisplayList) {
        guard let table else { return }
        let (top, height) = lines
        let behind = current == nil ? nil : table.sectionIndexTrackingBackgroundColor
        if let color = behind ?? table.sectionIndexBackgroundColor { list.fill(bounds, color: color) }
        let color: UIColor = table.sectionIndexColor ?? table.tintColor
        let measurer = UIApplication.shared.textMeasurer
        for (number, title) in titles.enumerated() {
            let shown = title == UITableView.indexSearch ? "⌕" : title
            let length = measurer.width(of: shown, font: Self.font)
            let middle = top + (CGFloat(number) + 0.5) * height
            list.text(
                shown,
                at: CGPoint(
                    x: bounds.midX - length / 2, y: middle - Self.font.lineHeight / 2 + Self.font.ascender),
                width: length, font: Self.font, color: color)
        }
    }
}

extension UITableView {
    /// Shows or hides the index; only a plain table with enough rows shows it.
    func updateSectionIndex() {
        let rows = geometry.sections.reduce(0) { $0 + $1.rows.count }
        let shows = style == .plain && rows >= sectionIndexMinimumDisplayRowCount
        let titles = shows ? dataSource?.sectionIndexTitles(for: self) ?? [] : []
        guard titles != sectionIndex?.titles ?? [] else { return }
        sectionIndex?.removeFromSuperview()
        sectionIndex = titles.isEmpty ? nil : SectionIndex(titles, of: self)
        for (_, cell) in cells.all { cell.setNeedsLayout() }
        setNeedsLayout()
    }

    /// Scrolls to the section of a title.
    fileprivate func show(_ title: String, at index: Int) {
        guard let dataSource else { return }
        if title == Self.indexSearch { return setContentOffset(reachable(0), animated: false) }
        let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index)
        // A data source can have titles for sections that do not exist.
        guard geometry.sections.indices.contains(section) else { return }
        setContentOffset(reachable(frameOfSection(section).minY), animated: false)
    }
}
