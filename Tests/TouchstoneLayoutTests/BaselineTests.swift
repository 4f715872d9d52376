import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Constraints between baselines.
@Suite(.application) @MainActor
struct BaselineTests {
    private let window: UIWindow
    private let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    init() {
        window = TestApplication.current.makeWindow()
        window.addSubview(screen)
    }

    private func label(_ size: CGFloat, _ text: String = "Text", lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: size)
        (label.text, label.numberOfLines) = (text, lines)
        label.translatesAutoresizingMaskIntoConstraints = false
        screen.addSubview(label)
        return label
    }

    private func firstBaseline(_ label: UILabel) -> CGFloat { label.frame.minY + label.font.ascender }
    private func lastBaseline(_ label: UILabel) -> CGFloat { label.frame.maxY + label.font.descender }

    @Test func `A constraint between first baselines keeps them a constant apart`() {
        let (small, large) = (label(12), label(40))
        NSLayoutConstraint.activate([
            large.topAnchor.constraint(equalTo: screen.topAnchor, constant: 30),
            large.leftAnchor.constraint(equalTo: screen.leftAnchor),
            small.leftAnchor.constraint(equalTo: large.rightAnchor),
            small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor, constant: 10),
        ])
        TestApplication.current.settle()
        expectEqual(large.frame.minY, 30)
        #expect(abs(firstBaseline(small) - firstBaseline(large) - 10) < 0.5)
    }

    @Test func `The last baseline of a label is that of its last line`() {
        let text = label(16, "One\nTwo\nThree", lines: 0)
        let single = label(30)
        NSLayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: screen.topAnchor),
            text.leftAnchor.constraint(equalTo: screen.leftAnchor),
            single.leftAnchor.constraint(equalTo: text.rightAnchor),
            single.lastBaselineAnchor.constraint(equalTo: text.lastBaselineAnchor),
        ])
        TestApplication.current.settle()
        #expect(text.frame.height > 40)
        #expect(abs(lastBaseline(single) - lastBaseline(text)) < 0.5)
    }

    @Test func `A constraint to a last baseline measures from the baseline and not from the frame`() {
        let text = label(20)
        let rule = UIView()
        rule.translatesAutoresizingMaskIntoConstraints = false
        screen.addSubview(rule)
        NSLayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: screen.topAnchor, constant: 50),
            text.leftAnchor.constraint(equalTo: screen.leftAnchor),
            rule.topAnchor.constraint(equalTo: text.lastBaselineAnchor, constant: 3),
            rule.heightAnchor.constraint(equalToConstant: 1),
        ])
        TestApplication.current.settle()
        #expect(abs(rule.frame.minY - lastBaseline(text) - 3) < 0.5)
        #expect(rule.frame.minY < text.frame.maxY + 3)
    }

    @Test
    func `A container has the baselines of the views that forFirstBaselineLayout and forLastBaselineLayout return`() {
        final class Field: UIView {
            let caption = UILabel()
            let value = UILabel()
            override var forFirstBaselineLayout: UIView { caption }
            override var forLastBaselineLayout: UIView { value }
        }
        let (field, single) = (Field(), label(40))
        field.translatesAutoresizingMaskIntoConstraints = false
        screen.addSubview(field)
        for (label, size) in [(field.caption, 11.0), (field.value, 25)] {
            label.text = "Text"
            label.font = .systemFont(ofSize: size)
            label.translatesAutoresizingMaskIntoConstraints = false
            field.addSubview(label)
            label.leftAnchor.constraint(equalTo: field.leftAnchor).isActive = true
        }
        let matching = single.firstBaselineAnchor.constraint(equalTo: field.lastBaselineAnchor)
        NSLayoutConstraint.activate([
            field.topAnchor.constraint(equalTo: screen.topAnchor, constant: 100),
            field.leftAnchor.constraint(equalTo: screen.leftAnchor),
            field.caption.topAnchor.constraint(equalTo: field.topAnchor),
            field.value.topAnchor.constraint(equalTo: field.caption.bottomAnchor),
            field.value.bottomAnchor.constraint(equalTo: field.bottomAnchor), matching,
        ])
        TestApplication.current.settle()
        #expect(abs(firstBaseline(single) - (100 + lastBaseline(field.value))) < 0.5)
        matching.isActive = false
        single.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor).isActive = true
        TestApplication.current.settle()
        #expect(abs(firstBaseline(single) - (100 + firstBaseline(field.caption))) < 0.5)
    }

    @Test func `A row with last baseline alignment places the last baselines on one line`() {
        let labels = [label(12), label(30), label(18)]
        let row = UIStackView(arrangedSubviews: labels)
        row.alignment = .lastBaseline
        row.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
        screen.addSubview(row)
        TestApplication.current.settle()
        let lines = labels.map { lastBaseline($0) }
        #expect(lines.allSatisfy { abs($0 - lines[0]) < 0.5 })
        #expect(labels[0].frame.maxY < labels[1].frame.maxY)
    }

    @Test func `A column with baseline relative arrangement measures its spacing between baselines`() {
        let labels = [label(12), label(30), label(18)]
        let column = UIStackView(arrangedSubviews: labels)
        (column.axis, column.spacing, column.isBaselineRelativeArrangement) = (.vertical, 50, true)
        column.translatesAutoresizingMaskIntoConstraints = false
        screen.addSubview(column)
        column.topAnchor.constraint(equalTo: screen.topAnchor).isActive = true
        column.leftAnchor.constraint(equalTo: screen.leftAnchor).isActive = true
        TestApplication.current.settle()
        for (one, next) in zip(labels, labels.dropFirst()) {
            // Frames are rounded to whole points.
            #expect(abs(firstBaseline(next) - lastBaseline(one) - 50) < 1)
        }
    }

    @Test func `The baseline of a text field follows its height in the same layout`() {
        let (label, field) = (label(30), UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        let font = UIFont.systemFont(ofSize: 17)
        (field.font, field.text) = (font, "Text")
        let row = UIStackView(arrangedSubviews: [label, field])
        row.alignment = .firstBaseline
        row.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
        screen.addSubview(row)
        TestApplication.current.settle()
        #expect(field.frame.height < 100)
        let baseline = field.frame.midY - font.lineHeight / 2 + font.ascender
        #expect(abs(baseline - firstBaseline(label)) < 1)
    }
}
