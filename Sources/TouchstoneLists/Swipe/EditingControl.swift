import Foundation
@_spi(TouchstoneExtensions) import TouchstoneCore

/// The round control at the leading edge of a row during editing.
final class EditingControl: UIControl {
    static let width: CGFloat = 44

    enum Kind { case delete, insert, select }
    var kind = Kind.delete { didSet { setNeedsDisplay() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "editing control"
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func draw(into list: inout DisplayList) {
        let circle = CGRect(x: bounds.width - 30, y: bounds.height / 2 - 11, width: 22, height: 22)
        let middle = CGPoint(x: circle.midX, y: circle.midY)
        if kind == .select {
            guard isSelected else {
                return list.stroke(circle, cornerRadius: 11, lineWidth: 1.5, color: .systemGray3)
            }
            list.fill(circle, cornerRadius: 11, color: tintColor)
            list.line(
                from: CGPoint(x: middle.x - 5, y: middle.y), to: CGPoint(x: middle.x - 1, y: middle.y + 4), width: 2,
                color: .white)
            return list.line(
                from: CGPoint(x: middle.x - 1, y: middle.y + 4), to: CGPoint(x: middle.x + 5, y: middle.y - 4),
                width: 2, color: .white)
        }
        list.fill(circle, cornerRadius: 11, color: kind == .delete ? .systemRed : .systemGreen)
        list.line(
            from: CGPoint(x: middle.x - 6, y: middle.y), to: CGPoint(x: middle.x + 6, y: middle.y), width: 2,
            color: .white)
        if kind == .insert {
            list.line(
                from: CGPoint(x: middle.x, y: middle.y - 6), to: CGPoint(x: middle.x, y: middle.y + 6), width: 2,
                color: .white)
        }
    }
}

/// The control at the trailing edge of a row that moves the row. Its recognizer begins as soon as the touch begins.
final class ReorderControl: UIView {
    static let width: CGFloat = 44

    let press = UILongPressGestureRecognizer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "reorder control"
        press.name = "reorder"
        press.minimumPressDuration = 0
        addGestureRecognizer(press)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func draw(into list: inout DisplayList) {
        for line in -1...1 {
            let y = bounds.height / 2 + CGFloat(line) * 5
            list.line(
                from: CGPoint(x: bounds.width / 2 - 10, y: y), to: CGPoint(x: bounds.width / 2 + 10, y: y), width: 2,
                color: .systemGray3)
        }
    }
}
