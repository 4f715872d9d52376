import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private final class OverridingDatePicker: UIDatePicker {
    var log: [String] = []
    var changes = 0
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var datePickerMode: UIDatePicker.Mode { didSet { changes += 1 } }
    override var preferredDatePickerStyle: UIDatePickerStyle { didSet { changes += 1 } }
    override var datePickerStyle: UIDatePickerStyle { super.datePickerStyle }
    override var locale: Locale? { didSet { changes += 1 } }
    override var calendar: Calendar! { didSet { changes += 1 } }
    override var timeZone: TimeZone? { didSet { changes += 1 } }
    override var minimumDate: Date? { didSet { changes += 1 } }
    override var maximumDate: Date? { didSet { changes += 1 } }
    override var minuteInterval: Int { didSet { changes += 1 } }
    override var roundsToMinuteInterval: Bool { didSet { changes += 1 } }
    override var date: Date { didSet { changes += 1 } }
    override func setDate(_ date: Date, animated: Bool) {
        log.append("setDate")
        super.setDate(date, animated: animated)
    }
    override var countDownDuration: TimeInterval { didSet { changes += 1 } }
}

private final class OverridingPicker: UIPickerView {
    var log: [String] = []
    var changes = 0
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override weak var dataSource: (any UIPickerViewDataSource)? { didSet { changes += 1 } }
    override weak var delegate: (any UIPickerViewDelegate)? { didSet { changes += 1 } }
    override var showsSelectionIndicator: Bool { didSet { changes += 1 } }
    override var numberOfComponents: Int { super.numberOfComponents }
    override func numberOfRows(inComponent component: Int) -> Int { super.numberOfRows(inComponent: component) }
    override func rowSize(forComponent component: Int) -> CGSize { super.rowSize(forComponent: component) }
    override func view(forRow row: Int, forComponent component: Int) -> UIView? {
        super.view(forRow: row, forComponent: component)
    }
    override func reloadAllComponents() {
        log.append("reloadAllComponents")
        super.reloadAllComponents()
    }
    override func reloadComponent(_ component: Int) { super.reloadComponent(component) }
    override func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        log.append("selectRow")
        super.selectRow(row, inComponent: component, animated: animated)
    }
    override func selectedRow(inComponent component: Int) -> Int { super.selectedRow(inComponent: component) }
}

private final class OverridingProgressView: UIProgressView {
    var log: [String] = []
    var changes = 0
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var progressViewStyle: UIProgressView.Style { didSet { changes += 1 } }
    override var progress: Float { didSet { changes += 1 } }
    override func setProgress(_ progress: Float, animated: Bool) {
        log.append("setProgress")
        super.setProgress(progress, animated: animated)
    }
    override var progressTintColor: UIColor? { didSet { changes += 1 } }
    override var trackTintColor: UIColor? { didSet { changes += 1 } }
    override var observedProgress: Progress? { didSet { changes += 1 } }
}

private final class OverridingIndicator: UIActivityIndicatorView {
    var log: [String] = []
    var changes = 0
    override init(style: UIActivityIndicatorView.Style) { super.init(style: style) }
    override init(frame: CGRect) { super.init(frame: frame) }
    required init(coder: NSCoder) { super.init(coder: coder) }

    override var style: UIActivityIndicatorView.Style { didSet { changes += 1 } }
    override var hidesWhenStopped: Bool { didSet { changes += 1 } }
    override var color: UIColor! { didSet { changes += 1 } }
    override var isAnimating: Bool { super.isAnimating }
    override func startAnimating() {
        log.append("startAnimating")
        super.startAnimating()
    }
    override func stopAnimating() {
        log.append("stopAnimating")
        super.stopAnimating()
    }
}

private final class OverridingEffectView: UIVisualEffectView {
    var changes = 0
    override init(effect: UIVisualEffect?) { super.init(effect: effect) }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var effect: UIVisualEffect? { didSet { changes += 1 } }
    override var contentView: UIView { super.contentView }
}

/// Subclasses override the members of pickers, indicators and effect views.
@Suite(.application) @MainActor
struct WidgetOverrideTests {
    @Test func `The property of a widget calls the override of its setter method`() {
        let picker = OverridingDatePicker(frame: .zero)
        picker.log = []
        picker.date = Date(timeIntervalSince1970: 0)
        expectEqual(picker.log, ["setDate"])
        let progress = OverridingProgressView(frame: .zero)
        progress.progress = 0.5
        #expect(progress.log == ["setProgress"] && progress.progress == 0.5)
    }

    @Test func `An application calls the overrides of widgets`() {
        let indicator = OverridingIndicator(style: .medium)
        indicator.startAnimating()
        #expect(indicator.log == ["startAnimating"] && indicator.isAnimating)
        let picker = OverridingPicker(frame: .zero)
        picker.log = []
        picker.reloadAllComponents()
        expectEqual(picker.log, ["reloadAllComponents"])
        let effect = OverridingEffectView(effect: nil)
        effect.effect = UIBlurEffect(style: .light)
        #expect(effect.changes == 1 && effect.contentView.superview === effect)
    }
}
