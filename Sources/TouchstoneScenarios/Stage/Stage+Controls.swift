import Foundation
import TouchstoneText
import UIKit

extension Stage {
    func make(_ scene: SceneView) -> UIView {
        switch scene.viewClass {
        case .view: UIView(frame: .zero)
        case .label: UILabel(frame: .zero)
        case .imageView: UIImageView(frame: .zero)
        case .control: ScenarioControl(scene.control)
        case .button: UIButton(type: .system)
        case .onOff: UISwitch(frame: .zero)
        case .slider: UISlider(frame: .zero)
        case .stepper: UIStepper(frame: .zero)
        case .segmented: UISegmentedControl(frame: .zero)
        case .pageControl: UIPageControl(frame: .zero)
        case .textField: UITextField(frame: .zero)
        case .textView: UITextView(frame: .zero)
        case .scrollView: ScenarioScrollView(scene.scroll, self)
        case .tableView: ScenarioTableView(scene.scroll, self)
        }
    }

    func attach(_ scene: SceneControl, to view: UIView) {
        if !scene.textRefusals.isEmpty || !scene.watchedEvents.isEmpty {
            let delegate = ScenarioTextDelegate(scene, self)
            textDelegates.append(delegate)
            (view as? UITextField)?.delegate = delegate
            (view as? UITextView)?.delegate = delegate
        }
        guard let control = view as? UIControl else { return }
        for event in scene.watched {
            control.addAction(
                UIAction { [weak self, weak control] _ in
                    guard let self, let control else { return }
                    note("\(name(of: control)) reports \(event)" + (control.valueWords.map { ", \($0)" } ?? ""))
                }, for: event)
        }
        if !scene.menu.isEmpty {
            (control as? UIButton)?.menu = UIMenu(
                children: scene.menu.map { item in
                    UIAction(title: item.title, attributes: item.attributes, state: item.isOn ? .on : .off) {
                        [weak self] _ in
                        self?.note("\(item.title) is chosen")
                        for action in item.done { self?.perform(action) }
                    }
                })
        }
        for registration in scene.registrations { add(registration, to: control) }
    }

    private func add(_ registration: SceneRegistration, to control: UIControl) {
        let events = registration.events
        switch registration.target {
        case .closure(let name, let actions):
            let action = UIAction(identifier: name.map { UIAction.Identifier($0) }) { [weak self] _ in
                if let name { self?.note("\(name) is done") }
                for action in actions { self?.perform(action) }
            }
            control.addAction(action, for: events)
        case .chain(let action): control.addTarget(nil, action: selector(action), for: events)
        case .responder(let name, let action): addLater(control, name, action, events)
        case .dead(let action):
            // The target is deallocated at the end of this call.
            let target = MortalTarget()
            control.addTarget(target, action: selector(action), for: events)
            withExtendedLifetime(target) {}
        }
    }

    /// Adds a target as soon as it is built, which may be after the control.
    private func addLater(_ control: UIControl, _ name: String, _ action: String, _ events: UIControl.Event) {
        whenBuilt(name) { [weak self, weak control] target in
            guard let self else { return }
            control?.addTarget(target, action: selector(action), for: events)
        }
    }

    func selector(_ name: String) -> Selector {
        if let edit = EditAction(rawValue: name) { return edit.selector }
        return Selector({ (taker: any ActionTaking) in { taker.role?.take(name) } }, name: name)
    }

    // MARK: Values

    func apply(_ properties: ControlProperties, to view: UIView) {
        if let control = view as? UIControl {
            if let isEnabled = properties.isEnabled { control.isEnabled = isEnabled }
            if let isSelected = properties.isSelected { control.isSelected = isSelected }
        }
        switch view {
        case let button as UIButton:
            if let title = properties.title { button.setTitle(title, for: .normal) }
            if let shows = properties.showsMenuAsPrimaryAction { button.showsMenuAsPrimaryAction = shows }
        case let onOff as UISwitch: if let isOn = properties.isOn { onOff.isOn = isOn }
        case let slider as UISlider: apply(properties, to: slider)
        case let stepper as UIStepper: apply(properties, to: stepper)
        case let control as UISegmentedControl: apply(properties, to: control)
        case let control as UIPageControl:
            if let pages = properties.pages { control.numberOfPages = pages }
            if let page = properties.page { control.currentPage = page }
        case let field as UITextField:
            if let placeholder = properties.placeholder { field.placeholder = placeholder }
            if let isSecure = properties.isSecure { field.isSecureTextEntry = isSecure }
            select(properties, in: field)
        case let text as UITextView:
            if let isSecure = properties.isSecure { text.isSecureTextEntry = isSecure }
            if let isEditable = properties.isEditable { text.isEditable = isEditable }
            if let isSelectable = properties.isSelectable { text.isSelectable = isSelectable }
            select(properties, in: text)
        default: break
        }
    }

