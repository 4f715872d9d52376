import Foundation
import TouchstoneTestSupport
import TouchstoneTesting
import UIKit

/// An application whose first responders change at random, and the model that says which ones they are.
@MainActor
final class RandomRespondersRun: NSObject {
    let app: TestApplication
    private(set) var log: [String] = []
    private(set) var complaints: [String] = []
    private let windows: [UIWindow]
    private var boxes: [UIView] = []
    private var responders: [RandomResponder] = []
    /// The first responder of each window according to the model.
    private var firsts: [RandomResponder?] = [nil, nil]
    /// The operation to make in the next callback of a kind.
    private var planned: (callback: String, seed: UInt64)?
    /// Whether a callback changed something, so that the result of the step is not predicted.
    private var wasInterrupted = false
    /// Whether a text in an accessory view was first responder; the responder that provides the view follows it later (RC-25).
    private var usesAccessory = false
    private let keyboard = KeyboardRecord()

    init(seed: UInt64, app: TestApplication) {
        var random = SeededRandomNumberGenerator(seed)
        self.app = app
        windows = (0..<2).map { index in
            let window = app.makeWindow("window \(index)")
            window.frame = CGRect(x: 0, y: 300 * index, width: 390, height: 300)
            return window
        }
        super.init()
        for window in windows {
            let box = PassingView(frame: window.bounds)
            let inner = PassingView(frame: window.bounds)
            box.addSubview(inner)
            window.addSubview(box)
            boxes += [box, inner]
        }
        for number in 0..<(4 + random.below(6)) {
            let made = RandomResponder(number, random.among([.plain, .field, .field, .text]), self, &random)
            responders.append(made)
            let parent = random.among(boxes + windows)
            parent.addSubview(made.view)
            log.append("\(made.name) in \(describe(parent))")
        }
        keyboard.received = { [unowned self] in callback($0.rawValue) }
        app.settle()
    }

    private static let callbacks = [
        "canBecome", "canResign", "shouldBegin", "didBegin", "shouldEnd", "didEnd", "editingDidBegin",
        UIResponder.keyboardWillShowNotification.rawValue, UIResponder.keyboardDidShowNotification.rawValue,
        UIResponder.keyboardWillHideNotification.rawValue, UIResponder.keyboardDidHideNotification.rawValue,
    ]

    private func describe(_ view: UIView) -> String {
        if let index = windows.firstIndex(where: { $0 === view }) { return "window \(index)" }
        if let index = boxes.firstIndex(where: { $0 === view }) { return "box \(index)" }
        return view.accessibilityIdentifier ?? "view"
    }

    private func window(of responder: RandomResponder) -> Int? {
        windows.firstIndex { $0 === responder.view.window }
    }

    private func complain(_ line: String) { complaints.append("\(line) after \(log.last ?? "")") }

    // MARK: Steps

    /// Makes one step, whose decisions depend only on its seed and on the state.
    func step(_ seed: UInt64) {
        var random = SeededRandomNumberGenerator(seed)
        wasInterrupted = usesAccessory
        switch random.below(20) {
        case 0, 1: planned = (random.among(Self.callbacks), random.next())
        case 2, 3, 4: app.advance(by: random.among([0.02, 0.2, 0.5]))
        case 5, 6: tap(&random)
        default: operate(&random)
        }
        check()
    }

    /// Makes one change that callbacks can make, too.
    private func operate(_ random: inout SeededRandomNumberGenerator) {
        let responder = random.among(responders)
        switch random.below(17) {
        case 0...5: become(responder)
        case 6, 7: resign(responder)
        case 8: remove(random.chance(70) ? responder.view : random.among(boxes))
        case 9: add(responder.view, to: random.among(boxes + windows))
        case 10, 11: permit(responder, &random)
        case 12: endEditing(random.among(boxes + windows), force: random.chance(50))
        case 13:
            let index = random.below(2)
            log.append("make window \(index) key")
            windows[index].makeKey()
        case 14: hideOrShow(random.below(2))
        case 15: enterAccessory(responder)
        default:
            log.append("reload the input views of \(responder.name)")
            responder.view.reloadInputViews()
        }
    }

