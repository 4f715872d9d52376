import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private final class Card: UIView {
    var found: [String] = []
    weak var title: UILabel?

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        found.append("init with \(subviews.count) subview, width \(bounds.width)")
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        found.append("awake with the title \(title?.text ?? "nil")")
    }
}

private final class Details: UIViewController {
    var name = "?"
}

private final class Start: UIViewController {
    var refuses = false

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { !refuses }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        (segue.destination as? Details)?.name = segue.identifier ?? "none"
    }
}

private let module = InterfaceModule(
    name: "NibTests",
    nibs: [
        "NibTestsCard": InterfaceNib { i in
            let card = i.make("V", UIView.self, frame: CGRect(x: 0, y: 0, width: 120, height: 40), { Card(coder: $0) })
            { o in
                o.addSubview(i.make("L", UILabel.self, { UILabel(coder: $0) }) { $0.text = "Hello" })
            }
            i.connect("V", as: Card.self, "title", to: ["L"]) { setOutlet(&$0.title, to: $1) }
            return [card]
        }
    ],
    storyboards: [
        "NibTestsMain": InterfaceStoryboard(
            initial: "N", identifiers: ["details": "D"],
            scenes: [
                "N": { i in
                    i.makeController("N", UINavigationController.self, { UINavigationController(coder: $0) }) { c in
                        c.setViewControllers([i.controller("S")].compactMap { $0 }, animated: false)
                    }
                },
                "S": { i in
                    i.makeController("S", UIViewController.self, { Start(coder: $0) }) { _ in
                    } loadView: { i, c in
                        c.view = i.make("W", UIView.self, { UIView(coder: $0) }) { o in
                            o.addSubview(
                                i.make(
                                    "B", UIButton.self, frame: CGRect(x: 50, y: 200, width: 100, height: 50),
                                    { UIButton(coder: $0) }
                                ) { $0.accessibilityIdentifier = "go" })
                        }
                        let segue = InterfaceSegue(.show, identifier: "toDetails", scene: "D")
                        i.start(segue, of: c, at: i["B"])
                        i.object("B", as: UIControl.self)?.addTarget(
                            segue, action: InterfaceSegue.trigger, for: .touchUpInside)
                    }
                },
                "D": { i in
                    i.makeController("D", UIViewController.self, { Details(coder: $0) }) { $0.title = "Details" }
                },
            ])
    ],
    colors: ["NibTests/Warm": { UIColor(light: .red, dark: .blue) }])

@Suite(.application) @MainActor
struct NibTests {
    init() { module.register() }

    @Test("init(coder:) is called with frame and subviews set, and awakeFromNib() with outlets set")
    func aNibIsLoadedInOrder() throws {
        let objects = UINib(nibName: "NibTestsCard", bundle: nil).instantiate(withOwner: nil)
        let card = try #require(objects.first as? Card)
        expectEqual(card.found, ["init with 1 subview, width 120.0", "awake with the title Hello"])
    }

    @Test("Loading a nib that does not exist returns nil and logs an exception")
    func aMissingNib() {
        let logged = TestApplication.current.exceptions {
            #expect(Bundle.main.loadNibNamed("NibTestsNothing", owner: nil) == nil)
        }
        expectEqual(
            logged,
            [
                "*** Bundle.loadNibNamed(_:owner:options:): Could not load NIB in bundle with name 'NibTestsNothing': no ported file "
                    + "has that name. The call has no effect."
            ])
    }

    @Test("A tap on a button performs its segue after shouldPerformSegue and prepare(for:)")
    func aTapPushes() throws {
        let storyboard = UIStoryboard(name: "NibTestsMain", bundle: nil)
        let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
        let app = TestApplication.current
        _ = app.makeWindow(root: navigation)
        app.settle()
        let start = try #require(navigation.topViewController as? Start)
        start.refuses = true
        app.fingerTap(at: CGPoint(x: 100, y: 225))
        app.advance(by: 1)
        expectEqual(navigation.viewControllers.count, 1)
        start.refuses = false
        app.fingerTap(at: CGPoint(x: 100, y: 225))
        app.advance(by: 1)
        expectEqual((navigation.topViewController as? Details)?.name, "toDetails")
        expectEqual(storyboard.instantiateViewController(withIdentifier: "details").title, "Details")
    }

    @Test("A color of an asset catalog depends on the interface style")
    func aNamedColor() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        expectEqual(UIColor(named: "NibTests/Warm")?.resolvedColor(with: dark), .blue)
        #expect(UIColor(named: "NibTests/Cold") == nil)
    }
}
