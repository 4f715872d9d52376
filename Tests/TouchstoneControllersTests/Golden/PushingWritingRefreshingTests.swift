import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private final class RoomController: UIViewController, UIDynamicAnimatorDelegate {
    private(set) lazy var animator = UIDynamicAnimator(referenceView: view)
    var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        animator.delegate = self
    }
    func put(_ frame: CGRect) -> UIView {
        let box = UIView(frame: frame)
        view.addSubview(box)
        return box
    }
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { log.append("resume") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { log.append("pause") }
}

private final class MailController: UIViewController, UITableViewDataSource {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
    let refresh = UIRefreshControl()
    var pulls = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "mail")
        table.rowHeight = 60
        table.dataSource = self
        table.refreshControl = refresh
        refresh.addAction(UIAction { [weak self] _ in self?.pulls += 1 }, for: .valueChanged)
        view.addSubview(table)
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "mail", for: indexPath)
    }
}

@Suite(.application) @MainActor
struct PushingWritingRefreshingTests {
    private func shown<Root: UIViewController>(_ root: Root) -> (TestApplication, Root) {
        let app = TestApplication.current
        _ = app.makeWindow(root: root)
        app.settle()
        return (app, root)
    }

    private func near(_ one: CGFloat, _ other: CGFloat, _ tolerance: CGFloat) -> Bool { abs(one - other) <= tolerance }

    @Test func `A push of magnitude 1 accelerates a view of 100 by 100 points by 100 points per second squared`() {
        let (app, room) = shown(RoomController())
        let square = room.put(CGRect(x: 0, y: 100, width: 100, height: 100))
        let heavy = room.put(CGRect(x: 0, y: 300, width: 100, height: 200))
        for box in [square, heavy] {
            let push = UIPushBehavior(items: [box], mode: .continuous)
            push.pushDirection = CGVector(dx: 1, dy: 0)
            room.animator.addBehavior(push)
        }
        app.advance(by: 1)
        // ½ · 100 · 1² points, and half of that for twice the area.
        #expect(near(square.center.x, 50 + 50, 5) && near(square.center.y, 150, 0.5))
        #expect(near(heavy.center.x, 50 + 25, 4))
        app.advance(by: 1)
        #expect(near(square.center.x, 50 + 200, 10))
    }