    private func become(_ responder: RandomResponder) {
        var wanted = false
        if let index = window(of: responder) {
            wanted = firsts[index] === responder || responder.canBecome && firsts[index]?.canResign != false
            if wanted { firsts[index] = responder }
        }
        log.append("\(responder.name) becomes first responder")
        let became = responder.view.becomeFirstResponder()
        if became != wanted, !wasInterrupted { complain("becomeFirstResponder returns \(became)") }
    }

    private func resign(_ responder: RandomResponder) {
        var wanted = true
        if let index = window(of: responder), firsts[index] === responder {
            wanted = responder.canResign
            if wanted { firsts[index] = nil }
        }
        log.append("\(responder.name) resigns")
        let resigned = responder.view.resignFirstResponder()
        if resigned != wanted, !wasInterrupted { complain("resignFirstResponder returns \(resigned)") }
    }

    /// Removes a view; the first responder in it resigns even if it refuses (RC-22).
    private func remove(_ view: UIView) {
        log.append("remove \(describe(view))")
        for index in firsts.indices where firsts[index]?.view.isDescendant(of: view) == true { firsts[index] = nil }
        view.removeFromSuperview()
    }

    /// Adds a view, and its box if that has no window.
    private func add(_ view: UIView, to parent: UIView) {
        remove(view)
        log.append("add \(describe(view)) to \(describe(parent))")
        parent.addSubview(view)
        guard let box = boxes.first(where: { parent.isDescendant(of: $0) && $0.superview == nil }) else { return }
        let index = boxes.firstIndex { $0 === box } ?? 0
        (index.isMultiple(of: 2) ? windows[index / 2] : boxes[index - 1]).addSubview(box)
    }

    private func permit(_ responder: RandomResponder, _ random: inout SeededRandomNumberGenerator) {
        let isOn = random.chance(60)
        switch (responder.view, random.below(3)) {
        case (_, 0):
            log.append("\(responder.name) may begin: \(isOn)")
            responder.mayBegin = isOn
        case (_, 1):
            log.append("\(responder.name) may end: \(isOn)")
            responder.mayEnd = isOn
        case (let field as UITextField, _):
            log.append("\(responder.name) is enabled: \(isOn)")
            if !isOn { expectResignation(of: responder) }
            field.isEnabled = isOn
        case (let text as UITextView, _) where random.chance(60):
            log.append("\(responder.name) is editable: \(isOn)")
            if !isOn, text.isEditable { expectResignation(of: responder) }
            text.isEditable = isOn
        case (let text as UITextView, _):
            log.append("\(responder.name) is selectable: \(isOn)")
            text.isSelectable = isOn
        default: break
        }
    }

    private func hideOrShow(_ index: Int) {
        log.append("window \(index) is hidden: \(!windows[index].isHidden)")
        windows[index].isHidden.toggle()
        wasInterrupted = true
    }

    private func enterAccessory(_ responder: RandomResponder) {
        guard let field = responder.accessory, field.window != nil else { return }
        log.append("the accessory of \(responder.name) becomes first responder")
        usesAccessory = true
        wasInterrupted = true
        field.becomeFirstResponder()
    }

    private func expectResignation(of responder: RandomResponder) {
        for index in firsts.indices where firsts[index] === responder && responder.canResign { firsts[index] = nil }
    }

    private func endEditing(_ view: UIView, force: Bool) {
        log.append("end editing in \(describe(view)), force \(force)")
        var wanted = true
        for index in firsts.indices {
            guard let first = firsts[index], first.view.isDescendant(of: view) else { continue }
            wanted = first.canResign || force
            if wanted { firsts[index] = nil }
        }
        let ended = view.endEditing(force)
        if ended != wanted, !wasInterrupted { complain("endEditing returns \(ended)") }
    }

