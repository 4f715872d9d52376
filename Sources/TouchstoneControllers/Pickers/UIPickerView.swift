import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// Provides the number of a picker's wheels and the number of rows on each.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
    /// Returns the number of wheels, which stand side by side.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// Returns the number of rows on a wheel.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Provides the content of a picker's rows, and is notified when the user chooses a row.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
    /// Returns the width of a wheel, in points. With 0, the default, wheels share the free width equally.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    /// Returns the height of a wheel's rows, in points. With 0, the default, it is 32.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    /// Returns the title of a row; the default is `nil`.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// Returns the attributed title of a row. The default is `nil`, which uses the plain title.
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?
    /// Returns the view of a row, which replaces any title. By default there is none.
    ///
    /// - Parameter view: A row view that is off the screen and can be reused, or `nil`.
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView
    /// The user has turned a wheel to another row. Not called if the application selects a row.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

/// The placeholder that the default delegate method returns if there is no row view.
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

/// Shows wheels side by side, each at one of its rows. The user turns a wheel or taps a row to choose it.
@preconcurrency @MainActor
open class UIPickerView: UIView {
    static let size = CGSize(width: 320, height: 216)
    static let rowHeight: CGFloat = 32

    /// Provides the number of wheels and rows; the default is `nil`. Not retained.
    open weak var dataSource: (any UIPickerViewDataSource)? {
        didSet {
            noteDelegate(.dataSource, dataSource)
            if dataSource !== oldValue { reloadAllComponents() }
        }
    }
    /// Provides the content of rows, and is notified when the user chooses a row; the default is `nil`. Not retained.
    open weak var delegate: (any UIPickerViewDelegate)? {
        didSet {
            noteDelegate(.delegate, delegate)
            if delegate !== oldValue { reloadAllComponents() }
        }
    }
    /// Whether the picker shows a bar behind the rows in the middle; the default is `true`.
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
        coder.setUp(self, in: UIPickerView.self)
    }
    private func setUp() {
        clipsToBounds = true
        indicator.backgroundColor = UIColor.systemGray.withAlphaComponent(0.12)
        indicator.layer.cornerRadius = 8
        indicator.isUserInteractionEnabled = false
        addSubview(indicator)
    }

    // MARK: Wheels and rows

    /// The number of wheels in the picker.
    open var numberOfComponents: Int { wheels.count }
    /// Returns the number of rows on a wheel.
    open func numberOfRows(inComponent component: Int) -> Int { wheels[component].count }
    /// Returns the size of a wheel's rows, in points.
    open func rowSize(forComponent component: Int) -> CGSize {
        layoutIfNeeded()
        return CGSize(width: wheels[component].bounds.width, height: wheels[component].rowHeight)
    }
    /// Returns the delegate's view for a row, or `nil` if it has none or the row is off the screen.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? { wheels[component].ownView(of: row) }

    /// Reloads all wheels from the data source and the delegate. Each wheel keeps its row if it still exists.
    open func reloadAllComponents() {
        let before = wheels.map(\.selected)
        for case let wheel as PickerWheel in subviews { wheel.removeFromSuperview() }
        wheels = (0..<(dataSource?.numberOfComponents(in: self) ?? 0)).map { number in
            let wheel = PickerWheel(self, number)
            if before.indices.contains(number) { wheel.selected = before[number] }
            addSubview(wheel)
            wheel.reload()
            return wheel
        }
        setNeedsLayout()
    }
    /// Reloads one wheel from the data source and the delegate. It keeps its row if it still exists.
    open func reloadComponent(_ component: Int) { wheels[component].reload() }

    /// Turns a wheel to a row, with an animation if `animated`. The delegate is not notified.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        guard wheels.indices.contains(component) else { return }
        layoutIfNeeded()
        wheels[component].select(row, animated: animated && window != nil)
    }
    /// Returns the row at which a wheel last rested, or -1 if it has no rows.
    open func selectedRow(inComponent component: Int) -> Int {
        guard wheels.indices.contains(component), wheels[component].count > 0 else { return -1 }
        return wheels[component].selected
    }

    func settled(_ wheel: PickerWheel) {
        guard let delegate else { return noteMissing(.delegate, of: [self, wheel]) }
        delegate.pickerView(self, didSelectRow: wheel.selected, inComponent: wheel.component)
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        showWheelWithoutData()
        let wanted = wheels.map { max(0, delegate?.pickerView(self, widthForComponent: $0.component) ?? 0) }
        let free = max(0, bounds.width - wanted.reduce(0, +))
        let sharing = wanted.filter { $0 == 0 }.count
        // If all wheels have a width of their own, center them.
        var x = sharing == 0 ? free / 2 : 0
        for (wheel, own) in zip(wheels, wanted) {
            let width = own == 0 ? free / CGFloat(sharing) : own
            wheel.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            x += width
        }
        let height = wheels.map(\.rowHeight).max() ?? Self.rowHeight
        indicator.frame = CGRect(x: 9, y: bounds.midY - height / 2, width: max(0, bounds.width - 18), height: height)
    }

    /// Fills a picker without a data source with a wheel without rows, which receives the touches.
    private func showWheelWithoutData() {
        guard dataSource == nil else { return }
        let wheel = subviews.lazy.compactMap { $0 as? PickerWheel }.first ?? PickerWheel(self, 0)
        if wheel.superview == nil { addSubview(wheel) }
        wheel.frame = bounds
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
    open override var intrinsicContentSize: CGSize { Self.size }
}
