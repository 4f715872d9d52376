import Testing
import TouchstoneExpectations
import TouchstoneTesting
import UIKit

/// A report about a past touch is the same immediately, after the application has continued, and in a replay.
@Suite @MainActor
struct SameAnswerTests {
    /// A screen, the input, and what the application does after it.
    private struct Session {
        let wanted: TouchExplanation.Wanted
        let input: @MainActor () -> Void
        let later: @MainActor () -> Void
    }

    /// Asks three times. Returns the first cause with its first advice, or the first line that differs.
    private func answer(_ make: @escaping @MainActor (TestApplication) -> Session) -> [String] {
        let first = TestApplication.run(isTraced: true) { app in
            let session = make(app)
            app.settle()
            app.clear()
            let recorder = app.record()
            session.input()
            let (recording, records) = (recorder.recording, app.records)
            let report = { app.application.explain(records, for: session.wanted) }
            let immediately = report()
            let (text, words) = (immediately?.description, self.words(immediately))
            session.later()
            app.settle()
            return (recording: recording, immediately: text, later: report()?.description, words: words)
        }
        let replayed = TestApplication.run(isTraced: true) { app in
            let session = make(app)
            app.settle()
            app.clear()
            let difference = app.replay(first.recording).difference
            return difference.map { "difference: \($0)" }
                ?? app.application.explain(app.records, for: session.wanted)?.description
        }
        for (moment, text) in [("later", first.later), ("replayed", replayed)] where text != first.immediately {
            return [moment] + difference(first.immediately ?? "", text ?? "")
        }
        return first.words
    }

    private func words(_ report: TouchExplanation?) -> [String] {
        guard let report, let cause = report.causes.first else { return ["ok"] }
        return [cause.code] + report.changes(for: cause).prefix(1).map(\.words)
    }

    private func difference(_ one: String, _ other: String) -> [String] {
        let lines = zip(one.split(separator: "\n"), other.split(separator: "\n")).first { $0 != $1 }
        return lines.map { [String($0.0), String($0.1)] } ?? ["one report is longer", one, other]
    }

    private func added<View: UIView>(_ view: View, _ name: String, _ frame: CGRect, to superview: UIView) -> View {
        view.accessibilityIdentifier = name
        view.frame = frame
        superview.addSubview(view)
        return view
    }

    private func button(in superview: UIView) -> UIButton {
        let button = UIButton()
        button.accessibilityIdentifier = "pay"
        button.translatesAutoresizingMaskIntoConstraints = false
        button.addAction(UIAction { _ in }, for: .touchUpInside)
        superview.addSubview(button)
        return button
    }

    // MARK: Layout