    private func tap(_ random: inout SeededRandomNumberGenerator) {
        let responder = random.among(responders)
        // A second tap would open the editing menu, which receives the next touches.
        guard let index = window(of: responder), !windows[index].isHidden, !responder.view.isFirstResponder else {
            return
        }
        app.advance(by: 0.6)
        guard window(of: responder) == index, !windows[index].isHidden, !responder.view.isFirstResponder else { return }
        let point = responder.view.convert(CGPoint(x: 30, y: 20), to: nil)
        let place = windows[index].convert(point, to: windows[index].screen.coordinateSpace)
        log.append("tap on \(responder.name)")
        let hit = windows[index].hitTest(point, with: nil)
        let isHit = hit === responder.view && app.application.inputFrame?.contains(place) != true
        if isHit, responder.kind != .plain, responder.canBecome, firsts[index]?.canResign != false {
            firsts[index] = responder
        } else if !isHit {
            wasInterrupted = true
        }
        app.fingerTap(at: place, allowsMiss: true)
    }

    func callback(_ name: String) {
        guard let planned, planned.callback == name else { return }
        self.planned = nil
        wasInterrupted = true
        var random = SeededRandomNumberGenerator(planned.seed)
        log.append("in \(name):")
        operate(&random)
    }

    // MARK: Comparison

    private func check() {
        let actual = windows.map { window in responders.first { $0.view === window.firstResponder } }
        if wasInterrupted { firsts = actual }
        for (index, window) in windows.enumerated() {
            if let first = window.firstResponder, actual[index] == nil,
                !responders.contains(where: { $0.accessory === first })
            {
                complain("an unknown first responder")
            }
            if actual[index] !== firsts[index] {
                let (found, wanted) = (actual[index]?.name ?? "none", firsts[index]?.name ?? "none")
                complain("window \(index) has the first responder \(found), not \(wanted)")
            }
        }
        for responder in responders {
            let isFirst = window(of: responder).map { actual[$0] === responder } ?? false
            if responder.view.isFirstResponder != isFirst { complain("\(responder.name) is first: \(!isFirst)") }
            let edits = responder.kind == .field && isFirst
            if responder.kind == .field, responder.isEditing != edits { complain("\(responder.name) edits: \(!edits)") }
            if responder.kind == .text, responder.isEditing, !isFirst { complain("\(responder.name) still edits") }
        }
        complaints += keyboard.complaints
    }

    /// Waits until the keyboard rests, then lets the first responders leave, and checks what came in pairs.
    func finish() {
        defer { keyboard.stop() }
        planned = nil
        wasInterrupted = usesAccessory
        app.settle()
        app.advance(by: 1)
        guard complaints.isEmpty else { return }
        check()
        let key = windows.firstIndex { $0.isKeyWindow }
        let isInAccessory = key.map { windows[$0].firstResponder != nil && firsts[$0] == nil } ?? false
        keyboard.checkAtRest(isVisible: isInAccessory || key.flatMap { firsts[$0] }?.hasKeyboard ?? false)
        complaints += keyboard.complaints
        guard complaints.isEmpty else { return }
        for box in boxes { remove(box) }
        for responder in responders where responder.view.superview != nil { remove(responder.view) }
        app.settle()
        app.advance(by: 1)
        check()
        keyboard.checkAtRest(isVisible: false)
        complaints += keyboard.complaints
    }

    private func changeEditing(of view: UIView, to isEditing: Bool) {
        guard let responder = responders.first(where: { $0.view === view }) else { return }
        if responder.isEditing == isEditing { complain("\(responder.name) edits twice: \(isEditing)") }
        responder.isEditing = isEditing
        callback(isEditing ? "didBegin" : "didEnd")
    }

    private func answer(_ view: UIView, _ question: String) -> Bool {
        callback(question)
        guard let responder = responders.first(where: { $0.view === view }) else { return true }
        return question == "shouldBegin" ? responder.mayBegin : responder.mayEnd
    }
}

extension RandomRespondersRun: UITextFieldDelegate, UITextViewDelegate {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { answer(textField, "shouldBegin") }
    func textFieldDidBeginEditing(_ textField: UITextField) { changeEditing(of: textField, to: true) }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { answer(textField, "shouldEnd") }
    func textFieldDidEndEditing(_ textField: UITextField) { changeEditing(of: textField, to: false) }
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { answer(textView, "shouldBegin") }
    func textViewDidBeginEditing(_ textView: UITextView) { changeEditing(of: textView, to: true) }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { answer(textView, "shouldEnd") }
    func textViewDidEndEditing(_ textView: UITextView) { changeEditing(of: textView, to: false) }
}
