import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// One wheel of a picker: a scroll view that rests with a row in its middle and has views only for visible rows.
@MainActor
final class PickerWheel: UIScrollView, UIScrollViewDelegate {
    private weak var picker: UIPickerView?
    let component: Int
    private(set) var count = 0
    private(set) var rowHeight = UIPickerView.rowHeight
    /// The row at which the wheel rests, or rested before the user began to turn it.
    var selected = 0
    private var shown: [Int: UIView] = [:]
    /// Row views of the delegate that are off the screen and can be reused.
    private var spare: [UIView] = []
    private var isPlacing = false

    init(_ picker: UIPickerView, _ component: Int) {
        (self.picker, self.component) = (picker, component)
        super.init(frame: .zero)
        accessibilityIdentifier = "wheel \(component)"
        delegate = self
        showsVerticalScrollIndicator = false
        showsHorizontalScrollIndicator = false
        alwaysBounceVertical = true
        decelerationRate = .fast
        scrollsToTop = false
        contentInsetAdjustmentBehavior = .never
        let tap = UITapGestureRecognizer()
        tap.name = "wheel"
        tap.addHandler { [weak self] tap in self?.tapped(tap.location(in: self)) }
        addGestureRecognizer(tap)
    }
    required init?(coder: NSCoder) { nil }

    // MARK: Rows

    func reload() {
        for row in shown.keys.sorted() { shown[row]?.removeFromSuperview() }
        shown = [:]
        spare = []
        guard let picker else { return }
        count = max(0, picker.dataSource?.pickerView(picker, numberOfRowsInComponent: component) ?? 0)
        let wanted = picker.delegate?.pickerView(picker, rowHeightForComponent: component) ?? 0
        rowHeight = wanted > 0 ? wanted : UIPickerView.rowHeight
        selected = min(selected, max(0, count - 1))
        place()
    }

    /// Returns the delegate's view for a row, or `nil` if it has none or is off the screen.
    func ownView(of row: Int) -> UIView? { shown[row].flatMap { $0 is UILabel ? nil : $0 } }

    private func offset(of row: Int) -> CGFloat { CGFloat(row) * rowHeight - contentInset.top }
    private func row(at offset: CGFloat) -> Int {
        min(max(0, Int(clamping: ((offset + contentInset.top) / rowHeight).rounded())), max(0, count - 1))
    }

    private var placedSize = CGSize.zero
    private func place() {
        guard bounds.height > 0 else { return }
        isPlacing = true
        defer { isPlacing = false }
        placedSize = bounds.size
        let room = max(0, (bounds.height - rowHeight) / 2)
        contentInset = UIEdgeInsets(top: room, left: 0, bottom: room, right: 0)
        contentSize = CGSize(width: bounds.width, height: CGFloat(count) * rowHeight)
        contentOffset = CGPoint(x: 0, y: offset(of: selected))
        showRows()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if bounds.size != placedSize { place() } else { showRows() }
    }

    /// Makes views for the visible rows and removes the views of others.
    private func showRows() {
        guard count > 0, rowHeight > 0 else { return }
        let (top, bottom) = (contentOffset.y, contentOffset.y + bounds.height)
        let first = max(0, Int(clamping: (top / rowHeight).rounded(.down)))
        let last = min(count - 1, Int(clamping: (bottom / rowHeight).rounded(.up)) - 1)
        for row in shown.keys.filter({ $0 < first || $0 > last }).sorted() {
            guard let view = shown.removeValue(forKey: row) else { continue }
            view.removeFromSuperview()
            if !(view is UILabel) { spare.append(view) }
        }
        guard first <= last else { return }
        for row in first...last {
            let view = shown[row] ?? makeRow(row)
            view.frame = CGRect(x: 0, y: CGFloat(row) * rowHeight, width: bounds.width, height: rowHeight)
            let away = abs(view.frame.midY - (top + bounds.height / 2)) / max(1, bounds.height / 2)
            view.alpha = max(0.2, 1 - away * 0.8)
        }
    }

    private func makeRow(_ row: Int) -> UIView {
        let made: UIView
        let old = spare.popLast()
        let own = picker.flatMap {
            $0.delegate?.pickerView($0, viewForRow: row, forComponent: component, reusing: old)
        }
        if let own, !(own is NoRow) {
            made = own
            // Touches of a row go to the wheel.
            made.isUserInteractionEnabled = false
        } else {
            let label = UILabel()
            label.textAlignment = .center
            label.font = .systemFont(ofSize: 21)
            let delegate = picker?.delegate
            if let picker,
                let title = delegate?.pickerView(picker, attributedTitleForRow: row, forComponent: component)
            {
                label.attributedText = title
            } else if let picker {
                label.text = delegate?.pickerView(picker, titleForRow: row, forComponent: component)
            }
            made = label
        }
        shown[row] = made
        addSubview(made)
        return made
    }

    // MARK: Turning

    func select(_ row: Int, animated: Bool) {
        selected = min(max(0, row), max(0, count - 1))
        isMovedByProgram = animated
        setContentOffset(CGPoint(x: 0, y: offset(of: selected)), animated: animated)
    }
    private var isMovedByProgram = false
    /// Whether the wheel is turning to a row that the user chose.
    private var isTurning = false

    private func tapped(_ point: CGPoint) {
        noteOnlyRow()
        let row = Int(clamping: (point.y / rowHeight).rounded(.down))
        if (0..<count).contains(row) { turn(to: row) }
    }

    private func turn(to row: Int) {
        let place = CGPoint(x: 0, y: offset(of: row))
        guard !isDragging, !isDecelerating else { return }
        guard contentOffset != place else { return settle() }
        isMovedByProgram = false
        isTurning = true
        setContentOffset(place, animated: true)
    }

    /// Turns to the nearest row after a finger has stopped the wheel and lifted.
    private func released() { if count > 0, !isTurning { turn(to: row(at: contentOffset.y)) } }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        released()
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        released()
    }

    private func settle() {
        let row = row(at: contentOffset.y)
        guard count > 0, row != selected else { return }
        selected = row
        picker?.settled(self)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        (isMovedByProgram, isTurning) = (false, false)
        noteOnlyRow()
    }

    /// Records that the wheel cannot turn, because it has at most one row.
    private func noteOnlyRow() {
        guard count < 2, let picker else { return }
        // The wheels of a date picker are of the library.
        if let dataSource = picker.dataSource, OverrideProbe.isOfTheLibrary(type(of: dataSource)) { return }
        guard let dataSource = picker.dataSource else { return picker.noteMissing(.dataSource, of: [picker, self]) }
        picker.noteDenial(
            of: [picker, self], by: dataSource, "pickerView(_:numberOfRowsInComponent:)",
            answer: .returned("\(count)"))
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { if !isPlacing { showRows() } }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        targetContentOffset.pointee.y = offset(of: row(at: targetContentOffset.pointee.y))
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { settle() }
    }
    /// Settles the wheel, unless a finger has stopped it and is still down.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { if !isTracking { settle() } }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        isTurning = false
        if !isMovedByProgram { settle() }
    }
}
