import UIKit

@objc public protocol PickerBarDataSource: NSObjectProtocol {
    func numberOfItems(in bar: PickerBar) -> Int
    @objc optional func pickerBar(_ bar: PickerBar, titleFor index: Int) -> String
    @objc optional func pickerBar(_ bar: PickerBar, sizeFor index: Int) -> CGSize
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
        for index in 0..<dataSource.numberOfItems(in: self) {
            let button = UIButton(type: .custom)
            button.tag = index
            button.setTitle(dataSource.pickerBar?(self, titleFor: index) ?? "\(index)", for: .normal)
            let width = dataSource.pickerBar?(self, sizeFor: index).width ?? 60
            button.frame = CGRect(x: x, y: 0, width: width, height: 44)
            x += width + spacing
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
        picked?(sender.tag)
    }

    public var canPick: Bool {
        return delegate?.pickerBar(_:didPick:) != nil
    }
}
