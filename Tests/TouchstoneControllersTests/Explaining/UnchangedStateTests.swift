import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// C-28, C-29, NV-9: controls whose settings leave nothing to change, and what a delegate or a tab does not change.
@Suite(.application) @MainActor
struct UnchangedStateTests {
    let app = TestApplication.current
    private let root = UIViewController()

    init() { _ = app.makeWindow(root: root) }

    private func add<View: UIView>(_ view: View, _ frame: CGRect) -> View {
        view.frame = frame
        view.accessibilityIdentifier = "part"
        root.view.addSubview(view)
        app.settle()
        return view
    }

    private func answer(_ wanted: TouchExplanation.Wanted) -> String {
        app.advance(by: 2)
        let report = app.application.explain(app.records, for: wanted)
        return report?.causes.first?.sentence(wanted: report?.wanted) ?? "ok"
    }

    @Test(arguments: [Float(0), 1])
    func `C-28: a slider with equal limits says so`(_ maximum: Float) {
        let slider = add(UISlider(), CGRect(x: 40, y: 300, width: 300, height: 31))
        slider.maximumValue = maximum
        slider.addAction(UIAction { _ in }, for: .valueChanged)
        app.fingerDrag(from: CGPoint(x: 50, y: 315), to: CGPoint(x: 200, y: 315), duration: 0.3)
        let sentence =
            "part sends valueChanged only if the value changes, and its minimumValue and maximumValue are equal, 0 (C-28, C-29)"
        expectEqual(answer(.event(slider, .valueChanged)), maximum == 0 ? sentence : "ok")
    }

    @Test(arguments: [true, false])
    func `NV-9: a date picker with equal limits says so`(_ isLimited: Bool) {
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = .wheels
        picker.datePickerMode = .date
        if isLimited { (picker.minimumDate, picker.maximumDate) = (picker.date, picker.date) }
        picker.addAction(UIAction { _ in }, for: .valueChanged)
        _ = add(picker, CGRect(x: 35, y: 300, width: 320, height: 216))
        app.fingerDrag(from: CGPoint(x: 195, y: 408), to: CGPoint(x: 195, y: 330), duration: 0.3)
        let sentence =
            "maximumDate of part (UIDatePicker) is equal to minimumDate, so the touch has no effect on part (NV-9)"
        expectEqual(answer(.event(picker, .valueChanged)), isLimited ? sentence : "ok")
    }

    @Test(arguments: [true, false])
    func `C-30: a delegate that keeps the clear button from clearing is named`(_ isOnButton: Bool) {
        let delegate = Keeping()
        let field = add(UITextField(), CGRect(x: 20, y: 100, width: 350, height: 44))
        (field.text, field.clearButtonMode, field.delegate) = ("Ann", .always, delegate)
        app.settle()
        app.fingerTap(at: CGPoint(x: isOnButton ? 355 : 100, y: 122))
        let sentence = "textFieldShouldClear(_:) of the Keeping returned false, so part keeps its text (C-30)"
        expectEqual(answer(.view(field)), isOnButton ? sentence : "ok")
    }

    @Test func `NV-9: a tap on the selected tab selects nothing`() {
        let (first, second) = (UIViewController(), UIViewController())
        let tabs = UITabBarController()
        tabs.viewControllers = [first, second]
        _ = app.makeWindow(root: tabs)
        app.settle()
        app.fingerTap(at: CGPoint(x: 100, y: 820))
        expectEqual(
            answer(.controller(first)),
            "selectedViewController of the UITabBarController is already this controller, so the touch has no effect on UIViewController (NV-9)"
        )
    }

    @Test func `NV-9: a tap on the selected tab that returns to the root is not one without effect`() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.pushViewController(UIViewController(), animated: false)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, UIViewController()]
        _ = app.makeWindow(root: tabs)
        app.settle()
        app.fingerTap(at: CGPoint(x: 100, y: 820))
        #expect(!answer(.controller(navigation)).contains("already this controller"))
        expectEqual(navigation.viewControllers.count, 1)
    }

    @Test func `RC-19: a search bar is first responder when its field is`() {
        let bar = add(UISearchBar(), CGRect(x: 0, y: 100, width: 390, height: 56))
        app.fingerTap(at: bar)
        expectEqual(answer(.firstResponder(bar)), "ok")
    }
}

private final class Keeping: NSObject, UITextFieldDelegate {
    func textFieldShouldClear(_ textField: UITextField) -> Bool { false }
}
