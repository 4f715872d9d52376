import UIKit

@objc protocol FeedLoaderDelegate: AnyObject {
    func loader(_ loader: FeedLoader, didLoad count: Int, reset: Bool)
    @objc optional func loaderDidStart(_ loader: FeedLoader)
}

@objcMembers class FeedLoader: NSObject {
    weak var delegate: FeedLoaderDelegate?
    private(set) var isLoading = false
    private(set) var requests: [String] = []

    func loadMore() { load(reset: false, delay: 0.5) }
    func reload() { load(reset: true, delay: 2) }

    private func load(reset: Bool, delay: TimeInterval) {
        guard !isLoading else { return }
        isLoading = true
        requests.append(reset ? "reload" : "more")
        delegate?.loaderDidStart?(self)
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
            guard let self = self else { return }
            self.isLoading = false
            self.delegate?.loader(self, didLoad: 20, reset: reset)
        }
    }
}

class FeedController: UIViewController {
    let tableView = UITableView()
    let refresh = UIRefreshControl()
    let loader = FeedLoader()
    private(set) var count = 20
    private(set) var prefetched: Set<Int> = []
    private(set) var displayed: [Int] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tableView.rowHeight = 60
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "post")
        tableView.dataSource = self
        tableView.delegate = self
        tableView.prefetchDataSource = self
        refresh.addTarget(loader, action: #selector(FeedLoader.reload), for: .valueChanged)
        tableView.refreshControl = refresh
        view.addSubview(tableView)
        loader.delegate = self
    }
}

extension FeedController: UITableViewDataSource, UITableViewDataSourcePrefetching {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
        cell.textLabel?.text = "Post \(indexPath.row)"
        return cell
    }

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        indexPaths.forEach { prefetched.insert($0.row) }
    }
}

extension FeedController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        displayed.append(indexPath.row)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView.contentSize.height > scrollView.bounds.height else { return }
        if scrollView.contentOffset.y > scrollView.contentSize.height - scrollView.bounds.height - 200 {
            loader.loadMore()
        }
    }
}

extension FeedController: FeedLoaderDelegate {
    func loader(_ loader: FeedLoader, didLoad count: Int, reset: Bool) {
        if reset {
            self.count = count
            tableView.reloadData()
            tableView.refreshControl?.endRefreshing()
        } else {
            let first = self.count
            self.count += count
            tableView.insertRows(at: (first..<self.count).map { IndexPath(row: $0, section: 0) }, with: .none)
        }
    }
}
