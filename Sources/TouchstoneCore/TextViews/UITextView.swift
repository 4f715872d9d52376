import Foundation

/// A scrolling view for reading, selecting and editing text of many lines. It keeps the caret visible.
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting {
    /// Whether the font follows the content size category; the default is `false`. Stored; has no effect: fonts have one size.
    open var adjustsFontForContentSizeCategory = false

    let editor = TextEditor()
    private var touchesOfText: TextTouches?
    /// The delegate of the scroll view; a `UITextViewDelegate` is notified of the text too.
    ///
    /// The type is the inherited one, because Swift cannot narrow the type of an inherited property.
    open override weak var delegate: (any UIScrollViewDelegate)? {
        didSet { textDelegate = delegate as? any UITextViewDelegate }
    }
    weak var textDelegate: (any UITextViewDelegate)?

    /// The text; empty by default and never `nil` when read. Setting it moves the caret to the end and clears the undo stack.
    open var text: String! {
        get { editor.content.string }
        set { editor.setText(newValue ?? "") }
    }

    /// The text with its attributes, which have precedence over the view's font and color; empty by default and never `nil` when read.
    ///
    /// Inserted text gets the attributes of the text before it. Spacing between lines and paragraphs has no effect.
    /// Setting it sets `font`, `textColor` and `textAlignment` to those of its first character.
    open var attributedText: NSAttributedString! {
        get { editor.attributedText(commonAttributes) }
        set {
            let given = newValue ?? NSAttributedString()
            take(given.length > 0 ? given.attributes(at: 0, effectiveRange: nil) : [:])
            editor.setText(given)
        }
    }
    private var commonAttributes: [NSAttributedString.Key: Any] {
        [.font: font ?? .systemFont(ofSize: 12), .foregroundColor: textColor ?? .label]
    }
    private func take(_ attributes: [NSAttributedString.Key: Any]) {
        if let given = attributes[.font] as? UIFont { font = given }
        if let given = attributes[.foregroundColor] as? UIColor { textColor = given }
        if let given = attributes[.paragraphStyle] as? NSParagraphStyle { textAlignment = given.alignment }
    }

    /// The font; `nil` means the default, which is the system font of 12 points. Setting it changes the font of the whole text.
    open var font: UIFont? = .systemFont(ofSize: 12) {
        didSet {
            editor.unify(.font)
            showCaret()
        }
    }
    /// The attributes of the text to type; by default, the font and the color of the view.
    ///
    /// Stored; has no effect: typed text has the attributes of the text before it.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get {
            storedTypingAttributes ?? [.font: font ?? .systemFont(ofSize: 12), .foregroundColor: textColor ?? .label]
        }
        set { storedTypingAttributes = newValue }
    }
    private var storedTypingAttributes: [NSAttributedString.Key: Any]?
    /// The attributes of links; by default, the tint color. Stored; has no effect.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { storedLinkTextAttributes ?? [.foregroundColor: tintColor as Any] }
        set { storedLinkTextAttributes = newValue }
    }
    private var storedLinkTextAttributes: [NSAttributedString.Key: Any]?
    /// The color of the text; `nil` means the default, which is `.label`. Setting it changes the color of the whole text.
    open var textColor: UIColor? = .label {
        didSet {
            editor.unify(.foregroundColor)
            setNeedsDisplay()
        }
    }
    /// The alignment of the text; with the default, `.natural`, each paragraph begins on the side of its reading direction (C-30).
    open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
    /// Whether the user can edit the text; the default is `true`. Setting it to `false` ends editing.
    open var isEditable = true {
        didSet {
            guard isEditable != oldValue else { return }
            if !isEditable { resignFirstResponder() }
            // A first responder that does not resign, or that becomes editable, shows or hides the keyboard.
            reloadInputViews()
        }
    }
    /// Whether the user can select the text; the default is `true`.
    open var isSelectable = true
    /// The margins around the text, in points; the default is 8 above and below.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { showCaret() } }
    /// The area of the text layout: inside the insets, as wide as the view allows. The layout uses its `lineFragmentPadding`.
    public let textContainer: NSTextContainer

    /// The selection, in UTF-16 units; its length is 0 if it is a caret. The default is the end of the text.
    open var selectedRange: NSRange {
        get { editor.content.utf16Range(editor.content.selection) }
        set { editor.select(editor.content.range(newValue)) }
    }

    /// The kinds of data that become links; none by default. Stored; has no effect.
    open var dataDetectorTypes: UIDataDetectorTypes = []
    /// Whether typing replaces the whole text; the default is `false`. Stored; has no effect.
    open var clearsOnInsertion = false
    /// Whether the user changes fonts and colors; the default is `false`. Stored; has no effect.
    open var allowsEditingTextAttributes = false
    /// Whether text is drawn in the same size as on a Mac; the default is `false`. Stored; has no effect.
    open var usesStandardTextScaling = false
    /// Whether the user searches in the text; the default is `false`. Stored; has no effect.
    open var isFindInteractionEnabled = false
    /// The requirements of a generated password; `nil` by default. Stored; has no effect.
    open var passwordRules: UITextInputPasswordRules?
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
    open var isSecureTextEntry = false { didSet { showCaret() } }

    private var ownInputView: UIView?
    private var ownAccessoryView: UIView?
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }
    open override var inputAccessoryView: UIView? {
        get { ownAccessoryView }
        set { ownAccessoryView = newValue }
    }

    /// Touchstone extension: the appearance properties of the superclass and those of this class.
    open override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [
            AppearanceProperty(\UITextView.font),
            AppearanceProperty(\UITextView.textColor),
            AppearanceProperty(\UITextView.textAlignment),
            AppearanceProperty(\UITextView.textContainerInset),
            AppearanceProperty(\UITextView.keyboardAppearance),
        ]
    }

    /// Creates a view with a frame in its superview's coordinates and an area for its text; with `nil`, it makes an area of its own.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? NSTextContainer(size: .zero)
        super.init(frame: frame)
        setUp()
    }

    public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    /// Creates a view without a frame. The layout of the text is the same with and without text layout managers.
    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }

    public required init?(coder: NSCoder) {
        textContainer = NSTextContainer(size: .zero)
        super.init(coder: coder)
        setUp()
        coder.setUp(self, in: UITextView.self)
    }

    private func setUp() {
        backgroundColor = .systemBackground
        editor.owner = self
        textContainer.changed = { [weak self] in self?.showCaret() }
        touchesOfText = TextTouches(self)
    }

    // MARK: First responder

    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
    open override var canBecomeFocused: Bool { canBecomeFirstResponder }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard windowStorage != nil else { return didNotBecomeFirst { _ in .noWindow } }
        guard canBecomeFirstResponder else {
            return didNotBecomeFirst { _ in .cannot(isEditable || isSelectable ? nil : .notEditable) }
        }
        if isEditable, let delegate = textDelegate, !delegate.textViewShouldBeginEditing(self) {
            return didNotBecomeFirst {
                .refused(by: $0.remembered(delegate), method: "textViewShouldBeginEditing(_:)")
            }
        }
        return super.becomeFirstResponder()
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard !isEditing || textDelegate?.textViewShouldEndEditing(self) ?? true else {
            return didNotResign(textDelegate, "textViewShouldEndEditing(_:)")
        }
        return super.resignFirstResponder()
    }

    /// Whether editing began and has not ended; it is `false` while the text is only selected.
    private var isEditing = false

    override func firstResponderBegan() {
        showCaret()
        guard isEditable else { return }
        isEditing = true
        textDelegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
    }

    override func firstResponderEnded() {
        editor.close()
        setNeedsDisplay()
        guard isEditing else { return }
        isEditing = false
        textDelegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
    }

    open override var undoManager: UndoManager? { editor.undoManager }

    // MARK: Text input

    open var hasText: Bool { editor.content.count > 0 }
    open func insertText(_ text: String) { editor.insert(text == "\r" ? "\n" : text) }
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

    // MARK: Geometry and drawing

    private func layout(width: CGFloat) -> TextLayout {
        let inset = textContainerInset
        let padding = textContainer.lineFragmentPadding
        let clusters = editor.content.clusters
        let font = font ?? .systemFont(ofSize: 12)
        return TextLayout(
            isSecureTextEntry ? Array(repeating: "•", count: clusters.count) : clusters,
            styles: isSecureTextEntry ? [] : editor.runs(font: font, color: textColor ?? .label),
            font: font,
            measurer: textMeasurer,
            in: CGRect(
                x: inset.left + padding, y: inset.top,
                width: max(0, width - inset.left - inset.right - 2 * padding), height: 0),
            alignment: textAlignment, wraps: true)
    }

    var textLayout: TextLayout { layout(width: bounds.width) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        fitContent()
    }

    /// Sets the content size: the width of the view and the height of the text.
    private func fitContent() {
        let inset = textContainerInset
        let height = textLayout.height
        contentSize = CGSize(width: bounds.width, height: height + inset.top + inset.bottom)
        textContainer.fit(CGSize(width: max(0, bounds.width - inset.left - inset.right), height: height))
    }

    /// Scrolls by the smallest distance that makes the caret visible.
    func showCaret() {
        setNeedsDisplay()
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
        fitContent()
        guard isFirstResponder else { return }
        bringIntoSight(textLayout.caret(at: editor.content.focus))
    }

    private func bringIntoSight(_ caret: CGRect) {
        let inset = textContainerInset
        let hidden = adjustedContentInset
        let height = bounds.height - hidden.top - hidden.bottom
        var top = contentOffset.y + hidden.top
        if caret.maxY + inset.bottom > top + height { top = caret.maxY + inset.bottom - height }
        if caret.minY - inset.top < top { top = max(0, caret.minY - inset.top) }
        let y = top - hidden.top
        if y != contentOffset.y { setContentOffset(CGPoint(x: contentOffset.x, y: y), animated: false) }
    }

    /// Scrolls until the end of a range is visible.
    /// - Parameter range: The range of the text, in UTF-16 units.
    open func scrollRangeToVisible(_ range: NSRange) {
        fitContent()
        bringIntoSight(textLayout.caret(at: editor.content.range(range).upperBound))
    }

    open override var isScrollEnabled: Bool {
        didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// The size of the text with the insets, in points, while scrolling is disabled; otherwise the value of the scroll view.
    open override var intrinsicContentSize: CGSize {
        isScrollEnabled ? super.intrinsicContentSize : sizeThatFits(.zero)
    }
    package override var wrapsContent: Bool { !isScrollEnabled }
    package override var baselines: TextBaselines? {
        let font = font ?? .systemFont(ofSize: 12)
        let inset = textContainerInset
        return .insideEdges(first: inset.top + font.ascender, last: inset.bottom + font.lineHeight - font.ascender)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let room = size.width > 0 ? min(size.width, 1e6) : 1e6
        let layout = layout(width: room)
        let inset = textContainerInset
        let widest = layout.lines.map { $0.right - $0.left }.max() ?? 0
        return CGSize(
            width: min(
                room,
                inset.left + widest + 2 * textContainer.lineFragmentPadding + inset.right
            ).rounded(.up),
            height: (layout.height + inset.top + inset.bottom).rounded(.up))
    }

    @_spi(TouchstoneExtensions) open override func draw(into list: inout DisplayList) {
        editor.draw(into: &list, color: textColor ?? .label)
    }

    /// The border; `.none` by default. Stored; has no effect.
    open var borderStyle = BorderStyle.none
    /// Whether typing suggests the rest of a line; `.default` by default. Stored; has no effect: nothing is suggested here.
    open var inlinePredictionType = UITextInlinePredictionType.default
    /// How much the system helps with writing; `.default` by default. Stored; has no effect: there is no help here.
    open var writingToolsBehavior = UIWritingToolsBehavior.default
}
