import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private final class BoardController: UIViewController, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
    private(set) lazy var animator = UIDynamicAnimator(referenceView: view)
    let box = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(box)
        animator.delegate = self
    }
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { log.append("resume") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { log.append("pause") }
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?,
        at p: CGPoint
    ) {
        log.append("hit \(identifier.map { "\($0)" } ?? "bounds")")
    }
}

private final class PickerController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
    let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 390, height: 216))
    var counts = [10, 5]
    var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        picker.dataSource = self
        picker.delegate = self
        view.addSubview(picker)
    }
    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { counts[component] }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        "\(component)/\(row)"
    }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 40 }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 150 }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        log.append("\(component)/\(row)")
    }
}

@Suite(.application) @MainActor
struct FallingTypingPickingTests {
    private func shown<Root: UIViewController>(_ root: Root) -> (TestApplication, Root) {
        let app = TestApplication.current
        _ = app.makeWindow(root: root)
        app.settle()
        return (app, root)
    }

    private func near(_ one: CGFloat, _ other: CGFloat, _ tolerance: CGFloat) -> Bool { abs(one - other) <= tolerance }

    @Test func `Gravity accelerates items of any size by 1000 points per second squared`() {
        let (app, board) = shown(BoardController())
        let half = UIView(frame: CGRect(x: 250, y: 0, width: 50, height: 50))
        board.view.addSubview(half)
        let gravity = UIGravityBehavior(items: [board.box, half])
        #expect(gravity.magnitude == 1 && gravity.gravityDirection == CGVector(dx: 0, dy: 1))
        board.animator.addBehavior(gravity)
        app.advance(by: 0.5)
        // ½ · 1000 · 0.5² = 125 points for any mass.
        #expect(near(board.box.center.y, 50 + 125, 10) && board.box.center.x == 150)
        #expect(near(half.center.y, 25 + 125, 10))
        app.advance(by: 0.5)
        #expect(near(board.box.center.y, 50 + 500, 20))
        #expect(board.animator.isRunning)
    }

    @Test func `A falling box comes to rest on a boundary and the animator pauses`() {
        let (app, board) = shown(BoardController())
        let collision = UICollisionBehavior(items: [board.box])
        collision.addBoundary(
            withIdentifier: NSString(string: "shelf"), from: CGPoint(x: 0, y: 600), to: CGPoint(x: 390, y: 600))
        collision.collisionDelegate = board
        board.animator.addBehavior(UIGravityBehavior(items: [board.box]))
        board.animator.addBehavior(collision)
        app.advance(by: 10)
        #expect(near(board.box.frame.maxY, 600, 2) && near(board.box.center.x, 150, 2))
        #expect(!board.animator.isRunning && board.log.first == "resume" && board.log.last == "pause")
        #expect(board.log.filter { $0 == "hit shelf" }.count >= 1 && !board.log.contains("hit bounds"))
    }

    @Test func `An elastic item bounces and an inelastic item stays on the boundary`() {
        let (app, board) = shown(BoardController())
        let dull = UIView(frame: CGRect(x: 250, y: 0, width: 100, height: 100))
        board.view.addSubview(dull)
        let collision = UICollisionBehavior(items: [board.box, dull])
        collision.translatesReferenceBoundsIntoBoundary = true
        let elastic = UIDynamicItemBehavior(items: [board.box])
        elastic.elasticity = 0.9
        let inert = UIDynamicItemBehavior(items: [dull])
        inert.elasticity = 0
        for behavior in [UIGravityBehavior(items: [board.box, dull]), collision, elastic, inert] {
            board.animator.addBehavior(behavior)
        }
        // A fall of 744 points takes 1.22 seconds.
        app.advance(by: 1.8)
        #expect(near(dull.frame.maxY, 844, 5))
        #expect(board.box.frame.maxY < 650)
    }

