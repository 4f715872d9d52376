import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// The titles of a table's sections at its side. A finger on them brings the section to the top, as it comes down and as it moves.
final class SectionIndex: UIView {
    /// In points. [our choice, as below]
    static let width: CGFloat = 15
    private static let lineHeight: CGFloat = 14
    private static let font = UIFont.systemFont(ofSize: 11, weight: .semibold)

    private weak var table: UITableView?
    let titles: [String]
    /// The one under the finger.
    private var current: Int?

    init(_ titles: [String], of table: UITableView) {
        (self.titles, self.table) = (titles, table)
        super.init(frame: .zero)
        accessibilityIdentifier = "section index"
        // A recognizer hears of fingers at once, where the scroll view has views wait.
        let press = UILongPressGestureRecognizer()
        press.name = "section index"
        press.minimumPressDuration = 0
        press.addHandler { [weak self] in self?.pressed($0) }
        addGestureRecognizer(press)
    }
    required init?(coder: NSCoder) { nil }

    /// At the right edge of what is seen, in front of the rows.
    func place() {
        guard let table else { return }
        let inset = table.adjustedContentInset
        let seen = table.bounds
        frame = CGRect(
            x: seen.maxX - Self.width, y: seen.minY + inset.top, width: Self.width,
            height: max(0, seen.height - inset.top - inset.bottom))
        if table.subviews.last !== self { table.addSubview(self) }
    }

    /// Where the titles lie, in the middle of the height, closer to each other where there is little room.
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
    /// Only plain tables with enough rows show one.
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

    /// A finger is on a title.
    fileprivate func show(_ title: String, at index: Int) {
        guard let dataSource else { return }
        if title == Self.indexSearch { return setContentOffset(reachable(0), animated: false) }
        let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index)
        // Some have titles for sections that are not there.
        guard geometry.sections.indices.contains(section) else { return }
        setContentOffset(reachable(rect(forSection: section).minY), animated: false)
    }
}
