import TouchstoneTesting
import UIKit

// First responders, editing that goes on, touches that somebody keeps, and what has changed meanwhile.

private let stillEditing = [
    "still", "goes on", "not ended", "never ended", "has not ended", "editing", "first responder",
]
private let dead = [
    "gone", "died", "dead", "no longer", "deallocated", "released", "does not exist", "not alive", "nobody holds",
]
private let switchedOff = ["isUserInteractionEnabled", "interaction", "switched off", "passed over"]

/// An order of twenty lines. What is missing is asked for.
private final class OrderViewController: ListScreen {
    let fields = (0..<20).map { _ in UITextField(frame: CGRect(x: 16, y: 8, width: 358, height: 44)) }
    let check = UIButton(type: .system)
    override var rowName: String { "lineRow" }
    override var tableName: String { "orderTable" }

    override func viewDidLoad() {
        super.viewDidLoad()
        count = 20
        check.setTitle("Check", for: .normal)
        check.addTarget(self, action: OrderViewController.checked, for: .touchUpInside)
        check.placed("checkButton", CGRect(x: 290, y: 40, width: 80, height: 44), in: view)
        for (row, field) in fields.enumerated() {
            field.accessibilityIdentifier = "line\(row)"
            field.text = row == 18 ? "" : "1"
        }
    }
    override func fill(_ cell: UITableViewCell, _ row: Int) {
        for view in cell.contentView.subviews { view.removeFromSuperview() }
        cell.contentView.addSubview(fields[row])
    }
    func checked() { fields.first { $0.text?.isEmpty ?? true }?.becomeFirstResponder() }
}

/// Where to, and how it is paid. Done ends the editing of the one that was written last, as somebody thought.
private final class DeliveryViewController: UIViewController {
    let address = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 100))
    let payment = UIView(frame: CGRect(x: 0, y: 220, width: 390, height: 100))
    let street = UITextField(frame: CGRect(x: 20, y: 28, width: 350, height: 44))
    let done = UIButton(type: .system)
    private(set) var saves = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        address.placed("addressView", address.frame, in: view)
        payment.placed("paymentView", payment.frame, in: view)
        street.addTarget(self, action: DeliveryViewController.saved, for: .editingDidEnd)
        street.placed("streetField", street.frame, in: address)
        done.setTitle("Done", for: .normal)
        done.addTarget(self, action: DeliveryViewController.finished, for: .touchUpInside)
        done.placed("doneButton", CGRect(x: 290, y: 40, width: 80, height: 44), in: view)
    }
    func finished() { payment.endEditing(true) }
    func saved() { saves += 1 }
}

/// Return puts the keyboard away, if it is asked.
private final class TitleViewController: UIViewController, UITextFieldDelegate {
    let heading = UITextField(frame: CGRect(x: 20, y: 120, width: 350, height: 44))
    private(set) var saves = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        heading.addTarget(self, action: TitleViewController.saved, for: .editingDidEnd)
        heading.placed("titleField", heading.frame, in: view)
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }
    func saved() { saves += 1 }
}

/// A row that shrinks a little while it is touched.
private final class SpringyCell: UITableViewCell {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { layer.opacity = 0.7 }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { layer.opacity = 1 }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { layer.opacity = 1 }
}

private final class TripsViewController: ListScreen {
    private(set) var opened: [Int] = []
    override var tableName: String { "tripTable" }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.delaysContentTouches = false
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "trip")
            ?? SpringyCell(style: .default, reuseIdentifier: "trip")
        cell.accessibilityIdentifier = "tripRow\(indexPath.row)"
        return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        opened.append(indexPath.row)
    }
}

/// Lets nobody tap while a screen comes: it is told by the navigation controller as it has come.
private final class Router: UINavigationControllerDelegate {
    let navigation: UINavigationController
    init(_ navigation: UINavigationController) {
        self.navigation = navigation
        navigation.delegate = self
    }
    func open(_ controller: UIViewController) {
        UIApplication.shared.beginIgnoringInteractionEvents()
        navigation.pushViewController(controller, animated: false)
    }
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        if UIApplication.shared.isIgnoringInteractionEvents { UIApplication.shared.endIgnoringInteractionEvents() }
    }
}

/// Counts which screens are seen.
private final class ScreenCounter: UINavigationControllerDelegate {
    private(set) var screens = 0
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { screens += 1 }
}

private final class PriceViewController: UIViewController {
    let buy = UIButton.titled("Buy", "buyButton")
    override func viewDidLoad() {
        super.viewDidLoad()
        buy.placed("buyButton", CGRect(x: 95, y: 400, width: 200, height: 50), in: view)
    }
}

/// Reads a file, which takes a while, and shows what is in it.
private final class ImportViewController: UIViewController {
    let progress = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let cancel = UIButton(type: .system)
    let report = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private(set) var cancels = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        progress.placed("progressView", progress.frame, in: view)
        cancel.setTitle("Cancel", for: .normal)
        cancel.addTarget(self, action: ImportViewController.cancelled, for: .touchUpInside)
        cancel.placed("cancelImport", CGRect(x: 145, y: 400, width: 100, height: 44), in: progress)
    }
    func read() {
        progress.removeFromSuperview()
        report.placed("reportView", report.frame, in: view)
    }
    func cancelled() { cancels += 1 }
}

