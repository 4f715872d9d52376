import UIKit

@objc public protocol PickerBarDataSource: NSObjectProtocol {
    func numberOfItems(in bar: PickerBar) -> Int
    @objc optional func pickerBar(_ bar: PickerBar, titleFor index: Int) -> String
    @objc optional func pickerBar(_ bar: PickerBar, sizeFor index: Int) -> CGSize
    @objc optional func picked(in bar: PickerBar)
    @objc optional var spacing: CGFloat { get }
}

@objc public protocol PickerBarDelegate {
    @objc optional func pickerBar(_ bar: PickerBar, didPick index: Int)
    @objc optional func pickerBarDidLayOut(_ bar: PickerBar)
}

public class PickerBar: UIView {
    @objc public weak var dataSource: PickerBarDataSource? { didSet { reload() } }
    @objc public weak var delegate: PickerBarDelegate?
    public var picked: ((Int) -> Void)?
    public private(set) var buttons: [UIButton] = []

    public func reload() {
        buttons.forEach { $0.removeFromSuperview() }
        buttons = []
        guard let dataSource = dataSource else { return }
        let spacing = dataSource.spacing ?? 4
        var x: CGFloat = 0
        func width(of index: Int) -> CGFloat { dataSource.pickerBar?(self, sizeFor: index).width ?? 60 }
        for index in 0..<dataSource.numberOfItems(in: self) {
            let button = UIButton(type: .custom)
            button.tag = index
            button.setTitle(dataSource.pickerBar?(self, titleFor: index) ?? "\(index)", for: .normal)
            button.frame = CGRect(x: x, y: 0, width: width(of: index), height: 44)
            x += button.frame.width + spacing
            button.addTarget(self, action: #selector(pick(sender:)), for: .touchUpInside)
            addSubview(button)
            buttons.append(button)
        }
        if let didLayOut = delegate?.pickerBarDidLayOut {
            didLayOut(self)
        }
    }

    @objc func pick(sender: UIButton) {
        delegate?.pickerBar?(self, didPick: sender.tag)
        dataSource?.picked?(in: self)
        picked?(sender.tag)
    }

    static func report(_ bars: [PickerBar]) -> Bool { bars.contains { $0.picked != nil } }

    public var canPick: Bool {
        return delegate?.pickerBar(_:didPick:) != nil
    }

    public var tellsLayout: Bool {
        let observer = [delegate].compactMap { $0 }.first
        return observer?.pickerBarDidLayOut != nil
    }
}

class PlainItems: NSObject, PickerBarDataSource {
    func numberOfItems(in bar: PickerBar) -> Int { 3 }
}

/// Implements an optional method that its superclass lacks.
final class LetteredItems: PlainItems {
    @objc func pickerBar(_ bar: PickerBar, titleFor index: Int) -> String { ["a", "b", "c"][index] }
}
