import UIKit

enum Theme {
    static func apply(accent: UIColor, text: UIColor) {
        UINavigationBar.appearance(whenContainedInInstancesOf: [ThemeNavigationController.self]).tintColor = accent
        UINavigationBar.appearance(whenContainedInInstancesOf: [ThemeNavigationController.self]).titleTextAttributes = [
            .foregroundColor: text, .font: UIFont.boldSystemFont(ofSize: 18),
        ]
        UIBarButtonItem.appearance(whenContainedInInstancesOf: [ThemeNavigationController.self])
            .setTitleTextAttributes([.foregroundColor: accent], for: .normal)
        UITabBarItem.appearance().setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 11)], for: .normal)
        Label.appearance().textColor = .darkGray
        UILabel.appearance(whenContainedInInstancesOf: [CardView.self]).textColor = text
        UISwitch.appearance(whenContainedInInstancesOf: [CardView.self]).onTintColor = accent
        BadgeView.appearance().fillColor = accent
    }
}

class ThemeNavigationController: UINavigationController {}

class Label: UILabel {}

/// A view with a property that an appearance proxy can set.
class BadgeView: UIView {
    @objc dynamic var fillColor: UIColor? {
        didSet {
            fills += 1
            setNeedsDisplay()
        }
    }
    private(set) var fills = 0

    override func draw(_ rect: CGRect) {
        (fillColor ?? .clear).setFill()
        UIBezierPath(ovalIn: bounds).fill()
    }
}

class CardView: UIView {
    let heading = UILabel(frame: CGRect(x: 16, y: 16, width: 200, height: 24))
    let price = UILabel(frame: CGRect(x: 16, y: 48, width: 200, height: 24))
    let stock = UISwitch(frame: CGRect(x: 260, y: 30, width: 51, height: 31))
    let badge = BadgeView(frame: CGRect(x: 220, y: 16, width: 20, height: 20))

    override init(frame: CGRect) {
        super.init(frame: frame)
        heading.text = "Chair"
        price.text = "40"
        price.textColor = .blue
        [heading, price, stock, badge].forEach { addSubview($0) }
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class ShopController: UIViewController {
    let card = CardView(frame: CGRect(x: 20, y: 100, width: 350, height: 100))
    let footnote = Label(frame: CGRect(x: 20, y: 220, width: 350, height: 24))
    private(set) var edits = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Shop"
        view.backgroundColor = .white
        footnote.text = "Prices are without tax."
        view.addSubview(card)
        view.addSubview(footnote)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Edit", style: .plain, target: self, action: #selector(edit(_:)))
    }

    @objc func edit(_ sender: UIBarButtonItem) { edits += 1 }

    @discardableResult
    func addCard(at y: CGFloat) -> CardView {
        let added = CardView(frame: CGRect(x: 20, y: y, width: 350, height: 100))
        view.addSubview(added)
        return added
    }
}

class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let shop = ShopController()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        Theme.apply(accent: .purple, text: .brown)
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = ThemeNavigationController(rootViewController: shop)
        window?.makeKeyAndVisible()
        return true
    }

    /// Applies a changed theme: removes the views from the window and adds them again.
    func reinstall() {
        guard let window = window else { return }
        for view in window.subviews {
            view.removeFromSuperview()
            window.addSubview(view)
        }
    }
}