/// A toolbar that is the same for all screens. Each puts its own button there.
private final class ToolbarRootViewController: UIViewController {
    let toolbar = UIView(frame: CGRect(x: 0, y: 784, width: 390, height: 60))
}

private final class CropViewController: UIViewController {
    private(set) var crops = 0
    weak var root: ToolbarRootViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        let crop = UIButton(type: .system)
        crop.setTitle("Crop", for: .normal)
        crop.addTarget(self, action: CropViewController.cropped, for: .touchUpInside)
        crop.placed("cropButton", CGRect(x: 20, y: 8, width: 80, height: 44), in: root?.toolbar)
    }
    func cropped() { crops += 1 }
}

/// Writes, and takes photos over the whole screen.
private final class PostViewController: UIViewController {
    let text = UITextField(frame: CGRect(x: 20, y: 120, width: 350, height: 44))
    let photo = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "postView"
        text.placed("postField", text.frame, in: view)
        photo.setTitle("Photo", for: .normal)
        photo.addTarget(self, action: PostViewController.takePhoto, for: .touchUpInside)
        photo.placed("photoButton", CGRect(x: 20, y: 180, width: 80, height: 44), in: view)
    }
    func takePhoto() {
        let camera = UIViewController()
        camera.modalPresentationStyle = .fullScreen
        present(camera, animated: false)
    }
    func photoTaken() { dismiss(animated: false) }
}

/// Must not be tapped while it goes.
private final class CheckoutViewController: UIViewController {
    let pay = UIButton.titled("Pay", "payButton")
    weak var navigation: UINavigationController?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "checkoutView"
        pay.placed("payButton", CGRect(x: 95, y: 400, width: 200, height: 50), in: view)
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigation?.view.isUserInteractionEnabled = false
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        navigation?.view.isUserInteractionEnabled = true
    }
}

