import Foundation
import TouchstoneGeometry

// The views, the clear button and the placeholder that a text field shows in addition to its text.
extension UITextField {
    /// Returns whether a part with the given mode is visible now.
    func shows(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        @unknown default: false
        }
    }

    func shows(_ view: UIView?, _ mode: ViewMode) -> Bool { view != nil && shows(mode) }

    /// Updates the side views after one of them or its mode changes. It removes the old view from the field.
    func sideChanged(_ old: UIView?, _ new: UIView?) {
        if old !== new, old?.superview === self { old?.removeFromSuperview() }
        showSides()
        showCaret()
    }

    /// Adds the visible side views to the field and sets their frames. It removes the other side views.
    func showSides() {
        // An empty rectangle would become the lasting size of such a view.
        guard bounds.width > 0 else { return }
        show(leftView, leftViewMode, at: leftViewRect(forBounds: bounds))
        show(rightView, rightViewMode, at: rightViewRect(forBounds: bounds))
    }

    private func show(_ view: UIView?, _ mode: ViewMode, at frame: CGRect) {
        guard let view else { return }
        guard shows(mode) else {
            if view.superview === self { view.removeFromSuperview() }
            return
        }
        if view.superview !== self { addSubview(view) }
        if view.frame != frame { view.frame = frame }
    }

    func drawClearButton(into list: inout DisplayList) {
        let button = clearButtonRect(forBounds: bounds)
        list.fill(button, cornerRadius: 10, color: .systemGray3)
        list.text(
            "×", at: CGPoint(x: button.midX - 4, y: button.midY + 5), width: 8, font: .systemFont(ofSize: 15),
            color: .systemBackground)
    }

    /// Draws the text or the placeholder through the methods that subclasses override.
    func drawContent(into list: inout DisplayList) {
        let context = CGContext(size: bounds.size, scale: contentScaleFactor, style: list.style)
        CGContext.push(context)
        if hasText { drawText(in: area) } else { drawPlaceholder(in: placeholderRect(forBounds: bounds)) }
        CGContext.pop()
        list.append(contentsOf: context.list.commands)
        if !hasText { drawEditor(into: &list, movedBy: .zero) }
    }

    func drawEditor(into list: inout DisplayList, movedBy way: CGVector) {
        if way != .zero {
            list.append(.save)
            list.append(.concatenate(CGAffineTransform(translationX: way.dx, y: way.dy)))
        }
        editor.draw(into: &list, color: (textColor ?? .label).withAlphaComponent(isEnabled ? 1 : 0.4))
        if way != .zero { list.append(.restore) }
    }

    func drawPlaceholder(in area: CGRect, into list: inout DisplayList) {
        guard let text = attributedPlaceholder else { return }
        let laidOut = AttributedText(
            text, width: area.width, limit: 1,
            defaults: AttributedText.Defaults(
                font: font ?? .systemFont(ofSize: 17), color: .systemGray2, alignment: textAlignment,
                lineBreakMode: .byTruncatingTail), measurer: textMeasurer)
        let (height, y) = (laidOut.size.height, area.midY - laidOut.size.height / 2)
        laidOut.draw(into: &list, in: CGRect(x: area.minX, y: y, width: area.width, height: height))
    }
}
