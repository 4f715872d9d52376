import UIKit

protocol K04Reusable: AnyObject {}

extension K04Reusable {
    static var identifier: String { String(describing: Self.self) }
}

extension UICollectionView {
    func register<Cell: UICollectionViewCell>(k04 type: Cell.Type) where Cell: K04Reusable {
        register(type, forCellWithReuseIdentifier: type.identifier)
    }

    func dequeue<Cell: UICollectionViewCell>(k04 type: Cell.Type = Cell.self, for indexPath: IndexPath) -> Cell where Cell: K04Reusable {
        dequeueReusableCell(withReuseIdentifier: type.identifier, for: indexPath) as! Cell
    }
}

final class K04TabCell: UICollectionViewCell, K04Reusable {
    let label = UILabel()
    override var isSelected: Bool { didSet { label.textColor = isSelected ? .systemBlue : .gray } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.textAlignment = .center
        label.textColor = .gray
        label.frame = contentView.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

protocol K04PagesDataSource: AnyObject {
    func titles(for pages: K04PagesController) -> [String]
    func pages(_ pages: K04PagesController, controllerAt index: Int) -> UIViewController
}

@objc protocol K04PagesDelegate: AnyObject {
    @objc optional func pages(_ pages: K04PagesController, didTurnTo index: Int)
    @objc optional func pagesDidReselect(_ pages: K04PagesController)
}

/// A strip of tabs over pages, which are controllers that come when they are first seen.
class K04PagesController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    weak var dataSource: K04PagesDataSource? { didSet { if isViewLoaded { reload() } } }
    weak var delegate: K04PagesDelegate?
    private(set) var index = 0
    private var titles: [String] = []
    private(set) var loaded: [Int: UIViewController] = [:]
    private var jumpTarget: Int?
    let underline = UIView()
    let pagesView = UIScrollView()
    static let stripHeight: CGFloat = 44

    private(set) lazy var strip: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.minimumLineSpacing = 0
        layout.itemSize = CGSize(width: 100, height: Self.stripHeight)
        let strip = UICollectionView(frame: .zero, collectionViewLayout: layout)
        strip.register(k04: K04TabCell.self)
        strip.showsHorizontalScrollIndicator = false
        strip.backgroundColor = .white
        strip.scrollsToTop = false
        strip.dataSource = self
        strip.delegate = self
        return strip
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        underline.backgroundColor = .systemBlue
        underline.layer.zPosition = 1
        pagesView.isPagingEnabled = true
        pagesView.bounces = false
        pagesView.scrollsToTop = false
        pagesView.showsHorizontalScrollIndicator = false
        pagesView.delegate = self
        for view in [pagesView, strip] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
        }
        strip.addSubview(underline)
        NSLayoutConstraint.activate([
            strip.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            strip.leftAnchor.constraint(equalTo: view.leftAnchor),
            strip.rightAnchor.constraint(equalTo: view.rightAnchor),
            strip.heightAnchor.constraint(equalToConstant: Self.stripHeight),
            pagesView.topAnchor.constraint(equalTo: strip.bottomAnchor),
            pagesView.leftAnchor.constraint(equalTo: view.leftAnchor),
            pagesView.rightAnchor.constraint(equalTo: view.rightAnchor),
            pagesView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        reload()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = pagesView.bounds.size
        pagesView.contentSize = CGSize(width: size.width * CGFloat(titles.count), height: size.height)
        for (index, controller) in loaded { controller.view.frame = frame(of: index) }
        if jumpTarget == nil, !pagesView.isDragging, !pagesView.isDecelerating { pagesView.contentOffset.x = CGFloat(index) * size.width }
        load(index)
        moveUnderline()
    }

    func reload() {
        loaded.values.forEach(remove)
        loaded = [:]
        titles = dataSource?.titles(for: self) ?? []
        index = 0
        strip.reloadData()
        if !titles.isEmpty { strip.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: []) }
        view.setNeedsLayout()
    }

    private func remove(_ controller: UIViewController) {
        controller.willMove(toParent: nil)
        controller.view.removeFromSuperview()
        controller.removeFromParent()
    }

    private func frame(of index: Int) -> CGRect {
        CGRect(origin: CGPoint(x: CGFloat(index) * pagesView.bounds.width, y: 0), size: pagesView.bounds.size)
    }

    private func load(_ index: Int) {
        guard titles.indices.contains(index), loaded[index] == nil, let controller = dataSource?.pages(self, controllerAt: index) else { return }
        loaded[index] = controller
        addChild(controller)
        controller.view.frame = frame(of: index)
        pagesView.addSubview(controller.view)
        controller.didMove(toParent: self)
    }

    private func moveUnderline() {
        guard pagesView.bounds.width > 0, !titles.isEmpty else { return }
        let progress = pagesView.contentOffset.x / pagesView.bounds.width
        let left = min(max(0, Int(floor(progress))), titles.count - 1), right = min(left + 1, titles.count - 1)
        guard let from = strip.layoutAttributesForItem(at: IndexPath(item: left, section: 0))?.frame,
              let to = strip.layoutAttributesForItem(at: IndexPath(item: right, section: 0))?.frame else { return }
        let part = progress - CGFloat(left)
        underline.frame = CGRect(
            x: from.minX + (to.minX - from.minX) * part, y: Self.stripHeight - 2,
            width: from.width + (to.width - from.width) * part, height: 2)
    }

    func go(to target: Int, animated: Bool) {
        guard titles.indices.contains(target), target != index else { return }
        load(target)
        jumpTarget = target
        pagesView.setContentOffset(CGPoint(x: frame(of: target).minX, y: 0), animated: animated)
        if !animated { turned(to: target) }
    }

    private func turned(to new: Int) {
        jumpTarget = nil
        guard new != index else { return }
        index = new
        strip.selectItem(at: IndexPath(item: new, section: 0), animated: true, scrollPosition: .centeredHorizontally)
        delegate?.pages?(self, didTurnTo: new)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView === pagesView, scrollView.bounds.width > 0 else { return }
        moveUnderline()
        guard jumpTarget == nil else { return }
        let progress = scrollView.contentOffset.x / scrollView.bounds.width
        load(Int(floor(progress)))
        load(Int(ceil(progress)))
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        if scrollView === pagesView { turned(to: Int(round(scrollView.contentOffset.x / scrollView.bounds.width))) }
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        if scrollView === pagesView, let target = jumpTarget { turned(to: target) }
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { titles.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell: K04TabCell = collectionView.dequeue(for: indexPath)
        cell.label.text = titles[indexPath.item]
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        if indexPath.item == index {
            delegate?.pagesDidReselect?(self)
        } else {
            go(to: indexPath.item, animated: true)
        }
    }
}

final class K04PageController: UIViewController {
    var note: ((String) -> Void)?

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note?("\(title ?? "") appeared")
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if parent != nil { note?("\(title ?? "") moved") }
    }
}

final class K04NewsController: K04PagesController, K04PagesDataSource, K04PagesDelegate {
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource = self
        delegate = self
    }

    func titles(for pages: K04PagesController) -> [String] { ["A", "B", "C", "D", "E"] }

    func pages(_ pages: K04PagesController, controllerAt index: Int) -> UIViewController {
        let controller = K04PageController()
        controller.title = titles(for: pages)[index]
        controller.note = { [weak self] in self?.log.append($0) }
        return controller
    }

    func pages(_ pages: K04PagesController, didTurnTo index: Int) { log.append("page \(index)") }
    func pagesDidReselect(_ pages: K04PagesController) { log.append("again") }
}
