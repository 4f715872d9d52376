import TouchstoneTesting
import UIKit

/// Views that stick out of what holds them.
extension Fault {
    static let outside: [Fault] = [
        Fault(
            name: "drop-down-out-of-its-button",
            question: "My dropdown opens below the button, but tapping an option selects nothing"
        ) { app in
            let form = CountryForm()
            _ = app.makeWindow(root: form)
            return InjectedFault(
                wanted: .view(form.country.options[2]),
                truth: Truth(
                    about: ["countryDropDown"],
                    says: [
                        ["outside", "beyond", "out of", "below", "not inside", "not within", "not contain", "stick"]
                    ],
                    never: ["is hidden"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: form.country)
                    app.advance(by: 0.5)
                    app.fingerTap(at: form.country.options[2])
                },
                afterwards: { form.country.close() })
        },
        Fault(
            name: "raised-middle-button-of-a-bar",
            question: "Only the lower half of the round camera button in my tab bar works"
        ) { app in
            let bar = CurvedTabBar(frame: CGRect(x: 0, y: 764, width: 390, height: 80))
            bar.accessibilityIdentifier = "tabBar"
            let window = app.makeWindow()
            window.addSubview(bar)
            return InjectedFault(
                wanted: .event(bar.camera, .touchUpInside),
                truth: Truth(
                    about: ["tabBar"],
                    says: [
                        ["outside", "beyond", "out of", "above", "not inside", "not within", "not contain", "stick"]
                    ],
                    never: ["in front"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 750))
                },
                afterwards: { bar.removeFromSuperview() })
        },
        Fault(
            name: "content-view-as-high-as-the-screen",
            question: "In my scroll view the buttons at the top work and those further down don't"
        ) { app in
            let article = ArticleScreen()
            _ = app.makeWindow(root: article)
            return InjectedFault(
                wanted: .view(article.comments),
                truth: Truth(
                    about: ["contentView"],
                    says: [
                        ["outside", "beyond", "out of", "below", "not inside", "not within", "not contain", "stick"]
                    ],
                    never: ["scrollView keeps", "is hidden"]),
                fingers: {
                    app.settle()
                    article.scroller.contentOffset = CGPoint(x: 0, y: 800)
                    app.settle()
                    app.fingerTap(at: article.comments)
                },
                afterwards: {
                    article.content.frame.size.height = 1700
                    article.scroller.contentOffset = .zero
                })
        },
        Fault(
            name: "sheet-content-still-at-peek-height",
            question: "Confirm in the bottom sheet ignored my first tap, and took the second one"
        ) { app in
            let window = app.makeWindow()
            let sheet = BottomSheet(frame: CGRect(x: 0, y: 444, width: 390, height: 400))
            sheet.accessibilityIdentifier = "bottomSheet"
            window.addSubview(sheet)
            return InjectedFault(
                wanted: .event(sheet.confirm, .touchUpInside),
                truth: Truth(
                    about: ["sheetContent"],
                    says: [
                        ["outside", "beyond", "out of", "below", "not inside", "not within", "not contain", "stick"]
                    ]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: sheet.confirm)
                },
                afterwards: {
                    sheet.detent = .large
                    app.settle()
                })
        },
    ]
}

private final class DropDownButton: UIButton {
    let list = UIView()
    var options: [UIButton] = []

    func configure(_ titles: [String]) {
        list.accessibilityIdentifier = "optionList"
        list.backgroundColor = .white
        list.isHidden = true
        for title in titles {
            let option = UIButton.titled(title, title.lowercased() + "Option") { [weak self] in
                self?.setTitle(title, for: .normal)
                self?.close()
            }
            options.append(option)
            list.addSubview(option)
        }
        addSubview(list)
        addAction(UIAction { [weak self] _ in self?.open() }, for: .touchUpInside)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        list.frame = CGRect(x: 0, y: bounds.height, width: bounds.width, height: CGFloat(options.count) * 44)
        for (index, option) in options.enumerated() {
            option.frame = CGRect(x: 0, y: CGFloat(index) * 44, width: bounds.width, height: 44)
        }
    }

    func open() {
        superview?.bringSubviewToFront(self)
        list.isHidden = false
    }

    func close() { list.isHidden = true }
}

private final class CountryForm: UIViewController {
    let country = DropDownButton(type: .system)
    let city = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        country.setTitle("Country", for: .normal)
        country.configure(["Chile", "Japan", "Kenya"])
        country.placed("countryDropDown", CGRect(x: 20, y: 200, width: 350, height: 44), in: view)
        city.placed("cityField", CGRect(x: 20, y: 500, width: 350, height: 44), in: view)
    }
}

private final class CurvedTabBar: UIView {
    let camera = UIButton.titled("📷", "cameraButton")
    private let tabs = ["home", "search", "likes", "profile"].map { UIButton.titled($0.capitalized, $0 + "Tab") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width / 5
        for (index, tab) in tabs.enumerated() {
            if tab.superview == nil { addSubview(tab) }
            tab.frame = CGRect(x: width * CGFloat(index < 2 ? index : index + 1), y: 0, width: width, height: 50)
        }
        if camera.superview == nil { addSubview(camera) }
        camera.frame = CGRect(x: bounds.midX - 35, y: -30, width: 70, height: 70)
        camera.layer.cornerRadius = 35
    }
}

private final class ArticleScreen: UIViewController {
    let scroller = UIScrollView()
    let content = UIView()
    let share = UIButton.titled("Share", "shareButton")
    let comments = UIButton.titled("Comments", "commentsButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        scroller.accessibilityIdentifier = "scrollView"
        content.accessibilityIdentifier = "contentView"
        view.addSubview(scroller)
        scroller.addSubview(content)
        content.addSubview(share)
        content.addSubview(comments)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scroller.frame = view.bounds
        content.frame = CGRect(origin: .zero, size: view.bounds.size)
        share.frame = CGRect(x: 20, y: 300, width: 350, height: 44)
        comments.frame = CGRect(x: 20, y: 1500, width: 350, height: 44)
        scroller.contentSize = CGSize(width: view.bounds.width, height: 1700)
    }
}

private final class BottomSheet: UIView {
    enum Detent: CGFloat { case peek = 120, large = 400 }
    let content = UIView()
    let confirm = UIButton.titled("Confirm", "confirmButton")
    var detent = Detent.peek {
        didSet { setNeedsLayout() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if content.superview == nil {
            content.accessibilityIdentifier = "sheetContent"
            addSubview(content)
            content.addSubview(confirm)
        }
        content.frame = CGRect(x: 0, y: 0, width: bounds.width, height: detent.rawValue)
        confirm.frame = CGRect(x: 20, y: 300, width: bounds.width - 40, height: 50)
    }
}
