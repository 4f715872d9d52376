import UIKit

@objc protocol ReorderStackDelegate {
    @objc optional func reorderStack(_ stack: ReorderStack, canMove row: Int) -> Bool
    @objc optional func reorderStack(_ stack: ReorderStack, didMove from: Int, to: Int)
    @objc optional func reorderStackDidBegin(_ stack: ReorderStack)
}

/// Rows that are moved by their grip.
class ReorderStack: UIView {
    class Row: UIView {
        let title: String
        let grip = UIView()

        init(_ title: String) {
            self.title = title
            super.init(frame: .zero)
            addSubview(grip)
        }

        required init?(coder: NSCoder) { fatalError() }

        override func layoutSubviews() {
            super.layoutSubviews()
            grip.frame = CGRect(x: bounds.width - 50, y: 0, width: 50, height: bounds.height)
        }
    }

    @IBOutlet weak var delegate: (any ReorderStackDelegate)?
    private(set) var rows: [Row] = []
    let rowHeight: CGFloat = 60
    private var moving: (row: Row, start: Int, offset: CGFloat)?

    /// Whether the delegate implements the method that keeps rows in place.
    var asksFirst: Bool {
        (delegate as? NSObject)?.responds(to: #selector(ReorderStackDelegate.reorderStack(_:canMove:))) ?? false
    }

    var asksAtBeginning: Bool {
        (delegate as? NSObject)?.responds(to: #selector(ReorderStackDelegate.reorderStackDidBegin(_:))) ?? false
    }

    var titles: [String] { rows.map(\.title) }

    func setTitles(_ titles: [String]) {
        rows.forEach { $0.removeFromSuperview() }
        rows = titles.map(Row.init)
        for row in rows {
            addSubview(row)
            let hold = UILongPressGestureRecognizer(target: self, action: #selector(Self.held(_:)))
            hold.minimumPressDuration = 0.15
            row.grip.addGestureRecognizer(hold)
            row.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(rowTapped(_:))))
        }
        place()
    }

    private func place() {
        for (index, row) in rows.enumerated() where row !== moving?.row {
            row.frame = CGRect(x: 0, y: CGFloat(index) * rowHeight, width: bounds.width, height: rowHeight)
        }
    }

    private(set) var tapped: [String] = []
}

// MARK: - Actions

private extension ReorderStack {
    @objc func rowTapped(_ tap: UITapGestureRecognizer) {
        guard let row = tap.view as? Row else { return }
        tapped.append(row.title)
    }

    @objc func held(_ hold: UILongPressGestureRecognizer) {
        switch hold.state {
        case .began: begin(hold)
        case .changed: change(hold)
        default: finish()
        }
    }

    func begin(_ hold: UIGestureRecognizer) {
        guard let row = hold.view?.superview as? Row, let index = rows.firstIndex(where: { $0 === row }) else { return }
        guard delegate?.reorderStack?(self, canMove: index) ?? true else {
            hold.isEnabled = false
            hold.isEnabled = true
            return
        }
        moving = (row, index, hold.location(in: self).y - row.frame.minY)
        bringSubviewToFront(row)
        delegate?.reorderStackDidBegin?(self)
    }

    func change(_ hold: UIGestureRecognizer) {
        guard let moving = moving, let index = rows.firstIndex(where: { $0 === moving.row }) else { return }
        moving.row.frame.origin.y = hold.location(in: self).y - moving.offset
        let wanted = min(max(0, Int(moving.row.frame.midY / rowHeight)), rows.count - 1)
        if wanted != index {
            rows.remove(at: index)
            rows.insert(moving.row, at: wanted)
            place()
        }
    }

    func finish() {
        guard let moved = moving else { return }
        moving = nil
        place()
        if let end = rows.firstIndex(where: { $0 === moved.row }), end != moved.start {
            delegate?.reorderStack?(self, didMove: moved.start, to: end)
        }
    }
}

final class PlaylistController: UIViewController, ReorderStackDelegate {
    let stack = ReorderStack(frame: CGRect(x: 0, y: 200, width: 390, height: 240))
    private(set) var moves: [String] = []
    var locked: Int?

    override func viewDidLoad() {
        super.viewDidLoad()
        stack.setTitles(["a", "b", "c", "d"])
        stack.delegate = self
        view.addSubview(stack)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        NotificationCenter.default.addObserver(
            self, selector: #selector(sort), name: .init("PlaylistShouldSort"), object: nil)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        NotificationCenter.default.removeObserver(self)
    }

    @objc fileprivate func sort() { stack.setTitles(stack.titles.sorted()) }

    func reorderStack(_ stack: ReorderStack, canMove row: Int) -> Bool { row != locked }
    func reorderStack(_ stack: ReorderStack, didMove from: Int, to: Int) { moves.append("\(from)>\(to)") }
}
