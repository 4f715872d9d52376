import Foundation
import TouchstoneCore

/// A view that shows the header or the footer of a section.
open class UITableViewHeaderFooterView: UIView {
    // The initializers come first, because `DynamicInitializer` calls the first member of the class.

    /// Creates a header or footer.
    ///
    /// - Parameter reuseIdentifier: The identifier under which the view is reused; `nil` if it is not reused.
    public init(reuseIdentifier: String?) {
        initialReuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(plainContent)
    }
    /// Creates a header or footer that is not reused.
    public convenience override init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }
    public required init?(coder: NSCoder) {
        initialReuseIdentifier = coder.interfaceValue("reuseIdentifier")
        super.init(coder: coder)
        addSubview(plainContent)
        coder.setUp(self, in: UITableViewHeaderFooterView.self)
    }

    /// The identifier under which the view is reused; `nil` if it is not reused.
    open var reuseIdentifier: String? { initialReuseIdentifier }
    private var initialReuseIdentifier: String?
    /// Sets the identifier under which a nib is registered, unless the nib has one.
    func takeReuseIdentifier(_ identifier: String) {
        if initialReuseIdentifier == nil { initialReuseIdentifier = identifier }
    }
    /// The view that contains the content; add custom subviews to it. The view of a `contentConfiguration` replaces it.
    open var contentView: UIView { hosted ?? plainContent }
    private let plainContent = UIView()
    private var madeTextLabel: UILabel?
    private var madeDetailLabel: UILabel?
    private var background: BackgroundView?
    private var hosted: (any UIView & UIContentView)?

    /// The label of the title; created on first access.
    open var textLabel: UILabel? {
        if madeTextLabel == nil {
            let made = UILabel()
            made.font = .boldSystemFont(ofSize: 17)
            plainContent.addSubview(made)
            madeTextLabel = made
            setNeedsLayout()
        }
        return madeTextLabel
    }
    /// The label below the title; created on first access.
    open var detailTextLabel: UILabel? {
        if madeDetailLabel == nil {
            let made = UILabel()
            made.font = .systemFont(ofSize: 13)
            made.textColor = .secondaryLabel
            plainContent.addSubview(made)
            madeDetailLabel = made
            setNeedsLayout()
        }
        return madeDetailLabel
    }
    /// The view behind the content; the default is `nil`.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    /// The configuration that makes the content view; the default is `nil`.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            setNeedsLayout()
            guard let made = contentConfiguration?.updated(for: configurationState) else {
                hosted?.removeFromSuperview()
                hosted = nil
                if plainContent.superview !== self { addSubview(plainContent) }
                return
            }
            if let hosted, hosted.supports(made) { return hosted.configuration = made }
            let view = made.makeContentView()
            view.frame = contentView.frame
            insertSubview(view, aboveSubview: contentView)
            contentView.removeFromSuperview()
            hosted = view
        }
    }
    /// The configuration of the view behind the content; the default is `nil`.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet {
            background?.removeFromSuperview()
            background = nil
            guard let made = backgroundConfiguration?.updated(for: configurationState) else { return }
            let view = BackgroundView()
            view.configuration = made
            insertSubview(view, at: 0)
            background = view
            setNeedsLayout()
        }
    }
    /// Whether the content configuration follows the state; the default is `true`; stored; has no effect.
    open var automaticallyUpdatesContentConfiguration = true
    /// Whether the background configuration follows the state; the default is `true`; stored; has no effect.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// A closure that is called when the state changes; the default is `nil`.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// A closure that is called when the state of a header or footer changes.
    public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void

    /// Prepares the view for reuse in another section; an override calls `super`.
    open func prepareForReuse() {}

    /// The state of the view, from which configurations are updated.
    open var configurationState: UIViewConfigurationState { UIViewConfigurationState(traitCollection: traitCollection) }
    /// Calls `updateConfiguration(using:)` with the current state.
    open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
    /// Calls `configurationUpdateHandler` with a state; an override calls `super`.
    open func updateConfiguration(using state: UIViewConfigurationState) { configurationUpdateHandler?(self, state) }
    /// Returns the default content configuration of a header, without content.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }

    private static let margin: CGFloat = 16

    private static func titleFont(isHeader: Bool, style: UITableView.Style) -> UIFont {
        style == .plain && isHeader ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 13)
    }

    private static func shownTitle(_ title: String, isHeader: Bool, style: UITableView.Style) -> String {
        style != .plain && isHeader ? title.uppercased() : title
    }

    /// Returns the height of all lines of a title except the first, for a header or footer of a width, in points.
    static func heightOfFurtherLines(
        _ title: String, isHeader: Bool, style: UITableView.Style, width: CGFloat, _ table: UITableView
    ) -> CGFloat {
        let label = UILabel()
        label.numberOfLines = 0
        label.font = titleFont(isHeader: isHeader, style: style)
        label.text = shownTitle(title, isHeader: isHeader, style: style)
        let room = max(1, width - 2 * margin)
        let height = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height
        return max(0, (height - label.font.lineHeight).rounded())
    }

    func showTitle(_ title: String, isHeader: Bool, style: UITableView.Style) {
        textLabel?.text = Self.shownTitle(title, isHeader: isHeader, style: style)
        textLabel?.font = Self.titleFont(isHeader: isHeader, style: style)
        textLabel?.numberOfLines = 0
        textLabel?.textColor = style == .plain && isHeader ? .label : .secondaryLabel
        if style == .plain { contentView.backgroundColor = .systemBackground }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds
        backgroundView?.frame = bounds
        background?.frame = bounds
        let room = contentView.bounds.room(within: UIEdgeInsets(left: Self.margin, right: Self.margin))
        let detail = madeDetailLabel.map { $0.sizeThatFits(room.size).height } ?? 0
        madeTextLabel?.frame = CGRect(x: room.minX, y: 0, width: room.width, height: max(0, room.height - detail))
        madeDetailLabel?.frame = CGRect(x: room.minX, y: room.height - detail, width: room.width, height: detail)
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        if let hosted { return CGSize(width: targetSize.width, height: hosted.heightNeeded(width: targetSize.width)) }
        if contentView.viewLayout != nil {
            let fitting = contentView.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
            if fitting.height > 0 { return fitting }
        }
        return CGSize(width: targetSize.width, height: madeTextLabel == nil && bounds.height > 0 ? bounds.height : 28)
    }
}