extension Fault {
    static let eighthResponders: [Fault] = [
        // The table shows rows 0 to 12. A field that is in no row is in no window (RC-19).
        Fault(
            name: "field-of-a-row-that-is-not-shown",
            question:
                "Check puts the caret into the first field that is empty. Further down in my table it goes nowhere."
        ) { app in
            let screen = OrderViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .firstResponder(screen.fields[18]),
                truth: Truth(
                    about: ["line18"], says: [["window", "not on the screen", "not shown", "no superview"]],
                    never: ["is disabled", "never asked", "nobody asked", "did not resign"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.check)
                    app.advance(by: 0.6)
                },
                afterwards: { screen.fields[18].isEnabled = false })
        },
        // endEditing asks the first responder within the view, and there is none in that one (RC-26).
        Fault(
            name: "done-that-ends-the-editing-of-another-view",
            question: "Done calls endEditing(true), and the keyboard stays. saved() is not called for my street field."
        ) { app in
            let screen = DeliveryViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.street, .editingDidEnd),
                truth: Truth(
                    about: ["streetField"], says: [stillEditing],
                    never: ["is disabled", "no target", "covered by", "refuse"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.street)
                    app.advance(by: 0.6)
                    app.keyTypeText("Hill")
                    app.fingerTap(at: screen.done)
                    app.advance(by: 0.6)
                },
                afterwards: { screen.view.endEditing(true) })
        },
        // Nobody is asked, and Return alone ends nothing.
        Fault(
            name: "return-that-asks-nobody",
            question: "The keyboard doesn't go at Return. I have textFieldShouldReturn in my controller, which resigns."
        ) { app in
            let screen = TitleViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.heading, .editingDidEnd),
                truth: Truth(
                    about: ["titleField"], says: [stillEditing],
                    never: ["is disabled", "no target", "covered by", "refuses"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.heading)
                    app.advance(by: 0.6)
                    app.keyTypeText("Tea")
                    app.keyType("\r")
                    app.advance(by: 0.6)
                },
                afterwards: { screen.heading.resignFirstResponder() })
        },
        // Its methods call no super, so the table hears of nothing (RC-9).
        Fault(
            name: "row-that-keeps-its-touches",
            question:
                "My rows fade a little while they are touched. Since then didSelectRowAt of the table isn't called."
        ) { app in
            let screen = TripsViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .view(screen.table),
                truth: Truth(
                    about: [],
                    says: [
                        ["tripRow1", "SpringyCell"],
                        [
                            "touchesBegan", "super", "takes", "keeps", "inside", "answers", "pass", "in it", "stops",
                            "override",
                        ],
                    ],
                    never: ["is disabled", "no target", "allowsSelection", "outside"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 190))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.table.isScrollEnabled = false })
        },
        // Whoever ended it is the delegate no longer.
        Fault(
            name: "ignoring-until-a-delegate-that-was-replaced",
            question: "Since we count screens, the whole app ignores touches after the first push. It isn't busy."
        ) { app in
            let navigation = UINavigationController(rootViewController: UIViewController())
            _ = app.makeWindow(root: navigation)
            app.settle()
            let router = Router(navigation)
            let counter = ScreenCounter()
            navigation.delegate = counter
            let price = PriceViewController()
            router.open(price)
            app.settle()
            return InjectedFault(
                wanted: .view(price.buy),
                truth: Truth(
                    about: [], says: [["ignor"]],
                    never: ["is disabled", "covered by", "outside", "is hidden"]),
                fingers: {
                    app.advance(by: 0.5)
                    app.fingerTap(at: CGPoint(x: 195, y: 425))
                    app.advance(by: 0.5)
                    _ = counter
                },
                afterwards: { UIApplication.shared.endIgnoringInteractionEvents() })
        },
        // The tap waited in the queue (RL-5), and what it was meant for was gone as its turn came.
        Fault(
            name: "tap-that-waited-while-a-file-was-read",
            question:
                "I tapped Cancel while the import was running; the screen stood still. cancelled() was not called."
        ) { app in
            let screen = ImportViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .view(screen.cancel),
                truth: Truth(
                    about: [],
                    says: [
                        ["cancelImport", "progressView"],
                        [
                            "no window", "in no window", "removed", "not in a window", "left", "taken out",
                            "not in the window",
                        ],
                    ],
                    never: ["is disabled", "outside", "no target", "is hidden"]),
                fingers: {
                    app.settle()
                    app.whileBusy {
                        app.fingerTap(at: CGPoint(x: 195, y: 422))
                        screen.read()
                    }
                    app.advance(by: 0.5)
                },
                afterwards: { screen.report.isHidden = true })
        },
        // Nobody holds a controller that was popped.
        Fault(
            name: "button-of-a-screen-that-was-left",
            question:
                "Each screen adds its button to one toolbar. Crop is there after one has gone back, and does nothing."
        ) { app in
            let root = ToolbarRootViewController()
            let navigation = UINavigationController(rootViewController: root)
            let window = app.makeWindow(root: navigation)
            root.toolbar.placed("sharedToolbar", root.toolbar.frame, in: window)
            app.settle()
            @MainActor func visit() {
                let crop = CropViewController()
                crop.root = root
                navigation.pushViewController(crop, animated: false)
            }
            visit()
            app.advance(by: 0.5)
            navigation.popViewController(animated: false)
            app.advance(by: 0.5)
            let crop = root.toolbar.subviews.first as! UIButton
            return InjectedFault(
                wanted: .event(crop, .touchUpInside),
                truth: Truth(
                    about: ["cropButton"], says: [dead],
                    never: ["is disabled", "covered by", "outside", "was removed"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: crop)
                    app.advance(by: 0.5)
                },
                afterwards: { crop.isEnabled = false })
        },
        // A full-screen presentation takes the presenting view off the screen; its first responder resigns (RC-22).
        Fault(
            name: "caret-gone-after-a-photo",
            question: "I write a post, take a photo over the whole screen, and have to tap into the field anew."
        ) { app in
            let screen = PostViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .firstResponder(screen.text),
                truth: Truth(
                    about: ["postField"],
                    says: [
                        ["window", "left", "removed", "presented", "off the screen", "lost", "resign", "no longer"]
                    ],
                    never: ["is disabled", "never asked", "nobody asked", "refuse"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.text)
                    app.advance(by: 0.6)
                    app.keyTypeText("Sun")
                    app.fingerTap(at: screen.photo)
                    app.advance(by: 1)
                    screen.photoTaken()
                    app.advance(by: 0.6)
                },
                afterwards: { screen.text.isEnabled = false })
        },
        // The swipe is broken off, so the screen has not gone.
        Fault(
            name: "swipe-back-that-was-broken-off",
            question:
                "If one begins to swipe back from my checkout and stays, nothing can be tapped, on this screen or any."
        ) { app in
            let navigation = UINavigationController(rootViewController: UIViewController())
            _ = app.makeWindow(root: navigation)
            app.settle()
            navigation.view.accessibilityIdentifier = "shopNavigation"
            let checkout = CheckoutViewController()
            checkout.navigation = navigation
            navigation.pushViewController(checkout, animated: false)
            app.settle()
            return InjectedFault(
                wanted: .view(checkout.pay),
                truth: Truth(
                    about: ["shopNavigation"], says: [switchedOff],
                    never: ["is disabled", "covered by", "outside", "ignor"]),
                fingers: {
                    app.settle()
                    app.fingerDown(at: CGPoint(x: 3, y: 600))
                    app.fingerMove(to: CGPoint(x: 80, y: 600), duration: 0.4)
                    app.fingerMove(to: CGPoint(x: 20, y: 600), duration: 0.4)
                    app.advance(by: 0.3)
                    app.fingerUp()
                    app.advance(by: 1.5)
                    app.fingerTap(at: CGPoint(x: 195, y: 425))
                    app.advance(by: 0.5)
                },
                afterwards: { navigation.view.isUserInteractionEnabled = true })
        },
    ]
}
