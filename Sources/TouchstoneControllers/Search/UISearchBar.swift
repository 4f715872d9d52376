import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// A field to search in, with a button to cancel and a choice of scopes where they are wanted. 56 points high, and 44
/// more with scopes.
@preconcurrency @MainActor
open class UISearchBar: SystemBar {
    static let height: CGFloat = 56
    private static let scopeHeight: CGFloat = 44
    private static let fieldHeight: CGFloat = 36
    private static let margin: CGFloat = 8

    /// How prominent a search bar is; here all look alike.
    public typealias Style = UISearchBarStyle
    /// What an image of a search bar is for.
    public typealias Icon = UISearchBarIcon

    /// Asked and told; nil by default, not retained.
    open weak var delegate: (any UISearchBarDelegate)?
    /// The text field of the search bar.
    public let searchTextField = UISearchTextField(frame: .zero)
    private let cancelButton = UIButton(type: .system)
    private var scopes: UISegmentedControl?
    private lazy var watch = SearchFieldWatch(self)
    /// The controller that it is the bar of.
    weak var search: UISearchController?

    /// What it says; nil or empty for nothing. Setting it tells the delegate nothing; a search controller updates its
    /// results.
    open var text: String? {
        get { searchTextField.text }
        set {
            searchTextField.text = newValue
            showSideButton()
            search?.textChanged()
        }
    }
    /// What it says while it is empty; “Search” by default.
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }
    /// A line above it; nil by default. Kept, and not shown.
    open var prompt: String?
    /// Whether there is a button to cancel; false by default.
    open var showsCancelButton = false {
        didSet { setNeedsLayout() }
    }
    /// Shows or hides the button to cancel; its way is seen where that is asked.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
        guard animated, window != nil else { return }
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) { [self] in layoutIfNeeded() }
    }
    /// Whether the field has a button that shows bookmarks while nothing is typed; false by default.
    open var showsBookmarkButton = false {
        didSet { sideButtonChanged() }
    }
    /// Whether the field has a button that shows results while nothing is typed; false by default. It stands before
    /// that of bookmarks.
    open var showsSearchResultsButton = false {
        didSet { sideButtonChanged() }
    }
    /// Whether that button is chosen; false by default.
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
    /// It makes room for the button that clears.
    private func showSideButton() { searchTextField.rightViewMode = text?.isEmpty == false ? .never : .always }

    /// Titles to choose a scope from; nil by default.
    open var scopeButtonTitles: [String]? {
        didSet { scopesChanged() }
    }
    /// The index of the selected scope; the default is 0. Setting it does not notify the delegate.
    open var selectedScopeButtonIndex = 0 {
        didSet { scopes?.selectedSegmentIndex = selectedScopeButtonIndex }
    }
    /// Whether the scopes show; false by default.
    open var showsScopeBar = false {
        didSet { scopesChanged() }
    }
    /// Shows or hides the scopes at once, whatever `animated` says.
    open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

    // MARK: How it looks, and how it is typed into

    /// How prominent it is; `.default` by default. Stored; has no effect.
    open var searchBarStyle = Style.default
    /// Behind it, stretched; nil by default.
    open var backgroundImage: UIImage? {
        get { plainBackgroundImage }
        set { plainBackgroundImage = newValue }
    }
    /// Above the keyboard while it is edited; nil by default.
    open override var inputAccessoryView: UIView? {
        get { searchTextField.inputAccessoryView }
        set { searchTextField.inputAccessoryView = newValue }
    }
    /// The keyboard type of the text field.
    open var keyboardType: UIKeyboardType {
        get { searchTextField.keyboardType }
        set { searchTextField.keyboardType = newValue }
    }
    /// As the field's; `.search` by default.
    open var returnKeyType: UIReturnKeyType {
        get { searchTextField.returnKeyType }
        set { searchTextField.returnKeyType = newValue }
    }
    /// The automatic capitalization of the text field.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { searchTextField.autocapitalizationType }
        set { searchTextField.autocapitalizationType = newValue }
    }
    /// As the field's; `.no` by default.
    open var autocorrectionType: UITextAutocorrectionType {
        get { searchTextField.autocorrectionType }
        set { searchTextField.autocorrectionType = newValue }
    }
    /// The spell checking setting of the text field.
    open var spellCheckingType: UITextSpellCheckingType {
        get { searchTextField.spellCheckingType }
        set { searchTextField.spellCheckingType = newValue }
    }
    /// Shows an image in the place of one of the bar's. Does nothing.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }
    private func setUp() {
        accessibilityIdentifier = "search bar"
        hasSystemColor = false
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
}
