import Foundation
import TouchstoneGeometry

/// A control for editing one line of text.
///
/// A tap makes the field the first responder, unless its delegate refuses, and sets the caret (C-30, RC-17).
/// While it is the first responder, it receives the text of keys and of the on-screen keyboard. Setting the text in code sends no events.
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
    /// Whether the font follows the content size category; the default is `false`. Stored; has no effect: fonts have one size.
    open var adjustsFontForContentSizeCategory = false

    let editor = TextEditor()
    private var touchesOfText: TextTouches?
    /// The delegate, which can permit or refuse editing; unretained, `nil` by default.
    open weak var delegate: (any UITextFieldDelegate)? {
        didSet { noteDelegate(.delegate, delegate) }
    }

    /// The text; empty by default and never `nil` when read, as in UIKit.
    ///
    /// Setting it moves the caret to the end and clears the undo stack.
    open var text: String? {
        get { editor.content.string }
        set {
            editor.setText(newValue ?? "")
            noteSet("text")
        }
    }

    /// The text with its attributes, which have precedence over the field's font and color; empty by default.
    ///
    /// Inserted text gets the attributes of the text before it.
    open var attributedText: NSAttributedString? {
        get { editor.attributedText([.font: shownFont, .foregroundColor: textColor ?? .label]) }
        set {
            editor.setText(newValue ?? NSAttributedString())
            noteSet("text")
        }
    }

    /// The text shown in gray while the field is empty; `nil` by default.
    open var placeholder: String? {
        get { placeholderText ?? styledPlaceholder?.string }
        set { (placeholderText, styledPlaceholder) = (newValue, nil) }
    }
    /// The text shown with its own attributes while the field is empty; `nil` by default. Setting it replaces
    /// `placeholder`.
    open var attributedPlaceholder: NSAttributedString? {
        get { styledPlaceholder ?? placeholderText.map { NSAttributedString(string: $0) } }
        set { (placeholderText, styledPlaceholder) = (nil, newValue.map { NSAttributedString(attributedString: $0) }) }
    }
    // A plain text stays a `String`: Foundation leaks the run array of each attributed string.
    private var placeholderText: String? { didSet { setNeedsDisplay() } }
    private var styledPlaceholder: NSAttributedString? { didSet { setNeedsDisplay() } }
    /// The font; `nil` means the default, which is the system font of 17 points. Setting it changes the font of the whole text.
    open var font: UIFont? = .systemFont(ofSize: 17) {
        didSet {
            editor.unify(.font)
            showCaret()
        }
    }
    /// Whether the font is reduced if the text is wider than the field; the default is `false`.
    open var adjustsFontSizeToFitWidth = false { didSet { showCaret() } }
    /// The smallest size of the reduced font, in points; 0, the default, means no limit.
    open var minimumFontSize: CGFloat = 0 { didSet { showCaret() } }
    /// The color of the text; `nil` means the default, which is `.label`. Setting it changes the color of the whole text.
    open var textColor: UIColor? = .label {
        didSet {
            editor.unify(.foregroundColor)
            setNeedsDisplay()
        }
    }
    /// The view at the leading side of the text, visible as `leftViewMode` determines; `nil` by default.
    open var leftView: UIView? { didSet { sideChanged(oldValue, leftView) } }
    /// When the leading view is visible; the default is `.never`.
    open var leftViewMode = ViewMode.never { didSet { sideChanged(nil, nil) } }
    /// The view at the trailing side, in place of the clear button, visible as `rightViewMode` determines; `nil` by default.
    open var rightView: UIView? { didSet { sideChanged(oldValue, rightView) } }
    /// When the trailing view is visible; the default is `.never`.
    open var rightViewMode = ViewMode.never { didSet { sideChanged(nil, nil) } }
    /// The alignment of the text; with the default, `.natural`, each paragraph begins on the side of its reading direction (C-30).
    open var textAlignment = NSTextAlignment.natural { didSet { showCaret() } }
    /// The border of the field; the default is `.none`. A border reduces the width of the text by 7 points on each side.
    open var borderStyle = BorderStyle.none { didSet { showCaret() } }
    /// When the button that clears the text is visible; the default is `.never`.
    open var clearButtonMode = ViewMode.never { didSet { showCaret() } }
    /// Whether the text is cleared when editing begins, unless the delegate refuses; the default is `false`.
    open var clearsOnBeginEditing = false
    /// Whether typing replaces the whole text when editing begins; the default is `false`. Stored; has no effect.
    open var clearsOnInsertion = false
    /// Whether the user changes fonts and colors; the default is `false`. Stored; has no effect.
    open var allowsEditingTextAttributes = false
    /// An image behind the text in place of the border; `nil` by default. Stored; has no effect.
    open var background: UIImage?
    /// An image behind the text while the field is disabled; `nil` by default. Stored; has no effect.
    open var disabledBackground: UIImage?
    /// The requirements of a generated password; `nil` by default. Stored; has no effect.
    open var passwordRules: UITextInputPasswordRules?
    /// The attributes of text that is typed next; `nil` by default. Stored; has no effect: typed text has the attributes of the text before
    /// it.
    open var typingAttributes: [NSAttributedString.Key: Any]?
    private var otherAttributes: [NSAttributedString.Key: Any] = [:]
    /// The attributes of the whole text. Setting them sets `font`, `textColor` and, from a paragraph style, `textAlignment`; other
    /// attributes are stored and have no effect.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { otherAttributes.merging([.font: shownFont, .foregroundColor: textColor ?? .label]) { _, own in own } }
        set {
            otherAttributes = newValue
            if let font = newValue[.font] as? UIFont { self.font = font }
            if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
            if let style = newValue[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
        }
    }
    /// Whether the field is the first responder.
    open var isEditing: Bool { isFirstResponder }

    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    /// Whether typed quotes become curly; stored; has no effect. The default is `.default`.
    open var smartQuotesType = UITextSmartQuotesType.default
    /// Whether typed hyphens become dashes; stored; has no effect. The default is `.default`.
    open var smartDashesType = UITextSmartDashesType.default
    /// Whether spaces are adjusted when text is pasted; stored; has no effect. The default is `.default`.
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    open var keyboardType = UIKeyboardType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var returnKeyType = UIReturnKeyType.default
    open var enablesReturnKeyAutomatically = false
    open var textContentType: UITextContentType?
    /// Whether the field shows dots in place of characters, and disables cut and copy; the default is `false`.
    open var isSecureTextEntry = false {
        didSet {
            editor.replacesAll = isSecureTextEntry && isFirstResponder && hasText
            showCaret()
        }
    }

    private var ownInputView: UIView?
    private var ownAccessoryView: UIView?
    /// The view that replaces the keyboard; `nil` by default (RC-25).
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }
    open override var inputAccessoryView: UIView? {
        get { ownAccessoryView }
        set { ownAccessoryView = newValue }
    }

    /// The distance by which the text is scrolled to the left to keep the caret visible, in points.
    private var shift: CGFloat = 0

    /// Touchstone extension: the appearance properties of the superclass and those of this class.
    open override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [
            AppearanceProperty(\UITextField.font),
            AppearanceProperty(\UITextField.textColor),
            AppearanceProperty(\UITextField.textAlignment),
            AppearanceProperty(\UITextField.borderStyle),
            AppearanceProperty(\UITextField.clearButtonMode),
            AppearanceProperty(\UITextField.keyboardAppearance),
        ]
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.setUp(self, in: UITextField.self)
    }

    private func setUp() {
        editor.owner = self
        touchesOfText = TextTouches(self)
    }

    // MARK: First responder

    open override var canBecomeFirstResponder: Bool { isEnabled }
    open override var canBecomeFocused: Bool { canBecomeFirstResponder }

    open override var isEnabled: Bool {
        didSet {
            if !isEnabled { resignFirstResponder() }
            // A first responder that does not resign has no keyboard while it is disabled.
            if isEnabled != oldValue { reloadInputViews() }
        }
    }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard windowStorage != nil else { return didNotBecomeFirst { _ in .noWindow } }
        guard canBecomeFirstResponder else { return didNotBecomeFirst { _ in .cannot(isEnabled ? nil : .disabled) } }
        if let delegate, !delegate.textFieldShouldBeginEditing(self) {
            return didNotBecomeFirst {
                .refused(by: $0.remembered(delegate), method: "textFieldShouldBeginEditing(_:)")
            }
        }
        return super.becomeFirstResponder()
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard delegate?.textFieldShouldEndEditing(self) ?? true else {
            return didNotResign(delegate, "textFieldShouldEndEditing(_:)")
        }
        return super.resignFirstResponder()
    }

    override func firstResponderBegan() {
        if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true { editor.setText("") }
        editor.replacesAll = isSecureTextEntry && hasText
        showSides()
        showCaret()
        delegate?.textFieldDidBeginEditing(self)
        send(.editingDidBegin, nil)
        NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
    }

    /// Ends editing. The undo stack is removed with it (RC-35).
    override func firstResponderEnded() {
        editor.close()
        shift = 0
        showSides()
        setNeedsDisplay()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        send(.editingDidEnd, nil)
        NotificationCenter.default.post(name: UITextField.textDidEndEditingNotification, object: self)
    }

    open override var undoManager: UndoManager? { editor.undoManager }

    override var ownAccessibility: AccessibilityState {
        let shown = isSecureTextEntry ? String(repeating: "•", count: editor.content.count) : text
        return accessibility(.none, value: shown?.isEmpty == false ? shown : placeholder)
    }

    // MARK: Text input

    open var hasText: Bool { editor.content.count > 0 }

    /// Inserts text at the caret. A line break acts as the return key.
    open func insertText(_ text: String) {
        if text == "\n" || text == "\r" { return returned() }
        editor.insert(text)
    }

    open func deleteBackward() { editor.deleteBackward() }

    open func caretRect(for position: UITextPosition) -> CGRect { textLayout.caret(at: position.index) }
    open func text(in range: UITextRange) -> String? { editor.content.text(in: range.indices) }
    open func replace(_ range: UITextRange, withText text: String) { editor.replace(range.indices, with: text) }

    open var selectedTextRange: UITextRange? {
        get { UITextRange(editor.content.selection) }
        set { if let newValue { editor.select(newValue.indices) } }
    }

    open var markedTextRange: UITextRange? { editor.content.marked.map { UITextRange($0) } }
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        editor.setMarked(markedText, selectedRange)
    }
    open func unmarkText() { editor.unmark() }

    open var endOfDocument: UITextPosition { UITextPosition(editor.content.count) }
    open func firstRect(for range: UITextRange) -> CGRect { editor.firstRect(for: range) }
    open func closestPosition(to point: CGPoint) -> UITextPosition? { UITextPosition(textLayout.closest(to: point)) }
    open func characterRange(at point: CGPoint) -> UITextRange? { editor.characterRange(at: point) }
    /// Returns the rectangles that a range covers, in the view's coordinates; none if the range is empty. An override that returns none
    /// does not change the drawing.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { selectedLines(of: range) }

    private func returned() {
        editor.unmark()
        if let delegate, !delegate.textFieldShouldReturn(self) {
            _ = didNotChange(delegate, "textFieldShouldReturn(_:)")
            return
        }
        let ends = allControlEvents.contains(.editingDidEndOnExit)
        send(.editingDidEndOnExit, nil)
        send(.primaryActionTriggered, nil)
        // A target for this event means that return ends editing (C-30).
        if ends { resignFirstResponder() }
    }

    // MARK: Presses and actions

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = editor.began(presses)
        if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = editor.ended(presses)
        if !others.isEmpty { super.pressesEnded(others, with: event) }
    }

    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = editor.ended(presses)
        if !others.isEmpty { super.pressesCancelled(others, with: event) }
    }

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        editor.permits(action, sender: sender) ?? super.canPerformAction(action, withSender: sender)
    }

    open override func cut(_ sender: Any?) { editor.cut() }
    open override func copy(_ sender: Any?) { editor.copy() }
    open override func paste(_ sender: Any?) { editor.paste() }
    open override func delete(_ sender: Any?) { editor.replace(editor.content.selection, with: "") }
    open override func select(_ sender: Any?) { editor.selectWord(from: sender) }
    open override func selectAll(_ sender: Any?) { editor.selectAll(from: sender) }

    // MARK: Clearing

    private var showsClearButton: Bool { hasText && shows(clearButtonMode) && !shows(rightView, rightViewMode) }

    /// Clears the text if a lifted touch is on the clear button and the delegate permits it.
    ///
    /// - Returns: Whether the point is on the visible clear button.
    func clearIfOnButton(_ point: CGPoint) -> Bool {
        guard showsClearButton, clearButtonRect(forBounds: bounds).encloses(point) else { return false }
        if let delegate, !delegate.textFieldShouldClear(self) {
            _ = didNotChange(delegate, "textFieldShouldClear(_:)")
            return true
        }
        editor.replace(editor.content.all, with: "")
        return true
    }

    // MARK: Geometry

    /// Returns the border's rectangle in the coordinates of `bounds`; the default is `bounds`. Drawing does not use it.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Returns the text's rectangle in the coordinates of `bounds`.
    ///
    /// By default, it is between the side views, left of a clear button, and 7 points from a border.
    open func textRect(forBounds bounds: CGRect) -> CGRect {
        let side: CGFloat = borderStyle == .none ? 0 : 7
        let button: CGFloat = clearButtonMode == .never ? 0 : 24
        let left = shows(leftView, leftViewMode) ? leftViewRect(forBounds: bounds).maxX - bounds.minX : 0
        let right = shows(rightView, rightViewMode) ? bounds.maxX - rightViewRect(forBounds: bounds).minX : button
        return CGRect(
            x: bounds.minX + side + left, y: bounds.minY, width: max(0, bounds.width - 2 * side - left - right),
            height: bounds.height)
    }

    /// Returns the text's rectangle during editing, in the coordinates of `bounds`; the default is `textRect(forBounds:)`.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// Returns the placeholder's rectangle in the coordinates of `bounds`; the default is `textRect(forBounds:)`.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    /// Returns the clear button's rectangle in the coordinates of `bounds`; the default is 20 by 20 points, 6 points from the right.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.maxX - 26, y: bounds.midY - 10, width: 20, height: 20)
    }

    /// Returns the leading view's rectangle in the coordinates of `bounds`; by default, it has the view's size and is vertically
    /// centered at the left edge.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = leftView?.bounds.size ?? .zero
        return CGRect(
            x: bounds.minX, y: bounds.midY - size.height / 2, width: min(size.width, bounds.width), height: size.height)
    }

    /// Returns the trailing view's rectangle in the coordinates of `bounds`; by default, it has the view's size and is vertically
    /// centered at the right edge.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        let width = min(rightView?.bounds.width ?? 0, bounds.width)
        let height = rightView?.bounds.height ?? 0
        return CGRect(x: bounds.maxX - width, y: bounds.midY - height / 2, width: width, height: height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        showSides()
    }

    var shownFont: UIFont { font ?? .systemFont(ofSize: 17) }
    var area: CGRect { isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds) }

    var textLayout: TextLayout { layout(shownClusters, in: area, shift: shift) }

    /// Scrolls the text by the smallest distance that makes the caret visible.
    func showCaret() {
        setNeedsDisplay()
        guard isEditing else { return }
        let area = self.area
        let caret = textLayout.caret(at: editor.content.focus)
        if caret.maxX > area.maxX { shift += caret.maxX - area.maxX }
        if caret.minX < area.minX { shift = max(0, shift - (area.minX - caret.minX)) }
        // Hide no more text on the left than necessary.
        let line = textLayout.lines[0]
        shift = min(shift, max(0, line.right - line.left + 1 - area.width))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let shown =
            layout(hasText ? shownClusters : Array(placeholder ?? ""), in: area, shift: 0, shrinks: false).lines[0]
        let wide = CGRect(x: 0, y: 0, width: 10_000, height: bounds.height)
        let side = wide.width - textRect(forBounds: wide).width
        return CGSize(
            width: (shown.right - shown.left + max(0, side)).rounded(.up),
            height: (shownFont.lineHeight + (borderStyle == .none ? 2 : 14)).rounded(.up))
    }

    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
    package override var baselines: TextBaselines? { .belowCenter(shownFont.ascender - shownFont.lineHeight / 2) }

    // MARK: Drawing

    @_spi(TouchstoneExtensions) open override func draw(into list: inout DisplayList) {
        switch borderStyle {
        case .none: break
        case .line, .bezel: list.stroke(bounds.insetBy(dx: 0.5, dy: 0.5), color: .systemGray)
        case .roundedRect:
            list.fill(bounds, cornerRadius: 6, color: .tertiarySystemBackground)
            list.stroke(bounds.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 6, color: .systemGray3)
        @unknown default: break
        }
        list.append(.save)
        list.append(.clip(area.insetBy(dx: -2, dy: 0), cornerRadius: 0))
        drawContent(into: &list)
        list.append(.restore)
        if showsClearButton { drawClearButton(into: &list) }
    }

    /// Draws the text and the caret into the current context.
    ///
    /// Called when the field draws its text. An override may call `super`, or draw the text itself.
    /// - Parameter rect: The rectangle of the text in the coordinates of the bounds, in points.
    open func drawText(in rect: CGRect) {
        guard let context = CGContext.current else { return }
        drawEditor(into: &context.list, movedBy: CGVector(dx: rect.minX - area.minX, dy: rect.minY - area.minY))
    }

    /// Draws the placeholder into the current context, vertically centered in a rectangle.
    ///
    /// Called when a field without text draws. An override may call `super` with another rectangle, or draw something else.
    /// - Parameter rect: The rectangle in the coordinates of the bounds, in points.
    open func drawPlaceholder(in rect: CGRect) {
        if let context = CGContext.current { drawPlaceholder(in: rect, into: &context.list) }
    }

    /// Whether typing suggests the rest of a line; `.default` by default. Stored; has no effect: nothing is suggested here.
    open var inlinePredictionType = UITextInlinePredictionType.default
    /// How much the system helps with writing; `.default` by default. Stored; has no effect: there is no help here.
    open var writingToolsBehavior = UIWritingToolsBehavior.default
}
