import UIKit

@objc protocol PaletteDelegate: AnyObject {
    @objc optional func palette(_ palette: PaletteController, picked index: Int)
}

class PaletteController: UIViewController {
    weak var delegate: PaletteDelegate?
    private(set) var swatches: [UIButton] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        let stack = UIStackView()
        stack.distribution = .fillEqually
        stack.translatesAutoresizingMaskIntoConstraints = false
        for (index, color) in [UIColor.red, .green, .blue].enumerated() {
            let swatch = UIButton(type: .custom)
            swatch.backgroundColor = color
            swatch.tag = index
            swatch.addTarget(self, action: #selector(pick(_:)), for: .touchUpInside)
            swatches.append(swatch)
            stack.addArrangedSubview(swatch)
        }
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            stack.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
        ])
        preferredContentSize = CGSize(width: 210, height: 70)
    }

    @objc func pick(_ sender: UIButton) { delegate?.palette?(self, picked: sender.tag) }
}

/// A drawing, and a palette that stays open while the user draws.
class DrawingController: UIViewController {
    let canvas = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 544))
    @IBOutlet var colorButton: UIButton!
    @IBOutlet var clearButton: UIButton!
    var keepsPaletteWhileDrawing = true
    var isPinned = false
    private(set) var dots: [CGPoint] = []
    private(set) var color = -1
    private(set) var clears = 0
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        canvas.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(draw(_:))))
        view.addSubview(canvas)
        colorButton = UIButton(frame: CGRect(x: 20, y: 40, width: 100, height: 44))
        colorButton.addTarget(self, action: #selector(showPalette(_:)), for: .touchUpInside)
        clearButton = UIButton(frame: CGRect(x: 270, y: 40, width: 100, height: 44))
        clearButton.addTarget(self, action: #selector(clear(_:)), for: .touchUpInside)
        view.addSubview(colorButton)
        view.addSubview(clearButton)
    }

    @objc func draw(_ tap: UITapGestureRecognizer) { dots.append(tap.location(in: canvas)) }
    @objc func clear(_ sender: Any) { clears += 1 }

    @IBAction func showPalette(_ sender: UIButton) {
        let palette = PaletteController()
        palette.delegate = self
        palette.modalPresentationStyle = .popover
        let popover = palette.popoverPresentationController
        popover?.sourceView = sender
        popover?.sourceRect = sender.bounds
        popover?.permittedArrowDirections = .up
        popover?.passthroughViews = keepsPaletteWhileDrawing ? [canvas] : nil
        popover?.delegate = self
        present(palette, animated: true)
    }
}

extension DrawingController: PaletteDelegate, UIPopoverPresentationControllerDelegate {
    func palette(_ palette: PaletteController, picked index: Int) { color = index }

    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
        -> UIModalPresentationStyle
    {
        return .none
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        log.append("should")
        return !isPinned
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.append("did") }
}
