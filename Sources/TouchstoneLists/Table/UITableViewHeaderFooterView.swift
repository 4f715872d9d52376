import Foundation
import TouchstoneCore

/// A section's header or footer.
open class UITableViewHeaderFooterView: MadeHeaderFooterView {
    /// The name that it is used again by; nil for one that is used once.
    public let reuseIdentifier: String?
    /// Holds the content; add your own views to it, or set `contentConfiguration`, whose view takes its place.
    public var contentView: UIView { hosted ?? plainContent }
    private let plainContent = UIView()
    private var madeTextLabel: UILabel?
    private var madeDetailLabel: UILabel?
    private var background: BackgroundView?
    private var hosted: (any UIView & UIContentView)?

    /// The label; made when first asked for.
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
    /// The other label, below; made when first asked for.
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
    /// Behind the content; nil by default.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    /// What the content view shows by itself; nil by default.
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
    /// What lies behind the content; nil by default.
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
    /// Whether the content's configuration follows the state; true by default.
    open var automaticallyUpdatesContentConfiguration = true
    /// Whether the background's configuration follows the state; true by default.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// Called when the state has changed; nil by default.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// Called when a header's state has changed.
    public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void

    public override init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(reuseIdentifier: reuseIdentifier)
        addSubview(plainContent)
    }
    /// A header that is used once.
    public convenience override init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        addSubview(plainContent)
    }

    /// It is about to be used for another section; an override calls `super`.
    open func prepareForReuse() {}

    /// The state, as configurations read it.
    open var configurationState: UIViewConfigurationState { UIViewConfigurationState(traitCollection: traitCollection) }
    /// Has the configurations follow the state.
    open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
    /// The state is another than it was; an override calls `super`.
    open func updateConfiguration(using state: UIViewConfigurationState) { configurationUpdateHandler?(self, state) }
    /// A configuration for a header, without content.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }

    private static let margin: CGFloat = 16

    private static func titleFont(isHeader: Bool, style: UITableView.Style) -> UIFont {
        style == .plain && isHeader ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 13)
    }

    private static func shownTitle(_ title: String, isHeader: Bool, style: UITableView.Style) -> String {
        style != .plain && isHeader ? title.uppercased() : title
    }

    /// How much higher than one line a title is in a header or footer of a width, in points.
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
