import Foundation
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Controls in a vertical stack that is pinned at its top, leading and trailing edges: 350 points wide.
@Suite(.application) @MainActor
struct FurtherControlsInStacks {
    let app = TestApplication.current

    @discardableResult
    private func show(_ views: [UIView], spacing: CGFloat = 8) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.spacing = spacing
        stack.translatesAutoresizingMaskIntoConstraints = false
        let controller = UIViewController()
        controller.view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 80),
            stack.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor, constant: -20),
        ])
        _ = app.makeWindow(root: controller)
        app.settle()
        return stack
    }

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }

    private func field() -> UITextField {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.placeholder = "Name"
        return field
    }

    private func notes(_ text: String) -> UITextView {
        let notes = UITextView()
        notes.isScrollEnabled = false
        notes.font = .systemFont(ofSize: 17)
        notes.text = text
        return notes
    }

    private func pages() -> UIPageControl {
        let pages = UIPageControl()
        pages.numberOfPages = 5
        return pages
    }

    private func button(_ title: String) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        return button
    }

    @Test func `Every control in a vertical stack is as high as it asks to be`() {
        let spinner = UIActivityIndicatorView(style: .large)
        spinner.startAnimating()
        let picture = UIImageView(
            image: UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { _ in })
        let views: [UIView] = [
            label("Settings"), field(), UISwitch(), UISlider(), UIStepper(),
            UIProgressView(progressViewStyle: .default),
            UISegmentedControl(items: ["Day", "Week"]), pages(), button("Save"), UISearchBar(), picture,
            notes("Two\nlines"), spinner,
        ]
        show(views)
        for view in views {
            let wanted = view.intrinsicContentSize.height
            #expect(wanted > 0, "\(type(of: view))")
            #expect(abs(view.alignmentRect(forFrame: view.frame).height - wanted) < 1, "\(type(of: view))")
        }
        for (above, below) in zip(views, views.dropFirst()) {
            #expect(above.frame.maxY <= below.frame.minY, "\(type(of: above)) above \(type(of: below))")
        }
    }

    @Test func `A touch in the middle of a control in a vertical stack reaches it`() {
        let controls: [UIView] = [
            field(), UISwitch(), UISlider(), UIStepper(), UISegmentedControl(items: ["Day", "Week"]), pages(),
            button("Save"), UISearchBar(), notes("Two\nlines"),
        ]
        let stack = show(controls)
        for control in controls {
            let hit = stack.window?.hitTest(app.middle(of: control), with: nil)
            #expect(hit?.isDescendant(of: control) == true, "\(type(of: control))")
        }
    }

    @Test func `A field, a search bar and a text view that does not scroll are edited after a tap`() {
        let name = field()
        let search = UISearchBar()
        let remarks = notes("")
        show([name, search, remarks])
        app.fingerTap(at: name)
        app.advance(by: 0.5)
        #expect(name.isFirstResponder)
        app.fingerTap(at: search)
        app.advance(by: 0.5)
        #expect(search.searchTextField.isFirstResponder)
        app.fingerTap(at: remarks)
        app.advance(by: 0.5)
        #expect(remarks.isFirstResponder)
    }

    @Test func `A date picker with wheels has 216 points in a vertical stack`() {
        let picker = UIDatePicker()
        picker.datePickerMode = .date
        picker.preferredDatePickerStyle = .wheels
        let stack = show([label("Birthday"), picker])
        #expect(picker.frame.height == 216)
        let hit = stack.window?.hitTest(app.middle(of: picker), with: nil)
        #expect(hit?.isDescendant(of: picker) == true)
    }

    @Test func `A spinner that stops leaves no gap in a stack`() {
        let spinner = UIActivityIndicatorView(style: .large)
        let above = label("Above")
        let below = label("Below")
        spinner.startAnimating()
        show([above, spinner, below])
        #expect(below.frame.minY >= above.frame.maxY + 8 + 37 + 7)
        spinner.stopAnimating()
        app.settle()
        #expect(spinner.isHidden)
        #expect(abs(below.frame.minY - above.frame.maxY - 8) < 1)
    }
}
