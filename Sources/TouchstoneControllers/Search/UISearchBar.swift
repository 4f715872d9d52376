import Foundation
@_spi(TouchstoneExtensions) import TouchstoneCore
import TouchstoneGeometry

/// A bar with a search field and an optional Cancel button and scope bar.
///
/// The bar is 56 points high, and 44 points more with scopes.
@preconcurrency @MainActor
open class UISearchBar: UIView, SystemBar {
    static let height: CGFloat = 56
    private static let scopeHeight: CGFloat = 44
    private static let fieldHeight: CGFloat = 36
    private static let margin: CGFloat = 8

    /// The prominence of a search bar. All styles look alike.
    public typealias Style = UISearchBarStyle
    /// The purpose of an image in a search bar.
    public typealias Icon = UISearchBarIcon

    /// The delegate of the search bar; the default is `nil`. Not retained.
    open weak var delegate: (any UISearchBarDelegate)? {
        didSet { noteDelegate(.delegate, delegate) }
    }
    /// The text field of the search bar.
    open var searchTextField: UISearchTextField { ownField }
    private let ownField = UISearchTextField(frame: .zero)
    private let cancelButton = UIButton(type: .system)
    private var scopes: UISegmentedControl?
    private lazy var watch = SearchFieldWatch(self)
    /// The search controller that the bar belongs to.
    weak var search: UISearchController?

