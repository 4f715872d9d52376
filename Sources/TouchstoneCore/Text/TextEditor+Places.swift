import Foundation

/// Geometry for `UITextInput`, and drawing.
extension TextEditor {
    func firstRect(for range: UITextRange) -> CGRect {
        guard let layout = owner?.textLayout else { return .null }
        return layout.rects(of: range.indices).first ?? layout.caret(at: range.start.index)
    }

    func characterRange(at point: CGPoint) -> UITextRange? {
        guard let layout = owner?.textLayout else { return nil }
        return content.all.first { layout.rects(of: $0..<$0 + 1).contains { $0.contains(point) } }
            .map { UITextRange($0..<$0 + 1) }
    }

    /// Draws the selection, text, underline of marked text, and caret. The caret does not blink, so that a picture
    /// depends only on state.
    func draw(into list: inout DisplayList, color: UIColor) {
        guard let owner else { return }
        let layout = owner.textLayout
        let tint = owner.tintColor ?? .systemBlue
        if owner.isFirstResponder {
            for rect in layout.rects(of: content.selection) { list.fill(rect, color: tint.withAlphaComponent(0.25)) }
        }
        layout.draw(into: &list, color: color)
        guard owner.isFirstResponder else { return }
        if let marked = content.marked {
            for rect in layout.rects(of: marked) {
                list.line(
                    from: CGPoint(x: rect.minX, y: rect.maxY - 1), to: CGPoint(x: rect.maxX, y: rect.maxY - 1),
                    color: tint)
            }
        }
        if content.selection.isEmpty, owner.canEdit {
            list.fill(layout.caret(at: content.focus), cornerRadius: 1, color: tint)
        }
    }
}
