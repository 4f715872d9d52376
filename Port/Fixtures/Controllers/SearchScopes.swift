import UIKit

struct Food: Equatable {
    var name: String
    var isFruit: Bool
    static let all = [
        Food(name: "Apple", isFruit: true), Food(name: "Banana", isFruit: true), Food(name: "Cabbage", isFruit: false),
        Food(name: "Carrot", isFruit: false), Food(name: "Mango", isFruit: true), Food(name: "Onion", isFruit: false),
    ]
}

class TableController: UITableViewController {
    var foods: [Food] = [] {
        didSet { tableView.reloadData() }
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 44
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "food")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { foods.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "food", for: indexPath)
        cell.textLabel?.text = foods[indexPath.row].name
        return cell
    }
}

@objc protocol ResultsDelegate: AnyObject {
    @objc optional func results(_ controller: UIViewController, choseRow row: Int)
}

class ResultsController: TableController {
    weak var delegate: ResultsDelegate?
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        delegate?.results?(self, choseRow: indexPath.row)
    }
}

class SearchScopesListController: TableController {
    let results = ResultsController(style: .plain)
    private(set) lazy var searchController = UISearchController(searchResultsController: results)
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Foods"
        foods = Food.all
        searchController.searchResultsUpdater = self
        searchController.delegate = self
        searchController.searchBar.delegate = self
        searchController.searchBar.placeholder = "Search foods"
        searchController.searchBar.scopeButtonTitles = ["All", "Fruit", "Vegetables"]
        navigationItem.searchController = searchController
        navigationItem.hidesSearchBarWhenScrolling = false
        definesPresentationContext = true
    }
}

extension SearchScopesListController: UISearchResultsUpdating, UISearchControllerDelegate, UISearchBarDelegate {
    func updateSearchResults(for searchController: UISearchController) {
        let query = searchController.searchBar.text ?? ""
        let scope = searchController.searchBar.selectedScopeButtonIndex
        results.foods = Food.all.filter { food in
            food.name.lowercased().contains(query.lowercased()) && (scope == 0 || food.isFruit == (scope == 1))
        }
    }

    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        log.append("scope \(selectedScope)")
        updateSearchResults(for: searchController)
    }

    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
    func willPresentSearchController(_ searchController: UISearchController) { log.append("willPresent") }
    func didPresentSearchController(_ searchController: UISearchController) { log.append("didPresent") }
    func willDismissSearchController(_ searchController: UISearchController) { log.append("willDismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { log.append("didDismiss") }
}

/// Presents the controllers, which do not refer to each other.
class Coordinator: NSObject, ResultsDelegate {
    let list = SearchScopesListController(style: .plain)
    private(set) lazy var navigation = UINavigationController(rootViewController: list)

    func start() -> UIViewController {
        list.results.delegate = self
        return navigation
    }

    func results(_ controller: UIViewController, choseRow row: Int) {
        let detail = UIViewController()
        detail.view.backgroundColor = .white
        detail.title = list.results.foods[row].name
        list.show(detail, sender: controller)
    }
}
