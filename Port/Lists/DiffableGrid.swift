import UIKit

class EmojiCell: UICollectionViewCell {
    class var reuseIdentifier: String { "emoji" }
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.frame = contentView.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

extension EmojiCell {
    override var isHighlighted: Bool {
        didSet {
            UIView.animate(withDuration: 0.15, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
                self.transform = self.isHighlighted ? CGAffineTransform(scaleX: 0.9, y: 0.9) : .identity
            }
        }
    }
}

class SectionHeader: UICollectionReusableView {
    let label = UILabel(frame: CGRect(x: 15, y: 0, width: 300, height: 30))
    weak var target: NSObject?
    var action: Selector?

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    @objc private func tapped() {
        guard let action = action else { return }
        UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    }
}

class EmojiController: UIViewController, UICollectionViewDelegate {
    private(set) var collectionView: UICollectionView!
    private(set) var source: UICollectionViewDiffableDataSource<String, String>!
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 90)
        layout.minimumInteritemSpacing = 0
        layout.minimumLineSpacing = 10
        layout.sectionInset = UIEdgeInsets(top: 10, left: 15, bottom: 10, right: 15)
        layout.headerReferenceSize = CGSize(width: 390, height: 30)
        layout.sectionHeadersPinToVisibleBounds = true
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.register(EmojiCell.self, forCellWithReuseIdentifier: EmojiCell.reuseIdentifier)
        collectionView.register(
            SectionHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        collectionView.delegate = self
        view.addSubview(collectionView)

        source = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, emoji in
            let cell = collectionView.dequeueReusableCell(
                withReuseIdentifier: EmojiCell.reuseIdentifier, for: indexPath) as! EmojiCell
            cell.label.text = emoji
            return cell
        }
        source.supplementaryViewProvider = { [weak self] collectionView, kind, indexPath in
            let header = collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "header", for: indexPath) as? SectionHeader
            header?.label.text = self?.source.snapshot().sectionIdentifiers[indexPath.section]
            header?.target = self
            header?.action = #selector(EmojiController.headerTapped(_:))
            return header
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        snapshot.appendSections(["Recent", "Animals"])
        snapshot.appendItems(["r1", "r2"], toSection: "Recent")
        snapshot.appendItems((1...40).map { "a\($0)" }, toSection: "Animals")
        source.apply(snapshot, animatingDifferences: false)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        guard let emoji = source.itemIdentifier(for: indexPath) else { return }
        log.append(emoji)
        var snapshot = source.snapshot()
        if let first = snapshot.itemIdentifiers(inSection: "Recent").first, first != emoji {
            snapshot.moveItem(emoji, beforeItem: first)
            source.apply(snapshot) { self.log.append("applied") }
        }
    }

    /// A tap on a section's title empties the section of all but its first item.
    @objc func headerTapped(_ header: SectionHeader) {
        guard let section = header.label.text else { return }
        var snapshot = source.snapshot()
        snapshot.deleteItems(Array(snapshot.itemIdentifiers(inSection: section).dropFirst()))
        source.apply(snapshot, animatingDifferences: true)
    }
}
