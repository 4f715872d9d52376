import UIKit

/// As a flow layout, with the items of a row next to each other from the left.
final class K16LeftAlignedLayout: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let found = super.layoutAttributesForElements(in: rect) else { return nil }
        let copies = found.map { $0.copy() as! UICollectionViewLayoutAttributes }
        var left = sectionInset.left
        var row: CGFloat?
        for attributes in copies where attributes.representedElementCategory == .cell {
            if row == nil || abs(attributes.frame.midY - row!) > 1 {
                left = sectionInset.left
                row = attributes.frame.midY
            }
            attributes.frame.origin.x = left
            left = attributes.frame.maxX + minimumInteritemSpacing
        }
        return copies
    }
}

/// A collection view as high as its content.
final class K16IntrinsicCollectionView: UICollectionView {
    override var contentSize: CGSize {
        didSet { if contentSize.height != oldValue.height { invalidateIntrinsicContentSize() } }
    }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height) }
}

final class K16TagCell: UICollectionViewCell {
    static let height: CGFloat = 32
    static let padding: CGFloat = 12
    let label = UILabel()

    override var isSelected: Bool {
        didSet {
            contentView.backgroundColor = isSelected ? tintColor : UIColor(white: 0.9, alpha: 1)
            label.textColor = isSelected ? .white : .black
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = UIColor(white: 0.9, alpha: 1)
        contentView.layer.cornerRadius = Self.height / 2
        label.font = UIFont.preferredFont(forTextStyle: .callout)
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: Self.padding),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -Self.padding),
            label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let fitting = layoutAttributes.copy() as! UICollectionViewLayoutAttributes
        fitting.size = CGSize(width: ceil(label.intrinsicContentSize.width) + 2 * Self.padding, height: Self.height)
        return fitting
    }
}

@objc protocol K16TagCloudDelegate: NSObjectProtocol {
    @objc optional func tagCloud(_ cloud: K16TagCloudView, didSelect tag: String)
    @objc optional func tagCloud(_ cloud: K16TagCloudView, didDeselect tag: String)
    @objc optional func tagCloudIsFull(_ cloud: K16TagCloudView)
}

final class K16TagCloudView: UIView {
    weak var delegate: K16TagCloudDelegate?
    var maximumSelection = 3
    private(set) var tags: [String] = []
    let layout = K16LeftAlignedLayout()
    private(set) lazy var collectionView: K16IntrinsicCollectionView = {
        layout.minimumInteritemSpacing = 8
        layout.minimumLineSpacing = 8
        layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        layout.estimatedItemSize = CGSize(width: 80, height: K16TagCell.height)
        let view = K16IntrinsicCollectionView(frame: .zero, collectionViewLayout: layout)
        view.backgroundColor = .clear
        view.isScrollEnabled = false
        view.allowsMultipleSelection = true
        view.dataSource = self
        view.delegate = self
        view.register(K16TagCell.self, forCellWithReuseIdentifier: "tag")
        return view
    }()

    override init(frame: CGRect) {
        super.init(frame: frame)
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        addSubview(collectionView)
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: topAnchor),
            collectionView.bottomAnchor.constraint(equalTo: bottomAnchor),
            collectionView.leadingAnchor.constraint(equalTo: leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func setTags(_ tags: [String]) {
        self.tags = tags
        collectionView.reloadData()
    }

    func add(_ tag: String) {
        tags.append(tag)
        collectionView.insertItems(at: [IndexPath(item: tags.count - 1, section: 0)])
    }

    func remove(_ tag: String) {
        guard let index = tags.firstIndex(of: tag) else { return }
        tags.remove(at: index)
        collectionView.deleteItems(at: [IndexPath(item: index, section: 0)])
    }

    var selectedTags: [String] { (collectionView.indexPathsForSelectedItems ?? []).sorted().map { tags[$0.item] } }
}

extension K16TagCloudView: UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { tags.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath) as! K16TagCell
        cell.label.text = tags[indexPath.item]
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        guard selectedTags.count >= maximumSelection else { return true }
        delegate?.tagCloudIsFull?(self)
        return false
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        delegate?.tagCloud?(self, didSelect: tags[indexPath.item])
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        delegate?.tagCloud?(self, didDeselect: tags[indexPath.item])
    }
}

final class K16InterestsController: UIViewController, K16TagCloudDelegate {
    let cloud = K16TagCloudView()
    let footer = UILabel()
    private(set) var log: [String] = []
    private(set) lazy var widthConstraint = cloud.widthAnchor.constraint(equalToConstant: 390)

    override func viewDidLoad() {
        super.viewDidLoad()
        cloud.delegate = self
        cloud.setTags(["music", "photography", "art", "cooking", "travel", "science", "a", "books", "football", "chess"])
        footer.text = "Choose three"
        for view in [cloud, footer] {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
        }
        NSLayoutConstraint.activate([
            cloud.topAnchor.constraint(equalTo: view.topAnchor, constant: 40),
            cloud.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            widthConstraint,
            footer.topAnchor.constraint(equalTo: cloud.bottomAnchor, constant: 16),
            footer.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        ])
    }

    func tagCloud(_ cloud: K16TagCloudView, didSelect tag: String) { log.append("+\(tag)") }
    func tagCloud(_ cloud: K16TagCloudView, didDeselect tag: String) { log.append("-\(tag)") }
    func tagCloudIsFull(_ cloud: K16TagCloudView) { log.append("full") }
}
