import UIKit

class ShelfHeader: UICollectionReusableView {
    static let kind = UICollectionView.elementKindSectionHeader
    let button = UIButton(type: .system)
    @objc dynamic var title: String = "" {
        didSet { button.setTitle(title, for: .normal) }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: frame.height)
        button.autoresizingMask = .flexibleHeight
        addSubview(button)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func prepareForReuse() {
        super.prepareForReuse()
        button.removeTarget(nil, action: nil, for: .allEvents)
    }
}

/// A shelf that scrolls horizontally by pages, above a grid whose header stays visible.
class ShelfController: UIViewController {
    private(set) var collectionView: UICollectionView!
    private(set) var log: [String] = []
    private(set) var shelfOffset: CGFloat = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collectionView.register(
            ShelfHeader.self, forSupplementaryViewOfKind: ShelfHeader.kind, withReuseIdentifier: "header")
        collectionView.dataSource = self
        collectionView.delegate = self
        view.addSubview(collectionView)
    }

    private func makeLayout() -> UICollectionViewLayout {
        return UICollectionViewCompositionalLayout { [weak self] index, environment in
            let section = index == 0 ? self?.shelf() : self?.grid()
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
                elementKind: ShelfHeader.kind, alignment: .top)
            header.pinToVisibleBounds = index == 1
            section?.boundarySupplementaryItems = [header]
            return section
        }
    }

    private func shelf() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(300), heightDimension: .absolute(200)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
        section.orthogonalScrollingBehavior = .groupPaging
        section.visibleItemsInvalidationHandler = { [weak self] _, offset, _ in self?.shelfOffset = offset.x }
        return section
    }

    private func grid() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1.0 / 3), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(130)),
            subitems: [item])
        return NSCollectionLayoutSection(group: group)
    }

    @objc func headerTapped(_ sender: UIButton) {
        log.append("all of \(sender.tag)")
    }
}

extension ShelfController: UICollectionViewDataSource, UICollectionViewDelegate {
    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        section == 0 ? 5 : 30
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        guard let header = view as? ShelfHeader else { return view }
        header.title = indexPath.section == 0 ? "Shelf" : "Grid"
        header.button.tag = indexPath.section
        header.button.addTarget(self, action: #selector(Self.headerTapped), for: .touchUpInside)
        return header
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.append("\(indexPath.section).\(indexPath.item)")
    }
}