    /// The text of the search field; `nil` or empty if there is none.
    ///
    /// Setting it does not notify the delegate. A search controller updates its results.
    open var text: String? {
        get { searchTextField.text }
        set {
            searchTextField.text = newValue
            showSideButton()
            search?.textChanged()
        }
    }
    /// The placeholder that an empty field shows; the default is “Search”.
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }
    /// A line of text above the field; the default is `nil`. Stored; has no effect.
    open var prompt: String?
    /// Whether the bar shows a Cancel button; the default is `false`.
    open var showsCancelButton = false {
        didSet { setNeedsLayout() }
    }
    /// Shows or hides the Cancel button, with an animation if `animated`.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
        guard animated, window != nil else { return }
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) { [self] in layoutIfNeeded() }
    }
    /// Whether an empty field shows a bookmark button; the default is `false`.
    open var showsBookmarkButton = false {
        didSet { sideButtonChanged() }
    }
    /// Whether an empty field shows a button for search results; the default is `false`.
    ///
    /// It replaces the bookmark button.
    open var showsSearchResultsButton = false {
        didSet { sideButtonChanged() }
    }
    /// Whether the button for search results is selected; the default is `false`.
    open var isSearchResultsButtonSelected = false {
        didSet { sideButton?.isSelected = showsSearchResultsButton && isSearchResultsButtonSelected }
    }
    private var sideButton: UIButton?

    private func sideButtonChanged() {
        sideButton = nil
        defer { searchTextField.rightView = sideButton }
        guard showsBookmarkButton || showsSearchResultsButton else { return }
        let showsResults = showsSearchResultsButton
        let made = UIButton(type: .system)
        made.accessibilityIdentifier = showsResults ? "search results" : "bookmarks"
        made.setTitle(showsResults ? "☰" : "▤", for: .normal)
        made.bounds.size = CGSize(width: 30, height: 30)
        made.isSelected = showsResults && isSearchResultsButtonSelected
        made.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                if showsResults {
                    delegate?.searchBarResultsListButtonClicked(self)
                } else {
                    delegate?.searchBarBookmarkButtonClicked(self)
                }
            }, for: .touchUpInside)
        sideButton = made
        showSideButton()
    }
    /// Hides the side button while there is text, because the clear button takes its place.
    private func showSideButton() { searchTextField.rightViewMode = text?.isEmpty == false ? .never : .always }

    /// The titles of the scopes; the default is `nil`.
    open var scopeButtonTitles: [String]? {
        didSet { scopesChanged() }
    }
    /// The index of the selected scope; the default is 0. Setting it does not notify the delegate.
    open var selectedScopeButtonIndex = 0 {
        didSet { scopes?.selectedSegmentIndex = selectedScopeButtonIndex }
    }
    /// Whether the bar shows the scopes; the default is `false`.
    open var showsScopeBar = false {
        didSet { scopesChanged() }
    }
    /// Shows or hides the scopes. The change is never animated.
    open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

    // MARK: Appearance and text input traits

    /// The prominence of the bar; the default is `.default`. Stored; has no effect.
    open var searchBarStyle = Style.default
    /// The image that is stretched behind the bar; the default is `nil`.
    open var backgroundImage: UIImage? {
        get { background.image }
        set { background.image = newValue }
    }
    /// The offset of the text, in points; zero by default. Stored; has no effect.
    open var searchTextPositionAdjustment = UIOffset.zero
    /// The offset of the field's background, in points; zero by default. Stored; has no effect.
    open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
    /// The image behind the scopes; `nil` by default. Stored; has no effect.
    open var scopeBarBackgroundImage: UIImage?
    /// Whether looking at the field dictates into it; the default is `false`. Stored; has no effect.
    open var isLookToDictateEnabled = false
    private var fieldImages: [UIControl.State: UIImage] = [:]
    private var barImages: [[Int]: UIImage] = [:]
    private var iconOffsets: [Icon: UIOffset] = [:]
    private var scopeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
    /// Sets the image behind the field for a state. Stored; has no effect.
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        fieldImages[state] = backgroundImage
    }
    /// Returns the image that was set for this state.
    open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { fieldImages[state] }
    /// Sets the image behind the bar. Only the image for any position and the default size has an effect.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        barImages[[barPosition.rawValue, barMetrics.rawValue]] = backgroundImage
        if barPosition == .any, barMetrics == .default { self.backgroundImage = backgroundImage }
    }
    /// Returns the image that was set for this position and size of the bar.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        barImages[[barPosition.rawValue, barMetrics.rawValue]]
    }
    /// Sets the offset of an icon, in points. Stored; has no effect.
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) { iconOffsets[icon] = adjustment }
    /// Returns the offset of an icon, in points; zero by default.
    open func positionAdjustment(for icon: Icon) -> UIOffset { iconOffsets[icon] ?? .zero }
    /// Sets the attributes of the scopes' titles for a state. Stored; has no effect.
    open func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) { scopeAttributes[state] = attributes }
    /// Returns the attributes that were set for this state.
    open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        scopeAttributes[state]
    }
    /// The meaning of the text for the keyboard's suggestions; `nil` by default.
    open var textContentType: UITextContentType? {
        get { searchTextField.textContentType }
        set { searchTextField.textContentType = newValue }
    }
    /// The view above the keyboard while the field is edited; the default is `nil`.
    open override var inputAccessoryView: UIView? {
        get { searchTextField.inputAccessoryView }
        set { searchTextField.inputAccessoryView = newValue }
    }
    /// The keyboard type of the field.
    open var keyboardType: UIKeyboardType {
        get { searchTextField.keyboardType }
        set { searchTextField.keyboardType = newValue }
    }
    /// The return key type of the field; the default is `.search`.
    open var returnKeyType: UIReturnKeyType {
        get { searchTextField.returnKeyType }
        set { searchTextField.returnKeyType = newValue }
    }
    /// The autocapitalization type of the field.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { searchTextField.autocapitalizationType }
        set { searchTextField.autocapitalizationType = newValue }
    }
    /// The autocorrection type of the field; the default is `.no`.
    open var autocorrectionType: UITextAutocorrectionType {
        get { searchTextField.autocorrectionType }
        set { searchTextField.autocorrectionType = newValue }
    }
    /// The spell checking type of the field.
    open var spellCheckingType: UITextSpellCheckingType {
        get { searchTextField.spellCheckingType }
        set { searchTextField.spellCheckingType = newValue }
    }
    /// Sets an image for one of the bar's icons. Has no effect.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.setUp(self, in: UISearchBar.self)
    }
    private func setUp() {
        accessibilityIdentifier = "search bar"
        background.belong(to: self)
        if bounds.height == 0 { bounds.size.height = Self.height }
        searchTextField.delegate = watch
        searchTextField.autocorrectionType = .no
        searchTextField.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                showSideButton()
                delegate?.searchBar(self, textDidChange: text ?? "")
                search?.textChanged()
            }, for: .editingChanged)
        addSubview(searchTextField)
        cancelButton.accessibilityIdentifier = "cancel search"
        cancelButton.setTitle("Cancel", for: .normal)
        cancelButton.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                if delegate == nil, search == nil { noteMissing(.delegate, of: [self, cancelButton]) }
                delegate?.searchBarCancelButtonClicked(self)
                search?.cancelled()
            }, for: .touchUpInside)
    }

    private func scopesChanged() {
        scopes?.removeFromSuperview()
        scopes = nil
        if showsScopeBar, let titles = scopeButtonTitles, !titles.isEmpty {
            let made = UISegmentedControl(items: titles)
            made.selectedSegmentIndex = selectedScopeButtonIndex
            made.addAction(
                UIAction { [weak self, weak made] _ in
                    guard let self, let made else { return }
                    selectedScopeButtonIndex = made.selectedSegmentIndex
                    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: made.selectedSegmentIndex)
                    search?.scopeChanged()
                }, for: .valueChanged)
            addSubview(made)
            scopes = made
        }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: The first responder is the field

    open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
    @discardableResult
    open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
    @discardableResult
    open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        let margin = Self.margin
        var room = CGRect(x: margin, y: 0, width: bounds.width - 2 * margin, height: min(Self.height, bounds.height))
        if showsCancelButton {
            cancelButton.sizeToFit()
            let width = cancelButton.bounds.width
            room.size.width -= width + margin
            cancelButton.frame = CGRect(
                x: room.maxX + margin, y: room.midY - Self.fieldHeight / 2, width: width, height: Self.fieldHeight)
            if cancelButton.superview !== self { addSubview(cancelButton) }
        } else {
            cancelButton.removeFromSuperview()
        }
        searchTextField.frame = CGRect(
            x: room.minX, y: room.midY - Self.fieldHeight / 2, width: room.width, height: Self.fieldHeight)
        scopes?.frame = CGRect(x: margin, y: room.maxY + 6, width: bounds.width - 2 * margin, height: 32)
    }
    var ownHeight: CGFloat { Self.height + (scopes == nil ? 0 : Self.scopeHeight) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: ownHeight) }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: ownHeight) }

    // MARK: Background

    package let background = BarBackground(hasSystemColor: false)

    /// The color of the background; `nil`, the default, is the system's. The color of an appearance takes precedence.
    open var barTintColor: UIColor? {
        get { background.color }
        set { background.color = newValue }
    }
    /// Whether the bar is light on dark, or dark on light; `.default` is dark on light.
    open var barStyle: UIBarStyle {
        get { background.style }
        set { background.style = newValue }
    }
    /// Whether content extends under the bar; `true` by default. Content begins beside a bar that is not translucent, unless its
    /// controller has `extendedLayoutIncludesOpaqueBars`.
    open var isTranslucent: Bool {
        get { background.isTranslucent }
        set { background.isTranslucent = newValue }
    }

    /// Touchstone extension: the superclass's appearance properties and those of this class.
    open override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [
            AppearanceProperty(\UISearchBar.barTintColor), AppearanceProperty(\UISearchBar.barStyle),
            AppearanceProperty(\UISearchBar.isTranslucent),
        ]
    }

    @_spi(TouchstoneExtensions) open override func draw(into list: inout DisplayList) {
        background.draw(self, into: &list)
    }
}
