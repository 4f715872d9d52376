import UIKit

extension UICollectionView {
    func k18Cell<Cell>(at indexPath: IndexPath, as type: Cell.Type = Cell.self) -> Cell? { cellForItem(at: indexPath) as? Cell }
}

final class K18TileCell: UICollectionViewCell {
    enum Content: Equatable { case tile(String), add }

    let label = UILabel()
    private var isLifted = false

    var content = Content.add {
        didSet {
            switch content {
            case .tile(let name): label.text = name
            case .add: label.text = "+"
            }
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.textAlignment = .center
        label.frame = contentView.bounds.insetBy(dx: 4, dy: 4)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.layer.borderWidth = 1
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func prepareForReuse() {
        super.prepareForReuse()
        setLifted(false, animated: false)
    }

    func setLifted(_ lifted: Bool, animated: Bool) {
        guard lifted != isLifted else { return }
        isLifted = lifted
        let changes = {
            self.contentView.transform = lifted ? CGAffineTransform(scaleX: 1.1, y: 1.1) : .identity
            self.layer.shadowOpacity = lifted ? 0.4 : 0
        }
        if animated {
            UIView.animate(withDuration: 0.2, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState], animations: changes)
        } else {
            changes()
        }
    }
}

protocol K18GridDelegate: AnyObject {
    func grid(_ grid: K18GridController, didMove name: String, from source: Int, to destination: Int)
    func gridWantsNewTile(_ grid: K18GridController)
    func grid(_ grid: K18GridController, didSelect name: String)
}

/// Tiles that are moved by holding them; the last one, which adds, stays last.
class K18GridController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    weak var delegate: K18GridDelegate?
    private(set) var names: [String]
    private(set) var isMoving = false
    private var touchOffset = CGPoint.zero
    private let feedback = UIImpactFeedbackGenerator(style: .heavy)

    private(set) lazy var collectionView: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 120, height: 120)
        layout.minimumLineSpacing = 0
        layout.minimumInteritemSpacing = 0
        layout.sectionInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 15)
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.backgroundColor = .white
        view.contentInsetAdjustmentBehavior = .never
        view.register(K18TileCell.self, forCellWithReuseIdentifier: "tile")
        view.dataSource = self
        view.delegate = self
        return view
    }()

    private(set) lazy var press: UILongPressGestureRecognizer = {
        let press = UILongPressGestureRecognizer(target: self, action: #selector(pressed(_:)))
        press.minimumPressDuration = 0.3
        return press
    }()

    init(names: [String]) {
        self.names = names
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
        collectionView.addGestureRecognizer(press)
    }

    @objc private func pressed(_ press: UILongPressGestureRecognizer) {
        let point = press.location(in: collectionView)
        switch press.state {
        case .began:
            guard let indexPath = collectionView.indexPathForItem(at: point), let cell: K18TileCell = collectionView.k18Cell(at: indexPath),
                  collectionView.beginInteractiveMovementForItem(at: indexPath) else { return }
            isMoving = true
            touchOffset = CGPoint(x: cell.center.x - point.x, y: cell.center.y - point.y)
            cell.setLifted(true, animated: true)
            feedback.impactOccurred()
        case .changed:
            guard isMoving else { return }
            collectionView.updateInteractiveMovementTargetPosition(CGPoint(x: point.x + touchOffset.x, y: point.y + touchOffset.y))
        case .ended:
            guard isMoving else { return }
            collectionView.endInteractiveMovement()
            settle()
        default:
            guard isMoving else { return }
            collectionView.cancelInteractiveMovement()
            settle()
        }
    }

    private func settle() {
        isMoving = false
        collectionView.visibleCells.compactMap { $0 as? K18TileCell }.forEach { $0.setLifted(false, animated: true) }
    }

    func append(_ name: String) {
        names.append(name)
        collectionView.insertItems(at: [IndexPath(item: names.count - 1, section: 0)])
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count + 1 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
        (cell as? K18TileCell)?.content = indexPath.item < names.count ? .tile(names[indexPath.item]) : .add
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { indexPath.item < names.count }

    func collectionView(_ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath) {
        let name = names.remove(at: source.item)
        names.insert(name, at: destination.item)
        delegate?.grid(self, didMove: name, from: source.item, to: destination.item)
    }

    func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath, toProposedIndexPath proposed: IndexPath
    ) -> IndexPath {
        proposed.item < names.count ? proposed : IndexPath(item: names.count - 1, section: 0)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        if indexPath.item < names.count {
            delegate?.grid(self, didSelect: names[indexPath.item])
        } else {
            delegate?.gridWantsNewTile(self)
        }
    }
}

final class K18HomeController: UIViewController, K18GridDelegate {
    let grid: K18GridController
    private(set) var log: [String] = []

    init(count: Int) {
        grid = K18GridController(names: (0..<count).map { String(UnicodeScalar(UInt8(65 + $0 % 26))) + ($0 < 26 ? "" : "\($0 / 26)") })
        super.init(nibName: nil, bundle: nil)
        grid.delegate = self
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(grid)
        grid.view.frame = view.bounds
        grid.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(grid.view)
        grid.didMove(toParent: self)
    }

    func grid(_ grid: K18GridController, didMove name: String, from source: Int, to destination: Int) {
        log.append("\(name) \(source)-\(destination)")
    }

    func gridWantsNewTile(_ grid: K18GridController) { grid.append("new") }
    func grid(_ grid: K18GridController, didSelect name: String) { log.append(name) }
}