    /// A card whose height is the given one, or open, with a button of 200×50 at its top.
    private func card(_ app: TestApplication, height: CGFloat?) -> (card: UIView, button: UIButton) {
        let root = UIViewController()
        _ = app.makeWindow(root: root)
        let card = UIView()
        card.accessibilityIdentifier = "card"
        card.translatesAutoresizingMaskIntoConstraints = false
        root.view.addSubview(card)
        let button = button(in: card)
        NSLayoutConstraint.activate(
            [
                card.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 100),
                card.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
                card.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
                button.topAnchor.constraint(equalTo: card.topAnchor),
                button.leadingAnchor.constraint(equalTo: card.leadingAnchor),
                button.widthAnchor.constraint(equalToConstant: 200),
                button.heightAnchor.constraint(equalToConstant: 50),
            ] + (height.map { [card.heightAnchor.constraint(equalToConstant: $0)] } ?? []))
        return (card, button)
    }

    private func tap(_ app: TestApplication, _ x: CGFloat = 100, _ y: CGFloat = 125) {
        app.fingerTap(at: CGPoint(x: x, y: y), allowsMiss: true)
        app.advance(by: 1)
    }

    private let pinned =
        "pin it to its content: pay.bottomAnchor.constraint(equalTo: card.bottomAnchor).isActive = true"

    @Test func `HT-16: a card without a height has the same answer after it gets one`() {
        expectEqual(
            answer { app in
                let (card, button) = self.card(app, height: nil)
                return Session(wanted: .view(button), input: { self.tap(app) }) {
                    card.heightAnchor.constraint(equalToConstant: 300).isActive = true
                }
            }, ["no-size", pinned])
    }

    @Test func `HT-16: a card without a height has the same answer after it is removed`() {
        expectEqual(
            answer { app in
                let (card, button) = self.card(app, height: nil)
                return Session(wanted: .view(button), input: { self.tap(app) }) {
                    button.removeFromSuperview()
                    card.removeFromSuperview()
                }
            }, ["no-size", pinned])
    }

    @Test func `HT-16: a height constraint has the same answer after it is changed`() {
        expectEqual(
            answer { app in
                let (card, button) = self.card(app, height: 0)
                return Session(wanted: .view(button), input: { self.tap(app) }) {
                    for constraint in card.constraints where constraint.firstAttribute == .height {
                        constraint.constant = 80
                        constraint.isActive = false
                    }
                }
            }, ["no-size", "set the constant of the constraint card.height == 0 to 50"])
    }

    @Test func `HT-16: a broken constraint has the same answer after it is removed`() {
        expectEqual(
            answer { app in
                let (card, button) = self.card(app, height: 0)
                let other = card.heightAnchor.constraint(equalToConstant: 40)
                other.isActive = true
                return Session(wanted: .view(button), input: { self.tap(app) }) { other.isActive = false }
            },
            [
                "no-size",
                "make it at least 390×50 by its constraints; its constraints are pay.top == card.top, card.height == 0, card.height == 40, card.top == UIView.top + 100",
            ])
    }

    @Test func `HT-16: an arranged subview without room has the same answer after its stack view is emptied`() {
        expectEqual(
            answer { app in
                let root = UIViewController()
                _ = app.makeWindow(root: root)
                let header = UIView()
                header.accessibilityIdentifier = "header"
                header.heightAnchor.constraint(equalToConstant: 200).isActive = true
                let button = self.button(in: root.view)
                let stack = UIStackView(arrangedSubviews: [header, button])
                stack.axis = .vertical
                stack.translatesAutoresizingMaskIntoConstraints = false
                stack.accessibilityIdentifier = "stack"
                root.view.addSubview(stack)
                NSLayoutConstraint.activate([
                    stack.topAnchor.constraint(equalTo: root.view.topAnchor),
                    stack.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
                    stack.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
                    stack.heightAnchor.constraint(equalToConstant: 200),
                ])
                return Session(wanted: .view(button), input: { self.tap(app, 100, 200) }) {
                    stack.removeArrangedSubview(header)
                    header.removeFromSuperview()
                    button.removeFromSuperview()
                }
            },
            [
                "no-size",
                "header takes 200 of the 200 points of stack: set the constant of the constraint stack.height == 200 to 201",
            ])
    }

    // MARK: Frames set in code

    final class Board: UIView {
        override func layoutSubviews() { subviews.first?.frame = CGRect(x: 0, y: 0, width: 100, height: 0) }
    }

    @Test func `HT-16: a frame set by layoutSubviews() has the same answer after the view is deallocated`() {
        expectEqual(
            answer { app in
                let window = app.makeWindow()
                let board = self.added(Board(), "board", CGRect(x: 0, y: 0, width: 300, height: 300), to: window)
                let row = self.added(UIView(), "row", .zero, to: board)
                let button = self.added(UIButton(), "pay", CGRect(x: 0, y: 0, width: 100, height: 50), to: row)
                return Session(wanted: .view(button), input: { self.tap(app, 50, 25) }) {
                    board.removeFromSuperview()
                    row.removeFromSuperview()
                }
            }, ["no-size", "set a larger frame of row in Board.layoutSubviews(): bounds (0 0; 100 50)"])
    }

    // MARK: Recognizers

    @Test func `G-58: the edges of a screen edge pan have the same answer after they are changed`() {
        expectEqual(
            answer { app in
                let window = app.makeWindow()
                let pan = UIScreenEdgePanGestureRecognizer()
                pan.name = "drawer"
                pan.edges = .right
                pan.addHandler { _ in }
                window.addGestureRecognizer(pan)
                return Session(
                    wanted: .recognizer(pan),
                    input: { app.fingerDrag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 200, y: 400), duration: 0.3) },
                    later: { pan.edges = [.left, .top] })
            },
            [
                "recognizer-failed", "begin within 20 points of the right edge, or set drawer.edges to what is meant",
            ])
    }

    @Test func `G-31: a recognizer has the same answer after it is renamed and removed`() {
        expectEqual(
            answer { app in
                let window = app.makeWindow()
                let button = self.added(UIButton(), "pay", CGRect(x: 0, y: 0, width: 100, height: 50), to: window)
                button.addAction(UIAction { _ in }, for: .valueChanged)
                let press = UILongPressGestureRecognizer()
                press.name = "press"
                press.minimumPressDuration = 0.2
                window.addGestureRecognizer(press)
                return Session(
                    wanted: .view(button),
                    input: { app.fingerLongPress(at: CGPoint(x: 50, y: 25), duration: 0.5) },
                    later: {
                        press.name = "other"
                        window.removeGestureRecognizer(press)
                    })
            }, ["recognizer-cancels-touches", "leave the view its touches: press.cancelsTouchesInView = false"])
    }

    // MARK: First responders

    @Test func `RC-18: a disabled text field has the same answer after it is enabled`() {
        expectEqual(
            answer { app in
                let window = app.makeWindow()
                let field = self.added(
                    UITextField(), "password", CGRect(x: 0, y: 100, width: 200, height: 40), to: window)
                field.isEnabled = false
                let button = self.added(UIButton(), "next", CGRect(x: 0, y: 0, width: 100, height: 50), to: window)
                button.addAction(UIAction { _ in field.becomeFirstResponder() }, for: .touchUpInside)
                return Session(wanted: .firstResponder(field), input: { self.tap(app, 50, 25) }) {
                    field.isEnabled = true
                }
            }, ["cannot-become-first-responder", "enable it: password.isEnabled = true"])
    }

    @Test func `RC-18: a text view that is not editable has the same answer after it becomes editable`() {
        expectEqual(
            answer { app in
                let window = app.makeWindow()
                let text = self.added(UITextView(), "note", CGRect(x: 0, y: 0, width: 200, height: 200), to: window)
                text.isEditable = false
                text.isSelectable = false
                return Session(wanted: .firstResponder(text), input: { self.tap(app, 50, 25) }) {
                    text.isEditable = true
                }
            }, ["cannot-become-first-responder", "let it be edited: note.isEditable = true"])
    }

    // MARK: Deallocated views and controllers

    @Test func `HT-4: a window in front has the same answer after it is deallocated`() {
        expectEqual(
            answer { app in
                let window = app.makeWindow()
                let button = self.added(UIButton(), "pay", CGRect(x: 0, y: 0, width: 100, height: 50), to: window)
                var front: UIWindow? = app.makeWindow()
                front?.accessibilityIdentifier = "front"
                return Session(wanted: .view(button), input: { self.tap(app, 50, 25) }) {
                    front?.isHidden = true
                    front = nil
                }
            }, ["window-in-front", "let touches pass through it: front.isUserInteractionEnabled = false"])
    }

    @Test func `HT-4: a sheet has the same answer after its modalPresentationStyle is changed`() {
        expectEqual(
            answer { app in
                let root = UIViewController()
                _ = app.makeWindow(root: root)
                let button = self.added(UIButton(), "pay", CGRect(x: 0, y: 0, width: 100, height: 30), to: root.view)
                let sheet = UIViewController()
                sheet.modalPresentationStyle = .formSheet
                sheet.preferredContentSize = CGSize(width: 100, height: 100)
                root.present(sheet, animated: false)
                return Session(wanted: .view(button), input: { self.tap(app, 50, 10) }) {
                    sheet.modalPresentationStyle = .fullScreen
                    sheet.dismiss(animated: false)
                }
            },
            [
                "presented-over",
                "dismiss it: UIViewController.dismiss(animated: true); or present it in less of the screen",
            ])
    }

    final class Payer: UIResponder {
        func pay() {}
    }

    @Test func `RC-27: an action without a responder has the same answer after the control leaves its window`() {
        expectEqual(
            answer { app in
                let window = app.makeWindow()
                let button = self.added(UIButton(), "pay", CGRect(x: 0, y: 0, width: 100, height: 50), to: window)
                button.addTarget(nil, action: Selector(Payer.pay, name: "pay"), for: .touchUpInside)
                return Session(wanted: .view(button), input: { self.tap(app, 50, 25) }) { button.removeFromSuperview() }
            },
            [
                "no-responder-for-action",
                "implement pay in a responder above pay that returns true from canPerformAction(_:withSender:), or set the target",
            ])
    }
}
