import UIKit

@objc protocol CalendarViewDelegate: AnyObject {
    @objc optional func calendarView(_ view: CalendarView, canSelect day: Int) -> Bool
    @objc optional func calendarViewSelectionDidChange(_ view: CalendarView)
    @objc optional func calendarView(_ view: CalendarView, didShow title: String)
}

final class DayCell: UICollectionViewCell {
    enum Place { case outside, single, first, middle, last }

    static let reuseIdentifier = "DayCell"
    let label = UILabel()
    let band = UIView()
    private(set) var place = Place.outside
    @objc dynamic var bandColor: UIColor? = UIColor.systemBlue {
        didSet { band.backgroundColor = bandColor }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        band.frame = contentView.bounds.insetBy(dx: 0, dy: 4)
        band.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        band.layer.cornerRadius = 21
        band.backgroundColor = bandColor
        label.frame = contentView.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.textAlignment = .center
        contentView.addSubview(band)
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func prepareForReuse() {
        super.prepareForReuse()
        show(nil, place: .outside)
    }

    func show(_ day: Int?, place: Place, isEnabled: Bool = true) {
        self.place = place
        label.text = day.map(String.init)
        label.alpha = isEnabled ? 1 : 0.3
        label.textColor = place == .outside ? .black : .white
        band.isHidden = place == .outside
        let left: CACornerMask = [.layerMinXMinYCorner, .layerMinXMaxYCorner]
        let right: CACornerMask = [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
        switch place {
        case .first: band.layer.maskedCorners = left
        case .last: band.layer.maskedCorners = right
        case .middle: band.layer.maskedCorners = []
        default: band.layer.maskedCorners = [left, right]
        }
    }
}

/// A month as a grid of weeks that begin on Monday.
@IBDesignable
final class CalendarView: UIView {
    enum SelectionMode { case multiple, range }

    weak var delegate: CalendarViewDelegate?
    var selectionMode = SelectionMode.range
    private(set) var selectedDays: [Int] = []
    let titleLabel = UILabel()
    private let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        calendar.firstWeekday = 2
        return calendar
    }()
    private lazy var formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.calendar = calendar
        formatter.timeZone = calendar.timeZone
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "MMMM yyyy"
        return formatter
    }()
    private(set) var month: Date
    private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    private let layout = UICollectionViewFlowLayout()

    init(year: Int, month: Int) {
        self.month = calendar.date(from: DateComponents(year: year, month: month, day: 1))!
        super.init(frame: .zero)
        titleLabel.textAlignment = .center
        layout.minimumLineSpacing = 0
        layout.minimumInteritemSpacing = 0
        collectionView.backgroundColor = .clear
        collectionView.isScrollEnabled = false
        collectionView.allowsMultipleSelection = true
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.register(DayCell.self, forCellWithReuseIdentifier: DayCell.reuseIdentifier)
        addSubview(titleLabel)
        addSubview(collectionView)
        for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
            let swipe = UISwipeGestureRecognizer(target: self, action: #selector(swiped(_:)))
            swipe.direction = direction
            addGestureRecognizer(swipe)
        }
        titleLabel.text = formatter.string(from: self.month)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        titleLabel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 40)
        collectionView.frame = CGRect(x: 0, y: 40, width: bounds.width, height: bounds.height - 40)
        layout.itemSize = CGSize(width: floor(bounds.width / 7), height: 50)
    }

    /// The number of days of the previous month in the first week.
    var leadingBlanks: Int { (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7 }
    var numberOfDays: Int { calendar.range(of: .day, in: .month, for: month)!.count }

    private func day(at indexPath: IndexPath) -> Int? {
        let day = indexPath.item - leadingBlanks + 1
        return (1...numberOfDays).contains(day) ? day : nil
    }

    private func place(of day: Int) -> DayCell.Place {
        guard selectedDays.contains(day) else { return .outside }
        guard selectionMode == .range, selectedDays.count > 1 else { return .single }
        return day == selectedDays.first ? .first : day == selectedDays.last ? .last : .middle
    }

    private func toggle(_ day: Int) {
        switch selectionMode {
        case .multiple:
            if let index = selectedDays.firstIndex(of: day) {
                selectedDays.remove(at: index)
            } else {
                selectedDays.append(day)
                selectedDays.sort()
            }
        case .range:
            if selectedDays.count == 1, let first = selectedDays.first, day > first {
                selectedDays = Array(first...day)
            } else {
                selectedDays = [day]
            }
        }
        syncSelection()
        delegate?.calendarViewSelectionDidChange?(self)
    }

    /// Takes the selection over from the collection view and updates the cells.
    private func syncSelection() {
        for item in 0..<collectionView.numberOfItems(inSection: 0) {
            let indexPath = IndexPath(item: item, section: 0)
            guard let day = day(at: indexPath) else { continue }
            if selectedDays.contains(day) {
                collectionView.selectItem(at: indexPath, animated: false, scrollPosition: [])
            } else {
                collectionView.deselectItem(at: indexPath, animated: false)
            }
            (collectionView.cellForItem(at: indexPath) as? DayCell)?
                .show(day, place: place(of: day), isEnabled: delegate?.calendarView?(self, canSelect: day) ?? true)
        }
    }

    @objc private func swiped(_ swipe: UISwipeGestureRecognizer) {
        show(month: swipe.direction == .left ? 1 : -1)
    }

    func show(month step: Int) {
        month = calendar.date(byAdding: .month, value: step, to: month)!
        selectedDays = []
        titleLabel.text = formatter.string(from: month)
        let push = CATransition()
        push.type = .push
        push.subtype = step > 0 ? .fromRight : .fromLeft
        push.duration = 0.25
        collectionView.layer.add(push, forKey: "month")
        collectionView.reloadData()
        delegate?.calendarView?(self, didShow: titleLabel.text ?? "")
    }
}

extension CalendarView: UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        leadingBlanks + numberOfDays
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: DayCell.reuseIdentifier, for: indexPath)
        if let cell = cell as? DayCell {
            let day = day(at: indexPath)
            cell.show(
                day, place: day.map(place(of:)) ?? .outside,
                isEnabled: day.map { delegate?.calendarView?(self, canSelect: $0) ?? true } ?? false)
        }
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        guard let day = day(at: indexPath) else { return false }
        return delegate?.calendarView?(self, canSelect: day) ?? true
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        if let day = day(at: indexPath) { toggle(day) }
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        if let day = day(at: indexPath) { toggle(day) }
    }
}

final class BookingController: UIViewController, CalendarViewDelegate {
    let calendarView = CalendarView(year: 2024, month: 3)
    var closedDays: Set<Int> = [6]
    private(set) var changes: [[Int]] = []
    private(set) var titles: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        calendarView.frame = CGRect(x: 20, y: 60, width: 350, height: 340)
        calendarView.delegate = self
        view.addSubview(calendarView)
    }

    func calendarView(_ view: CalendarView, canSelect day: Int) -> Bool { !closedDays.contains(day) }
    func calendarViewSelectionDidChange(_ view: CalendarView) { changes.append(view.selectedDays) }
    func calendarView(_ view: CalendarView, didShow title: String) { titles.append(title) }
}