    @Test func `A label's size follows the fonts, kerning and line spacing of its attributed text`() {
        let label = UILabel()
        label.font = .systemFont(ofSize: 17)
        label.text = "One line"
        let plain = label.sizeThatFits(CGSize(width: 390, height: 844))
        label.attributedText = NSAttributedString(
            string: "One line", attributes: [.font: UIFont.systemFont(ofSize: 34)])
        let large = label.sizeThatFits(CGSize(width: 390, height: 844))
        #expect(label.text == "One line" && large.width > plain.width * 1.5 && large.height > plain.height * 1.5)
        label.attributedText = NSAttributedString(
            string: "One line", attributes: [.font: UIFont.systemFont(ofSize: 17), .kern: CGFloat(5)])
        let wide = label.sizeThatFits(CGSize(width: 390, height: 844))
        #expect(wide.width >= plain.width + 7 * 5 && wide.height < large.height)

        label.numberOfLines = 0
        let spaced = NSMutableParagraphStyle()
        spaced.lineSpacing = 20
        label.attributedText = NSAttributedString(
            string: "One\nTwo\nThree", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        let tight = label.sizeThatFits(CGSize(width: 390, height: 844)).height
        label.attributedText = NSAttributedString(
            string: "One\nTwo\nThree", attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: spaced])
        let loose = label.sizeThatFits(CGSize(width: 390, height: 844)).height
        #expect(loose >= tight + 40 && loose <= tight + 62)
    }

    @Test func `A picker view calls its delegate for a drag and not for a selection in code`() {
        let (app, screen) = shown(PickerController())
        screen.picker.selectRow(3, inComponent: 0, animated: false)
        screen.picker.selectRow(2, inComponent: 1, animated: true)
        app.advance(by: 1)
        #expect(
            screen.log == [] && screen.picker.selectedRow(inComponent: 0) == 3
                && screen.picker.selectedRow(inComponent: 1) == 2)
        // The center of the left component is at y = 208; each row is 40 points high.
        app.fingerDown(at: CGPoint(x: 120, y: 208))
        app.fingerMove(to: CGPoint(x: 120, y: 118), duration: 0.5)
        app.advance(by: 0.3)
        app.fingerUp()
        app.advance(by: 2)
        #expect(screen.log == ["0/5"] && screen.picker.selectedRow(inComponent: 0) == 5)
        screen.counts = [4, 5]
        screen.picker.reloadComponent(0)
        app.advance(by: 0.5)
        #expect(screen.picker.numberOfRows(inComponent: 0) == 4 && screen.picker.selectedRow(inComponent: 0) == 3)
        #expect(screen.picker.selectedRow(inComponent: 1) == 2 && screen.log == ["0/5"])
    }

    @Test func `A view constrained to the keyboard layout guide moves up and down with the keyboard`() {
        let screen = UIViewController()
        let bar = UIView()
        let field = UITextField(frame: CGRect(x: 20, y: 50, width: 300, height: 40))
        let inputView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
        field.inputView = inputView
        bar.translatesAutoresizingMaskIntoConstraints = false
        screen.view.addSubview(field)
        screen.view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
            bar.heightAnchor.constraint(equalToConstant: 50),
            bar.bottomAnchor.constraint(equalTo: screen.view.keyboardLayoutGuide.topAnchor),
        ])
        let (app, _) = shown(screen)
        expectEqual(bar.frame, CGRect(x: 0, y: 794, width: 390, height: 50))
        #expect(field.becomeFirstResponder())
        app.advance(by: 1)
        expectEqual(bar.frame, CGRect(x: 0, y: 594, width: 390, height: 50))
        expectEqual(inputView.convert(inputView.bounds, to: nil), CGRect(x: 0, y: 644, width: 390, height: 200))
        field.resignFirstResponder()
        app.advance(by: 1)
        expectEqual(bar.frame, CGRect(x: 0, y: 794, width: 390, height: 50))
    }
}
