import UIKit

@objc protocol PlacesDelegate: AnyObject {
    @objc optional func places(_ controller: PlacesController, opened name: String)
    @objc optional func placesClosed(_ controller: PlacesController)
}

/// A list, and a sheet about the selected row. The list takes touches while the sheet is small.
class PlacesController: UIViewController {
    weak var delegate: PlacesDelegate?
    @IBOutlet var tableView: UITableView!
    let places = (0..<30).map { "Place \($0)" }
    private(set) weak var detail: PlaceController?
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView = UITableView(frame: view.bounds, style: .plain)
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tableView.rowHeight = 44
        tableView.dataSource = self
        tableView.delegate = self
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "place")
        view.addSubview(tableView)
    }

    private func open(_ name: String) {
        delegate?.places?(self, opened: name)
        if let detail = detail, presentedViewController === detail {
            detail.show(name)
            return
        }
        let detail = PlaceController()
        if let sheet = detail.sheetPresentationController {
            sheet.detents = [.medium(), .large()]
            sheet.largestUndimmedDetentIdentifier = .medium
            sheet.prefersScrollingExpandsWhenScrolledToEdge = false
            sheet.prefersGrabberVisible = true
            sheet.delegate = self
        }
        detail.show(name)
        self.detail = detail
        present(detail, animated: true)
    }
}

extension PlacesController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { places.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "place", for: indexPath)
        cell.textLabel?.text = places[indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { open(places[indexPath.row]) }
}

extension PlacesController: UISheetPresentationControllerDelegate {
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
        log.append(sheet.selectedDetentIdentifier == .large ? "large" : "medium")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        log.append("dismissed")
        if let selected = tableView.indexPathForSelectedRow { tableView.deselectRow(at: selected, animated: true) }
        delegate?.placesClosed?(self)
    }
}

class PlaceController: UIViewController {
    private let nameLabel = UILabel(frame: CGRect(x: 20, y: 40, width: 300, height: 30))
    let moreButton = UIButton(type: .system)
    let doneButton = UIButton(type: .system)
    var name: String? { nameLabel.text }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        moreButton.setTitle("More", for: .normal)
        moreButton.frame = CGRect(x: 20, y: 90, width: 150, height: 44)
        moreButton.addTarget(self, action: #selector(more(_:)), for: .touchUpInside)
        doneButton.setTitle("Done", for: .normal)
        doneButton.frame = CGRect(x: 200, y: 90, width: 150, height: 44)
        doneButton.addTarget(self, action: #selector(done(_:)), for: .touchUpInside)
        [nameLabel, moreButton, doneButton].forEach(view.addSubview)
    }

    func show(_ name: String) { nameLabel.text = name }

    @objc func more(_ sender: UIButton) {
        sheetPresentationController?.animateChanges {
            sheetPresentationController?.selectedDetentIdentifier = .large
        }
    }

    @objc func done(_ sender: UIButton) { dismiss(animated: true) }
}
