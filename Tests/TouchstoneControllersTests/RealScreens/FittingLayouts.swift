import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// `systemLayoutSizeFitting`, compression resistance and baselines.
@Suite(.application) @MainActor
struct FittingLayouts {
    let app = TestApplication.current
    private let sentence = "A sentence that is long enough to need several lines in a narrow place."

    private func label(_ text: String, size: CGFloat = 17) -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: size)
        label.text = text
        return label
    }

    /// A view that contains `content` with 16 points on every side.
    private func card(_ content: UIView) -> UIView {
        let card = UIView()
        card.translatesAutoresizingMaskIntoConstraints = false
        content.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: card.topAnchor, constant: 16),
            content.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
            content.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
            content.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -16),
        ])
        return card
    }

    /// A row of the given width in a window.
    private func show(_ views: [UIView], width: CGFloat, alignment: UIStackView.Alignment = .fill) -> UIStackView {
        let row = UIStackView(arrangedSubviews: views)
        row.alignment = alignment
        row.spacing = 8
        row.translatesAutoresizingMaskIntoConstraints = false
        let controller = UIViewController()
        controller.view.addSubview(row)
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 100),
            row.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 20),
            row.widthAnchor.constraint(equalToConstant: width),
        ])
        _ = app.makeWindow(root: controller)
        app.settle()
        return row
    }

    @Test func `A label with the required hugging priority keeps its width beside a field`() {
        let title = label("Name")
        title.setContentHuggingPriority(.required, for: .horizontal)
        let field = UITextField()
        field.borderStyle = .roundedRect
        _ = show([title, field], width: 350)
        #expect(abs(title.frame.width - title.intrinsicContentSize.width) < 1)
        #expect(abs(field.frame.minX - title.frame.maxX - 8) < 1)
        #expect(abs(field.frame.maxX - 350) < 1)
        app.fingerTap(at: field)
        app.advance(by: 0.5)
        #expect(field.isFirstResponder)
    }

    @Test func `The label with the lower compression resistance is truncated if two labels are too long`() {
        let title = label("A title that must be read")
        let detail = label("Details that may be cut, since there are many")
        title.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        detail.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        _ = show([title, detail], width: 300)
        #expect(abs(title.frame.width - title.intrinsicContentSize.width) < 1)
        #expect(detail.frame.width < detail.intrinsicContentSize.width)
        #expect(abs(title.frame.width + 8 + detail.frame.width - 300) < 1)
    }

    @Test func `A label is aligned with the first baseline of the field beside it`() {
        let title = label("Name")
        title.setContentHuggingPriority(.required, for: .horizontal)
        let field = UITextField()
        field.font = .systemFont(ofSize: 17)
        field.borderStyle = .roundedRect
        field.text = "Ann"
        _ = show([title, field], width: 350, alignment: .firstBaseline)
        // The field is 34 points high, and its line of 20 points is centered.
        let below = title.frame.minY - field.frame.minY
        #expect(below > 4 && below < 10)
    }

    @Test func `The compressed size of a card is its label's size plus the margins`() {
        let title = label("Title")
        let size = card(title).systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(abs(size.width - title.intrinsicContentSize.width - 32) < 1)
        #expect(abs(size.height - title.intrinsicContentSize.height - 32) < 1)
    }

    @Test func `A card with a required width has the height of its wrapped text`() {
        let text = label(sentence)
        text.numberOfLines = 0
        let view = card(text)
        func height(_ width: CGFloat) -> CGFloat {
            let size = view.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            expectEqual(size.width, width)
            return size.height
        }
        let narrow = height(160)
        let wide = height(320)
        #expect(wide >= 2 * text.font.lineHeight + 32)
        #expect(narrow >= wide + 2 * text.font.lineHeight - 2)
    }

    @Test func `The last baseline of a label with three lines is the baseline of its third line`() {
        let three = label("one\ntwo\nthree")
        three.numberOfLines = 0
        three.setContentHuggingPriority(.required, for: .horizontal)
        let one = label("one")
        _ = show([three, one], width: 350, alignment: .lastBaseline)
        #expect(abs(three.frame.maxY - one.frame.maxY) <= 1)
        #expect(one.frame.minY > three.frame.minY + 2 * one.font.lineHeight - 2)
    }
}
