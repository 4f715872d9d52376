import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// Says how many wheels a picker has, and how many rows are on each.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
    /// How many wheels stand side by side.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// How many rows are on a wheel.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Says what a picker's rows show, and hears which one was chosen.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
    /// How wide a wheel is, in points; 0, the default, for an equal share.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    /// How high a wheel's rows are, in points; 0, the default, for 32.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    /// What a row says; nil by default.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// What a row says, with attributes; nil, the default, for the plain title.
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?
    /// A row's view, before any title; `view` is one that has left the wheel, and may be used again. By default there is none.
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView
    /// A wheel that a finger turned rests at another row. What the application selects is not told.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

/// Stands for a row whose delegate makes no view.
final class NoRow: UIView {}

extension UIPickerViewDelegate {
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        nil
    }
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView { NoRow() }
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// Wheels side by side, each at one of its rows. A finger turns them, or taps the row that is to come to the middle.
@preconcurrency @MainActor
open class UIPickerView: UIView {
    static let size = CGSize(width: 320, height: 216)
    static let rowHeight: CGFloat = 32

    /// Says how many wheels and rows there are; nil by default, not retained.
    open weak var dataSource: (any UIPickerViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadAllComponents() } }
    }
    /// Says what they show, and hears which one was chosen; nil by default, not retained.
    open weak var delegate: (any UIPickerViewDelegate)? {
        didSet { if delegate !== oldValue { reloadAllComponents() } }
    }
    /// Whether a bar shows behind the rows in the middle; true by default.
    open var showsSelectionIndicator = true {
        didSet { indicator.isHidden = !showsSelectionIndicator }
    }
    private let indicator = UIView()
    private(set) var wheels: [PickerWheel] = []

    public override init(frame: CGRect) {
        super.init(frame: frame.size == .zero ? CGRect(origin: frame.origin, size: Self.size) : frame)
        setUp()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }
    private func setUp() {
        clipsToBounds = true
        indicator.backgroundColor = UIColor.systemGray.withAlphaComponent(0.12)
        indicator.layer.cornerRadius = 8
        indicator.isUserInteractionEnabled = false
        addSubview(indicator)
    }

    // MARK: Wheels and rows

    /// How many wheels there are.
    open var numberOfComponents: Int { wheels.count }
    /// How many rows are on a wheel.
    open func numberOfRows(inComponent component: Int) -> Int { wheels[component].count }
    /// How large a wheel's rows are, in points.
    open func rowSize(forComponent component: Int) -> CGSize {
        layoutIfNeeded()
        return CGSize(width: wheels[component].bounds.width, height: wheels[component].rowHeight)
    }
    /// A row's view, where the delegate makes views and the row is on the screen; else nil.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? { wheels[component].ownView(of: row) }

    /// Asks the data source and the delegate for everything. Each wheel stays at its row, as far as there is such.
    open func reloadAllComponents() {
        let before = wheels.map(\.selected)
        for wheel in wheels { wheel.removeFromSuperview() }
        wheels = (0..<(dataSource?.numberOfComponents(in: self) ?? 0)).map { number in
            let wheel = PickerWheel(self, number)
            if before.indices.contains(number) { wheel.selected = before[number] }
            addSubview(wheel)
            wheel.reload()
            return wheel
        }
        setNeedsLayout()
    }
    /// Asks for everything that is on one wheel, which stays at its row as far as there is such.
    open func reloadComponent(_ component: Int) { wheels[component].reload() }

    /// Turns a wheel to a row; at once, or on a way that is seen. The delegate is not told.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        guard wheels.indices.contains(component) else { return }
        layoutIfNeeded()
        wheels[component].select(row, animated: animated && window != nil)
    }
    /// The row that a wheel rested at last; -1 where it has none.
    open func selectedRow(inComponent component: Int) -> Int {
        guard wheels.indices.contains(component), wheels[component].count > 0 else { return -1 }
        return wheels[component].selected
    }

    func settled(_ wheel: PickerWheel) {
        delegate?.pickerView(self, didSelectRow: wheel.selected, inComponent: wheel.component)
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        let wanted = wheels.map { max(0, delegate?.pickerView(self, widthForComponent: $0.component) ?? 0) }
        let free = max(0, bounds.width - wanted.reduce(0, +))
        let sharing = wanted.filter { $0 == 0 }.count
        // Those that say how wide they are stand in the middle.
        var x = sharing == 0 ? free / 2 : 0
        for (wheel, own) in zip(wheels, wanted) {
            let width = own == 0 ? free / CGFloat(sharing) : own
            wheel.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            x += width
        }
        let height = wheels.map(\.rowHeight).max() ?? Self.rowHeight
        indicator.frame = CGRect(x: 9, y: bounds.midY - height / 2, width: max(0, bounds.width - 18), height: height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
    open override var intrinsicContentSize: CGSize { Self.size }
}
