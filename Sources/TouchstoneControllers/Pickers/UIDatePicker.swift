import Foundation
import TouchstoneCore
import TouchstoneGeometry

extension UIDatePicker {
    /// The kind of value that a date picker chooses.
    public typealias Mode = UIDatePickerMode
}

/// Chooses a date, a time or a duration.
///
/// The picker sends `.valueChanged` when the user has changed the value and the wheel rests.
open class UIDatePicker: UIControl {
    /// The kind of value that the picker chooses; the default is `.dateAndTime`.
    open var datePickerMode = Mode.dateAndTime {
        didSet { if datePickerMode != oldValue { remake() } }
    }
    /// The preferred style; the default is `.automatic`.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
        didSet { if preferredDatePickerStyle != oldValue { remake() } }
    }
    /// The style in which the picker is shown, which is never `.automatic`.
    open var datePickerStyle: UIDatePickerStyle {
        guard preferredDatePickerStyle == .automatic else { return preferredDatePickerStyle }
        return datePickerMode == .countDownTimer ? .wheels : .compact
    }
    /// The locale, which determines the language and the hour cycle. The default is `nil`, the application's locale.
    open var locale: Locale? {
        didSet { remake() }
    }
    /// The calendar of the picker; the default is that of the application's locale and time zone. `nil` resets it.
    open var calendar: Calendar! {
        get { givenCalendar ?? defaultCalendar }
        set {
            givenCalendar = newValue
            remake()
        }
    }
    private var givenCalendar: Calendar?
    private var defaultCalendar: Calendar {
        var calendar = UIApplication.shared.locale.calendar
        calendar.timeZone = UIApplication.shared.timeZone
        return calendar
    }
    /// The time zone of the picker. The default is `nil`, the calendar's time zone.
    open var timeZone: TimeZone? {
        didSet { remake() }
    }
    /// The earliest date that can be chosen. The default is `nil`, which is no limit.
    ///
    /// It is ignored while it is later than `maximumDate`, and for a duration.
    open var minimumDate: Date? {
        didSet { keepWithinLimits() }
    }
    /// The latest date that can be chosen. The default is `nil`, which is no limit.
    open var maximumDate: Date? {
        didSet { keepWithinLimits() }
    }
    /// The number of minutes between rows; the default is 1. A value that does not divide 60 counts as 1.
    open var minuteInterval = 1 {
        didSet { remake() }
    }
    /// Whether dates are rounded to `minuteInterval`; the default is `true`.
    ///
    /// Stored; has no effect, because the wheels have no other minutes.
    open var roundsToMinuteInterval = true

    private var chosen: Date
    private var duration: TimeInterval = 0
    fileprivate private(set) var wheels: DateWheels?
    private var picker: UIPickerView?
    private lazy var source = DateWheelSource(self)
    private var fields: [UIButton] = []
    private weak var opened: UIDatePicker?

    /// The chosen date, within the limits. Setting it sends no action.
    ///
    /// The default is the application's date when the picker is created.
    open var date: Date {
        get { chosen }
        set { setDate(newValue, animated: false) }
    }
    /// Sets the date, with turning wheels if `animated`. Sends no action.
    open func setDate(_ date: Date, animated: Bool) {
        chosen = limited(date)
        show(animated: animated)
    }
    /// The duration of a `.countDownTimer`, in seconds: zero by default and less than a day.
    open var countDownDuration: TimeInterval {
        get { duration }
        set {
            duration = min(max(0, newValue), 86_340)
            show(animated: false)
        }
    }

    public override init(frame: CGRect) {
        chosen = UIApplication.shared.currentDate
        super.init(frame: frame)
        setUp()
    }
    public required init?(coder: NSCoder) {
        chosen = UIApplication.shared.currentDate
        super.init(coder: coder)
        setUp()
        coder.setUp(self, in: UIDatePicker.self)
    }
    private func setUp() {
        remake()
        if bounds.size == .zero { bounds.size = intrinsicContentSize }
    }

    // MARK: Limits

    private var step: Int { minuteInterval > 0 && 60 % minuteInterval == 0 ? minuteInterval : 1 }
    private var usedLocale: Locale { locale ?? UIApplication.shared.locale }
    private var ownCalendar: Calendar {
        var calendar: Calendar = calendar
        if let timeZone { calendar.timeZone = timeZone }
        if let locale { calendar.locale = locale }
        return calendar
    }
    private func limited(_ date: Date) -> Date {
        if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
        var date = date
        if let minimumDate { date = max(date, minimumDate) }
        if let maximumDate { date = min(date, maximumDate) }
        return date
    }
    private func keepWithinLimits() {
        let kept = limited(chosen)
        if kept != chosen { setDate(kept, animated: false) }
    }

    // MARK: Content

    private func remake() {
        picker?.removeFromSuperview()
        for field in fields { field.removeFromSuperview() }
        (picker, fields) = (nil, [])
        wheels = DateWheels(
            mode: datePickerMode, calendar: ownCalendar, locale: usedLocale, interval: step, anchor: chosen)
        if datePickerStyle == .compact {
            fields = fieldModes.map(makeField)
            for field in fields { addSubview(field) }
        } else {
            let made = UIPickerView(frame: bounds)
            made.dataSource = source
            made.delegate = source
            addSubview(made)
            picker = made
        }
        show(animated: false)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func show(animated: Bool) {
        if let wheels, let picker {
            let shown = wheels.mode == .countDownTimer ? startOfDuration.addingTimeInterval(duration) : chosen
            for (number, part) in wheels.parts.enumerated() {
                let row = wheels.row(part, of: shown)
                if picker.selectedRow(inComponent: number) != row || !animated {
                    picker.selectRow(row, inComponent: number, animated: animated)
                }
            }
        }
        for (field, mode) in zip(fields, fieldModes) { field.setTitle(words(mode), for: .normal) }
        if !fields.isEmpty { setNeedsLayout() }
        opened?.setDate(chosen, animated: animated)
    }

    /// The start of a day, from which a duration is counted.
    private var startOfDuration: Date { ownCalendar.startOfDay(for: chosen) }

    fileprivate func turned() {
        guard let wheels, let picker else { return }
        let rows = wheels.parts.indices.map { picker.selectedRow(inComponent: $0) }
        if wheels.mode == .countDownTimer {
            // The user can choose no duration below one step.
            let said = wheels.date(of: rows, from: startOfDuration).timeIntervalSince(startOfDuration)
            duration = max(said, Double(60 * step))
        } else {
            if let minimumDate, minimumDate == maximumDate {
                noteDenial(of: [self], by: self, "maximumDate", answer: .property("equal to minimumDate"))
            }
            chosen = limited(wheels.date(of: rows, from: chosen))
        }
        show(animated: true)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        picker?.frame = bounds
        var x: CGFloat = 0
        for field in fields {
            field.sizeToFit()
            field.frame = CGRect(x: x, y: bounds.midY - 17, width: field.bounds.width + 20, height: 34)
            x = field.frame.maxX + 5
        }
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    open override var intrinsicContentSize: CGSize {
        guard !fields.isEmpty else { return UIPickerView.size }
        let widths = fields.map { $0.intrinsicContentSize.width + 20 }
        return CGSize(width: widths.reduce(0, +) + 5 * CGFloat(fields.count - 1), height: 34)
    }

    // MARK: Compact

    private var fieldModes: [Mode] { datePickerMode == .dateAndTime ? [.date, .time] : [datePickerMode] }

    private func words(_ mode: Mode) -> String {
        if mode == .countDownTimer {
            let minutes = Int(clamping: duration) / 60
            return "\(minutes / 60) h \(minutes % 60) min"
        }
        let formatter = DateFormatter()
        formatter.locale = usedLocale
        formatter.calendar = ownCalendar
        formatter.timeZone = ownCalendar.timeZone
        formatter.setLocalizedDateFormatFromTemplate(mode == .time ? "jmm" : mode == .date ? "yMMMd" : "yMMMM")
        return formatter.string(from: chosen)
    }

    private func makeField(_ mode: Mode) -> UIButton {
        let field = UIButton(type: .system)
        field.accessibilityIdentifier = mode == .time ? "time" : "date"
        field.setTitle(words(mode), for: .normal)
        field.setTitleColor(.label, for: .normal)
        field.backgroundColor = UIColor.systemGray.withAlphaComponent(0.12)
        field.layer.cornerRadius = 6
        field.addAction(
            UIAction { [weak self, weak field] _ in if let field { self?.open(mode, beside: field) } },
            for: .touchUpInside)
        return field
    }

    /// Shows wheels in a popover beside a field. Turning them changes the date immediately.
    private func open(_ mode: Mode, beside field: UIView) {
        var link: UIResponder? = self
        while let current = link, !(current is UIViewController) { link = current.next }
        guard let controller = link as? UIViewController, opened == nil else { return }
        sendActions(for: .editingDidBegin)
        let shown = UIDatePicker(frame: CGRect(origin: .zero, size: UIPickerView.size))
        shown.preferredDatePickerStyle = .wheels
        shown.datePickerMode = mode
        (shown.locale, shown.calendar, shown.timeZone) = (locale, calendar, timeZone)
        (shown.minimumDate, shown.maximumDate, shown.minuteInterval) = (minimumDate, maximumDate, minuteInterval)
        shown.date = chosen
        shown.countDownDuration = duration
        shown.addAction(
            UIAction { [weak self, weak shown] _ in
                guard let self, let shown else { return }
                (chosen, duration) = (shown.date, shown.countDownDuration)
                show(animated: false)
                sendActions(for: [.valueChanged, .primaryActionTriggered])
            }, for: .valueChanged)
        opened = shown
        let page = DatePage(shown) { [weak self] in self?.sendActions(for: .editingDidEnd) }
        page.popoverPresentationController?.sourceView = field
        page.popoverPresentationController?.delegate = page
        controller.present(page, animated: true)
    }
}

/// The data source and delegate of the wheels; the date picker itself is neither, so that its subclasses can be.
private final class DateWheelSource: UIPickerViewDataSource, UIPickerViewDelegate {
    private weak var picker: UIDatePicker?
    private var wheels: DateWheels? { picker?.wheels }

    init(_ picker: UIDatePicker) { self.picker = picker }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels?.parts.count ?? 0 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        wheels.map { $0.count($0.parts[component]) } ?? 0
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        wheels.map { $0.title($0.parts[component], row) }
    }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        wheels.map { $0.width($0.parts[component]) } ?? 0
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { picker?.turned() }
}

/// The popover with the wheels of a compact picker.
private final class DatePage: UIViewController, UIPopoverPresentationControllerDelegate {
    private let picker: UIDatePicker
    private let closed: @MainActor () -> Void

    init(_ picker: UIDatePicker, closed: @escaping @MainActor () -> Void) {
        (self.picker, self.closed) = (picker, closed)
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .popover
        preferredContentSize = UIPickerView.size
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        picker.frame = view.bounds
        picker.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(picker)
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        closed()
    }
    /// Keeps the popover in a compact width.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
}