    private func apply(_ properties: ControlProperties, to slider: UISlider) {
        if let minimum = properties.minimum { slider.minimumValue = Float(minimum) }
        if let maximum = properties.maximum { slider.maximumValue = Float(maximum) }
        if let isContinuous = properties.isContinuous { slider.isContinuous = isContinuous }
        if let value = properties.value { slider.value = Float(value) }
    }

    private func apply(_ properties: ControlProperties, to stepper: UIStepper) {
        if let minimum = properties.minimum { stepper.minimumValue = minimum }
        if let maximum = properties.maximum { stepper.maximumValue = maximum }
        if let step = properties.step { stepper.stepValue = step }
        if let isContinuous = properties.isContinuous { stepper.isContinuous = isContinuous }
        if let autorepeats = properties.autorepeats { stepper.autorepeat = autorepeats }
        if let wraps = properties.wraps { stepper.wraps = wraps }
        if let value = properties.value { stepper.value = value }
    }

    private func apply(_ properties: ControlProperties, to control: UISegmentedControl) {
        if let segments = properties.segments {
            control.removeAllSegments()
            for (index, title) in segments.enumerated() {
                control.insertSegment(withTitle: title, at: index, animated: false)
            }
        }
        if let isMomentary = properties.isMomentary { control.isMomentary = isMomentary }
        if let index = properties.selectedSegment { control.selectedSegmentIndex = index }
    }

    private func select(_ properties: ControlProperties, in text: any UITextInput) {
        guard let selection = properties.selection else { return }
        text.selectedTextRange = text.range(selection)
    }

    // MARK: Notes

    /// Notes how a view is.
    func describe(_ name: String) {
        guard let view = view(name) else { return note("\(name) was deallocated") }
        var words: [String] = []
        if let value = view.valueWords { words.append(value) }
        if let control = view as? UIControl {
            if !control.isEnabled { words.append("disabled") }
            if control.isSelected { words.append("selected") }
            if control.isHighlighted { words.append("highlighted") }
            if control.isTracking { words.append(control.isTouchInside ? "tracking inside" : "tracking outside") }
        }
        if let cell = view as? UITableViewCell {
            if cell.isSelected { words.append("selected") }
            if cell.isHighlighted { words.append("highlighted") }
        }
        if view.isFirstResponder { words.append("first responder") } else if view.isFocused { words.append("focused") }
        note("\(name): " + (words.isEmpty ? "default state" : words.joined(separator: ", ")))
    }
}

/// A target that no object retains.
private final class MortalTarget: ActionTaking {
    let role: Role? = nil
}

extension UIView {
    /// The value of a control or text in a few words; `nil` for views without a value.
    fileprivate var valueWords: String? {
        switch self {
        case let onOff as UISwitch: return onOff.isOn ? "on" : "off"
        case let slider as UISlider: return "value \(Double(slider.value).short)"
        case let stepper as UIStepper: return "value \(stepper.value.short)"
        case let control as UISegmentedControl:
            let index = control.selectedSegmentIndex
            return index < 0
                ? "no segment" : "segment \(index)" + (control.titleForSegment(at: index).map { ", \($0)" } ?? "")
        case let control as UIPageControl: return "page \(control.currentPage)"
        case let label as UILabel: return "text \((label.text ?? "").quoted)"
        case let text as any UITextInput: return text.words
        case let table as UITableView:
            let selected = table.indexPathForSelectedRow.flatMap { table.cellForRow(at: $0)?.accessibilityIdentifier }
            return table.scrollWords + (selected.map { ", \($0) selected" } ?? "")
        case let scrollView as UIScrollView: return scrollView.scrollWords
        default: return nil
        }
    }
}

extension UITextInput {
    /// Returns the text range of a range of grapheme clusters.
    fileprivate func range(_ clusters: Range<Int>) -> UITextRange? {
        func position(_ count: Int) -> UITextPosition {
            var place = beginningOfDocument
            for _ in 0..<count { place = self.position(from: place, offset: 1) ?? endOfDocument }
            return place
        }
        return textRange(from: position(clusters.lowerBound), to: position(clusters.upperBound))
    }

    private func text(to end: UITextPosition) -> String {
        textRange(from: beginningOfDocument, to: end).flatMap { text(in: $0) } ?? ""
    }

    /// The text and selection, such as `text "one two", selected "two"`; the caret's position is in grapheme clusters.
    fileprivate var words: String {
        var words = "text \(text(to: endOfDocument).quoted)"
        if let marked = markedTextRange, let text = text(in: marked) { words += ", marked \(text.quoted)" }
        if (self as? UIResponder)?.isFirstResponder != false, let range = selectedTextRange {
            if range.isEmpty {
                words += ", caret at \(text(to: range.start).count)"
            } else {
                words += ", selected \((text(in: range) ?? "").quoted)"
            }
        }
        return words
    }
}

extension String {
    /// The string in one line, with escapes and between quotation marks.
    var quoted: String {
        let escaped = [("\\", "\\\\"), ("\"", "\\\""), ("\n", "\\n"), ("\t", "\\t")]
        return "\"" + escaped.reduce(self) { $0.replacingOccurrences(of: $1.0, with: $1.1) } + "\""
    }
}