    @Test func `A snap behavior moves its item to a point and the animator pauses`() {
        let (app, room) = shown(RoomController())
        let box = room.put(CGRect(x: 20, y: 600, width: 80, height: 80))
        #expect(!room.animator.isRunning && room.log == [])
        let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 250, y: 200))
        room.animator.addBehavior(snap)
        app.advance(by: 5)
        #expect(near(box.center.x, 250, 2) && near(box.center.y, 200, 2))
        #expect(!room.animator.isRunning && room.log == ["resume", "pause"])
        snap.snapPoint = CGPoint(x: 100, y: 400)
        app.advance(by: 5)
        #expect(
            near(box.center.x, 100, 2) && near(box.center.y, 400, 2)
                && room.log == ["resume", "pause", "resume", "pause"])
        room.animator.removeAllBehaviors()
        #expect(room.animator.behaviors.isEmpty)
    }

    @Test func `An item attached to an anchor swings at the attachment's length`() {
        let (app, room) = shown(RoomController())
        let box = room.put(CGRect(x: 275, y: 75, width: 50, height: 50))
        let anchor = CGPoint(x: 150, y: 100)
        let attachment = UIAttachmentBehavior(item: box, attachedToAnchor: anchor)
        #expect(near(attachment.length, 150, 0.5) && attachment.attachedBehaviorType == .anchor)
        room.animator.addBehavior(attachment)
        room.animator.addBehavior(UIGravityBehavior(items: [box]))
        var lowest: CGFloat = 0
        var lengths: [CGFloat] = []
        for _ in 0..<20 {
            app.advance(by: 0.05)
            lowest = max(lowest, box.center.y)
            lengths.append(hypot(box.center.x - anchor.x, box.center.y - anchor.y))
        }
        #expect(lengths.allSatisfy { near($0, 150, 8) } && lowest > 230)
    }

    @Test func `Attributed texts determine the size of a text view and the text of a text field`() throws {
        let (app, screen) = shown(UIViewController())
        let text = UITextView(frame: CGRect(x: 0, y: 100, width: 390, height: 200))
        let field = UITextField(frame: CGRect(x: 0, y: 20, width: 390, height: 44))
        screen.view.addSubview(text)
        screen.view.addSubview(field)
        text.attributedText = NSAttributedString(
            string: "Two\nlines", attributes: [.font: UIFont.systemFont(ofSize: 14)])
        let small = text.sizeThatFits(CGSize(width: 390, height: 10_000)).height
        text.attributedText = NSAttributedString(
            string: "Two\nlines", attributes: [.font: UIFont.systemFont(ofSize: 42)])
        app.settle()
        let large = text.sizeThatFits(CGSize(width: 390, height: 10_000)).height
        #expect(text.text == "Two\nlines" && large > small * 1.8 && text.attributedText.length == 9)
        let font = text.attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        expectEqual(font?.pointSize, 42)
        text.textContainerInset = UIEdgeInsets(top: 50, left: 0, bottom: 50, right: 0)
        // The default inset is 8 points above and below.
        #expect(near(text.sizeThatFits(CGSize(width: 390, height: 10_000)).height, large + 84, 1))

        field.attributedPlaceholder = NSAttributedString(string: "Name", attributes: [.foregroundColor: UIColor.red])
        #expect(field.placeholder == "Name" && field.text == "" && !field.hasText)
        field.attributedText = NSAttributedString(string: "Ann", attributes: [.foregroundColor: UIColor.blue])
        #expect(field.text == "Ann" && field.hasText)
        field.text = "Bob"
        #expect(field.attributedText?.string == "Bob" && field.placeholder == "Name")
    }

    @Test func `A date picker limits its date and sends no valueChanged for changes in code`() {
        let picker = UIDatePicker()
        var sent = 0
        picker.addAction(UIAction { _ in sent += 1 }, for: .valueChanged)
        picker.timeZone = TimeZone(secondsFromGMT: 0)
        let noon = Date(timeIntervalSince1970: 1_699_963_200)
        picker.date = noon
        expectEqual(picker.date, noon)
        picker.minimumDate = noon.addingTimeInterval(-3600)
        picker.maximumDate = noon.addingTimeInterval(7200)
        expectEqual(picker.date, noon)
        picker.date = noon.addingTimeInterval(-86_400)
        expectEqual(picker.date, noon.addingTimeInterval(-3600))
        picker.setDate(noon.addingTimeInterval(86_400), animated: true)
        #expect(picker.date == noon.addingTimeInterval(7200) && sent == 0)
    }

    @Test func `A refresh control sends valueChanged for a pull and not for beginRefreshing`() {
        let (app, screen) = shown(MailController())
        screen.refresh.beginRefreshing()
        app.advance(by: 1)
        #expect(screen.refresh.isRefreshing && screen.pulls == 0)
        screen.refresh.endRefreshing()
        app.advance(by: 1)
        #expect(!screen.refresh.isRefreshing && screen.table.contentOffset.y == 0)
        app.fingerDown(at: CGPoint(x: 195, y: 150))
        app.fingerMove(to: CGPoint(x: 195, y: 650), duration: 0.6)
        app.fingerUp()
        app.advance(by: 2)
        #expect(screen.refresh.isRefreshing && screen.pulls == 1 && screen.table.contentOffset.y < 0)
        screen.refresh.endRefreshing()
        app.advance(by: 1)
        #expect(!screen.refresh.isRefreshing && screen.table.contentOffset.y == 0 && screen.pulls == 1)
    }

    @Test func `The keyboard layout guide includes the input accessory view`() {
        let (app, screen) = shown(UIViewController())
        let field = UITextField(frame: CGRect(x: 20, y: 50, width: 300, height: 40))
        field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 250))
        field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        let other = UITextField(frame: CGRect(x: 20, y: 120, width: 300, height: 40))
        other.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 180))
        screen.view.addSubview(field)
        screen.view.addSubview(other)
        let guide = screen.view.keyboardLayoutGuide
        app.settle()
        expectEqual(guide.layoutFrame.minY, 844)
        field.becomeFirstResponder()
        app.advance(by: 1)
        expectEqual(guide.layoutFrame.minY, 844 - 250 - 44)
        expectEqual(
            field.inputAccessoryView.map { $0.convert($0.bounds, to: nil) },
            CGRect(x: 0, y: 550, width: 390, height: 44))
        other.becomeFirstResponder()
        app.advance(by: 1)
        #expect(guide.layoutFrame.minY == 844 - 180 && !field.isFirstResponder)
        screen.view.endEditing(true)
        app.advance(by: 1)
        expectEqual(guide.layoutFrame.minY, 844)
    }
}
