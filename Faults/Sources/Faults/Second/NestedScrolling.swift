import TouchstoneTesting
import UIKit

// Scroll views in scroll views.

private final class DayViewController: UIViewController {
    let page = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let notes = UIScrollView(frame: CGRect(x: 20, y: 600, width: 350, height: 300))

    override func viewDidLoad() {
        super.viewDidLoad()
        page.accessibilityIdentifier = "dayPage"
        page.contentSize = CGSize(width: 390, height: 2400)
        page.contentOffset = CGPoint(x: 0, y: 300)
        notes.accessibilityIdentifier = "notes"
        notes.contentSize = CGSize(width: 350, height: 900)
        view.addSubview(page)
        page.addSubview(notes)
    }
}

extension Fault {
    static let nestedScrolling: [Fault] = [
        Fault(
            name: "inner-list-at-its-top-pulled-down",
            question: "Pulling my notes down should bounce them. Instead the whole page moves; pushing them up works."
        ) { app in
            let day = DayViewController()
            _ = app.makeWindow(root: day)
            return InjectedFault(
                wanted: .recognizer(day.notes.panGestureRecognizer),
                truth: Truth(
                    about: ["dayPage"],
                    says: [["edge", "top", "at its end", "no further", "nothing above", "rests at"]],
                    never: ["isScrollEnabled is false", "content fits", "touchesShouldCancel", "delegate refuses"]),
                // Notes: y 300…600 on the screen.
                fingers: { app.fingerDrag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 520)) },
                afterwards: { day.notes.contentOffset.y = 200 })
        }
    ]
}
