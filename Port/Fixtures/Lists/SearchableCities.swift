import UIKit

@objc protocol CitiesDelegate: AnyObject {
    @objc optional func cities(_ controller: CitiesController, didPick city: String)
    @objc optional var startsWithFilter: String? { get }
}

class CityController: UIViewController {
    let city: String

    init(city: String) {
        self.city = city
        super.init(nibName: nil, bundle: nil)
        title = city
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
    }
}

class CitiesController: UITableViewController {
    weak var delegate: CitiesDelegate?
    let search = UISearchController(searchResultsController: nil)
    let cities = ["Amsterdam", "Berlin", "Bern", "Cairo", "Dublin", "Lisbon", "Nuremberg", "Oslo", "Paris"]
    private var filtered: [String] = []
    private(set) var log: [String] = []

    private var isFiltering: Bool {
        return search.isActive && !(search.searchBar.text ?? "").isEmpty
    }

    private var shown: [String] { isFiltering ? filtered : cities }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Cities"
        clearsSelectionOnViewWillAppear = false
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "city")
        tableView.rowHeight = 50
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        search.hidesNavigationBarDuringPresentation = false
        search.searchBar.placeholder = "City"
        search.searchBar.text = delegate?.startsWithFilter ?? nil
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        definesPresentationContext = true
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let selected = tableView.indexPathForSelectedRow {
            log.append("back from \(shown[selected.row])")
            tableView.deselectRow(at: selected, animated: animated)
        }
    }
}

extension CitiesController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        shown.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "city", for: indexPath)
        cell.textLabel?.text = shown[indexPath.row]
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let city = shown[indexPath.row]
        log.append("picked \(city)")
        delegate?.cities?(self, didPick: city)
        navigationController?.pushViewController(CityController(city: city), animated: true)
    }
}

extension CitiesController: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        filtered = cities.filter { $0.lowercased().contains(text.lowercased()) }
        tableView.reloadData()
    }
}
