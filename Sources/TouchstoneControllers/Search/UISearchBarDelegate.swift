import Foundation
import TouchstoneCore

/// Decides about the editing of a search bar, and is notified of changes and of taps on its buttons.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
    /// Returns whether editing may begin; the default is `true`.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// The user has begun to edit the text.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Returns whether editing may end; the default is `true`.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// The user has ended editing the text.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// The user has changed or cleared the text.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Returns whether the user may replace the text at `range`, in UTF-16 units, with `text`; the default is `true`.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// The user has pressed the return key. The bar itself does nothing.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// The user has tapped the bookmark button.
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    /// The user has tapped the Cancel button. The bar itself does nothing.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// The user has tapped the button for search results.
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    /// The user has selected another scope.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {
        searchBar.noteMissingMethod("searchBarBookmarkButtonClicked(_:)", by: self)
    }
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        searchBar.noteMissingMethod("searchBarCancelButtonClicked(_:)", by: self)
    }
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
        searchBar.noteMissingMethod("searchBarResultsListButtonClicked(_:)", by: self)
    }
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        searchBar.noteMissingMethod("searchBar(_:selectedScopeButtonIndexDidChange:)", by: self)
    }
}

extension UISearchBar {
    /// Records that the delegate does not implement a method for a tap, unless a search controller acts.
    fileprivate func noteMissingMethod(_ method: String, by delegate: AnyObject) {
        guard search == nil else { return }
        noteDenial(of: [self], by: delegate, method, answer: .notImplemented)
    }
}

/// The text field of a search bar.
open class UISearchTextField: UITextField {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.setUp(self, in: UISearchTextField.self)
    }
    private func setUp() {
        accessibilityIdentifier = "search field"
        borderStyle = .roundedRect
        clearButtonMode = .whileEditing
        returnKeyType = .search
        placeholder = "Search"
    }
}

/// The delegate of a search bar's field, which forwards its messages to the bar's delegate.
@MainActor
final class SearchFieldWatch: NSObject, UITextFieldDelegate {
    private weak var bar: UISearchBar?
    init(_ bar: UISearchBar) {
        self.bar = bar
        super.init()
    }

    /// Whether the bar's delegate allows the editing to begin or end.
    private func allows(
        _ field: UITextField, _ method: String, _ ask: (any UISearchBarDelegate, UISearchBar) -> Bool
    ) -> Bool {
        guard let bar, let delegate = bar.delegate, !ask(delegate, bar) else { return true }
        bar.noteDenial(of: [field, bar], by: delegate, method)
        return false
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        allows(textField, "searchBarShouldBeginEditing(_:)") { $0.searchBarShouldBeginEditing($1) }
    }
    func textFieldDidBeginEditing(_ textField: UITextField) {
        guard let bar else { return }
        bar.search?.editingBegan()
        bar.delegate?.searchBarTextDidBeginEditing(bar)
    }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        allows(textField, "searchBarShouldEndEditing(_:)") { $0.searchBarShouldEndEditing($1) }
    }
    func textFieldDidEndEditing(_ textField: UITextField) {
        if let bar { bar.delegate?.searchBarTextDidEndEditing(bar) }
    }
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        allows(textField, "searchBar(_:shouldChangeTextIn:replacementText:)") { delegate, bar in
            delegate.searchBar(bar, shouldChangeTextIn: range, replacementText: string)
        }
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if let bar { bar.delegate?.searchBarSearchButtonClicked(bar) }
        return false
    }
}
