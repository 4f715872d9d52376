import UIKit

class PhotoCell: UICollectionViewCell {
    let badge = UIView(frame: CGRect(x: 100, y: 100, width: 20, height: 20))
    var photo: String?

    override init(frame: CGRect) {
        super.init(frame: frame)
        badge.isHidden = true
        contentView.addSubview(badge)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var isSelected: Bool {
        didSet { badge.isHidden = !isSelected }
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        photo = nil
        contentView.alpha = 1
    }
}

/// Three to a row, several selected at a time, reordered after a long press; the last tile adds one.
class PhotoGridController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    private(set) var photos = ["a", "b", "c", "d", "e", "f", "g"]
    private(set) var log: [String] = []

    init() {
        super.init(collectionViewLayout: UICollectionViewFlowLayout())
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
        collectionView.allowsMultipleSelection = true
        installsStandardGestureForInteractiveMovement = false
        let press = UILongPressGestureRecognizer(target: self, action: #selector(pressed(_:)))
        collectionView.addGestureRecognizer(press)
    }

    @objc private func pressed(_ gesture: UILongPressGestureRecognizer) {
        let location = gesture.location(in: collectionView)
        switch gesture.state {
        case .began:
            guard let indexPath = collectionView.indexPathForItem(at: location) else { break }
            log.append(collectionView.beginInteractiveMovementForItem(at: indexPath) ? "lift \(indexPath.item)" : "stays")
        case .changed:
            collectionView.updateInteractiveMovementTargetPosition(location)
        case .ended:
            collectionView.endInteractiveMovement()
        default:
            collectionView.cancelInteractiveMovement()
        }
    }

    // MARK: - Data source

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        photos.count + 1
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath) as! PhotoCell
        cell.photo = indexPath.item < photos.count ? photos[indexPath.item] : "+"
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        indexPath.item < photos.count
    }

    override func collectionView(_ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath) {
        log.append("move \(source.item) to \(destination.item)")
        photos.insert(photos.remove(at: source.item), at: destination.item)
    }

    // MARK: - Delegate

    override func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt original: IndexPath,
        toProposedIndexPath proposed: IndexPath
    ) -> IndexPath {
        IndexPath(item: min(proposed.item, photos.count - 1), section: 0)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard indexPath.item == photos.count else { return log.append("select \(indexPath.item)") }
        collectionView.deselectItem(at: indexPath, animated: false)
        photos.append("new")
        collectionView.insertItems(at: [IndexPath(item: photos.count - 1, section: 0)])
        log.append("add")
    }

    override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        log.append("deselect \(indexPath.item)")
    }

    override func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        collectionView.cellForItem(at: indexPath)?.contentView.alpha = 0.5
    }

    override func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        collectionView.cellForItem(at: indexPath)?.contentView.alpha = 1
    }

    // MARK: - Flow layout

    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let side = (collectionView.bounds.width - 6) / 3
        return CGSize(width: side, height: side)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { 3 }

    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { 3 }
}
