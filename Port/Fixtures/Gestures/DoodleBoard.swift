import UIKit
import os

/// Draws with several fingers at once. A shake and the menu undo.
@IBDesignable
open class DoodleBoard: UIView {
    @IBInspectable open var lineWidth: CGFloat = 3
    @IBOutlet open weak var counter: UILabel?

    private(set) var strokes: [[CGPoint]] = []
    private var live: [UITouch: [CGPoint]] = [:]
    private let log = Logger(subsystem: "com.example.doodle", category: "board")

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isMultipleTouchEnabled = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isMultipleTouchEnabled = true
    }

    @objc open dynamic var strokeCount: Int { strokes.count }

    @objc(undoLast:) open func undo(_ sender: Any?) {
        guard !strokes.isEmpty else { return }
        strokes.removeLast()
        changed()
    }

    @objc open func clear() {
        strokes = []
        changed()
    }

    @objc open func clear(_ sender: UIKeyCommand) {
        log.info("cleared by \(sender.input ?? "?", privacy: .public)")
        clear()
    }

    private func changed() {
        counter?.text = "\(strokes.count)"
        setNeedsDisplay()
    }

    open override var canBecomeFirstResponder: Bool { true }

    open override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(input: "z", modifierFlags: .command, action: #selector(undo(_:))),
            UIKeyCommand(input: "d", modifierFlags: .command, action: #selector(clear(_:))),
        ]
    }

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if [#selector(undo(_:)), #selector(clear(_:))].contains(action) { return !strokes.isEmpty }
        return super.canPerformAction(action, withSender: sender)
    }
}

extension DoodleBoard {
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { live[touch] = [touch.location(in: self)] }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { live[touch]?.append(touch.preciseLocation(in: self)) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            if let line = live.removeValue(forKey: touch), line.count > 1 { strokes.append(line) }
        }
        changed()
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        touches.forEach { live[$0] = nil }
    }

    open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        if motion == .motionShake { clear() } else { super.motionEnded(motion, with: event) }
    }
}

final class DoodleController: UIViewController {
    @IBOutlet var board: DoodleBoard!
    @IBOutlet private weak var label: UILabel!
    let undoButton = UIButton(frame: CGRect(x: 20, y: 60, width: 80, height: 44))
    var labelText: String? { label.text }

    override func viewDidLoad() {
        super.viewDidLoad()
        board = DoodleBoard(frame: CGRect(x: 0, y: 200, width: 390, height: 400))
        let label = UILabel(frame: CGRect(x: 120, y: 60, width: 100, height: 44))
        view.addSubview(board)
        view.addSubview(label)
        view.addSubview(undoButton)
        self.label = label
        board.counter = label
        // The action starts at the first responder.
        undoButton.addTarget(nil, action: #selector(DoodleBoard.undo), for: .touchUpInside)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        board.becomeFirstResponder()
    }
}
