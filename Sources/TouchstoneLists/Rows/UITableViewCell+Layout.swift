import Foundation
import TouchstoneCore

extension UITableViewCell {
    // MARK: Use in a table

    /// Prepares the cell for a row of a table, before it is measured.
    func prepare(in table: UITableView, at path: IndexPath) {
        self.table = table
        UIView.performWithoutAnimation {
            if hostedContent == nil { giveMargins() }
            if bounds.width != table.rowWidth { frame.size.width = table.rowWidth }
            if !hasOwnSeparatorInset, separatorInset != table.separatorInset {
                separatorInset = table.separatorInset
                hasOwnSeparatorInset = false
            }
            let level = table.rowDelegate?.tableView(table, indentationLevelForRowAt: path) ?? -1
            if level >= 0, level != indentationLevel { indentationLevel = level }
            showEditing(in: table, at: path, animated: false)
            let selected = table.selection.contains(path)
            if isSelected != selected { setSelected(selected, animated: false) }
            setNeedsUpdateConfiguration()
        }
    }

    /// Updates the background, the separator and the corners for the position of the row in its section.
    func showPlace(in table: UITableView, at path: IndexPath) {
        guard table.geometry.contains(path) else { return }
        let count = table.geometry.sections[path.section].rows.count
        if background == nil, backgroundConfiguration == nil, backgroundView == nil, backgroundColor == nil {
            backgroundColor = table.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
        }
        separator.backgroundColor = table.separatorColor
        separator.isHidden =
            table.separatorStyle == .none || (table.style != .plain && path.row == count - 1)
        guard table.isInset else { return }
        var corners: CACornerMask = []
        if path.row == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if path.row == count - 1 { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        layer.cornerRadius = corners.isEmpty ? 0 : 10
        layer.maskedCorners = corners
        clipsToBounds = !corners.isEmpty
    }

    // MARK: Layout

    /// The distance of content and accessory from the sides, in points.
    private var margin: CGFloat { table?.rowMargin ?? 16 }
    /// The width of the controls at the leading edge, in points.
    private var leadingRoom: CGFloat { editingControl == nil ? 0 : EditingControl.width }
    /// The width of the accessory and the controls at the trailing edge, in points.
    private var trailingRoom: CGFloat {
        var room: CGFloat = 0
        if let view = shownAccessoryView {
            room = view.bounds.width + margin
        } else if accessory.kind != .none {
            room = AccessoryView.width(accessory.kind)
        }
        if reorderControl != nil { room += ReorderControl.width }
        return room
    }

    var shownAccessoryView: UIView? { edits ? editingAccessoryView : accessoryView }

    func accessoryChanged(from old: UIView? = nil) {
        if let old, old !== accessoryView, old !== editingAccessoryView { old.removeFromSuperview() }
        let shown = shownAccessoryView
        for view in [accessoryView, editingAccessoryView] where view !== shown { view?.removeFromSuperview() }
        if let shown {
            if shown.superview !== self {
                if shown.bounds.size == .zero { shown.sizeToFit() }
                let region = accessoryRegion ?? AccessoryRegion()
                accessoryRegion = region
                addSubview(region)
                addSubview(shown)
            }
            accessoryRegion?.accessory = shown
            accessory.kind = .none
        } else {
            accessoryRegion?.removeFromSuperview()
            accessoryRegion = nil
            accessory.kind = edits ? editingAccessoryType : accessoryType
        }
        setNeedsLayout()
    }

    /// Sets the margins of the content view to those of the row (LS-6).
    func giveMargins() {
        if hostedContent == nil { (contentView as? CellContentView)?.take(margin: margin) }
    }

    func layOut() {
        let indexRoom = table?.sectionIndex == nil ? 0 : SectionIndex.width
        let screen = table?.window?.screen
        let line = 1 / max(1, screen?.scale ?? 1)
        let takesLine = screen?.hasModel == true && table?.separatorStyle != UITableViewCell.SeparatorStyle.none
        let content = CGRect(
            x: leadingRoom, y: 0, width: max(0, bounds.width - leadingRoom - trailingRoom - indexRoom),
            height: max(0, bounds.height - (takesLine ? line : 0)))
        if contentView.frame != content { contentView.frame = content }
        giveMargins()
        for view in [backgroundView, background, shownSelection] as [UIView?] {
            if let view, view.frame != bounds { view.frame = bounds }
        }
        editingControl?.frame = CGRect(x: 0, y: 0, width: EditingControl.width, height: bounds.height)
        var right = bounds.width - indexRoom
        if let reorderControl {
            right -= ReorderControl.width
            reorderControl.frame = CGRect(x: right, y: 0, width: ReorderControl.width, height: bounds.height)
        }
        // The application can have moved the accessory view to another cell.
        if let view = shownAccessoryView, view.superview === self {
            let size = view.bounds.size
            view.frame = CGRect(
                x: right - margin - size.width, y: ((bounds.height - size.height) / 2).rounded(.down),
                width: size.width,
                height: size.height)
            accessoryRegion?.frame = CGRect(
                x: view.frame.minX, y: 0, width: right - view.frame.minX, height: bounds.height)
        } else {
            accessoryRegion?.removeFromSuperview()
            accessoryRegion = nil
            let width = AccessoryView.width(accessory.kind)
            accessory.frame = CGRect(x: right - width, y: 0, width: width, height: bounds.height)
        }
        let (left, end) = (leadingRoom + separatorInset.left.finiteLength, separatorInset.right.finiteLength)
        separator.frame = CGRect(
            x: left, y: bounds.height - line, width: max(0, bounds.width - left - end), height: line)
        layOutLabels()
    }

    private var indentation: CGFloat { (CGFloat(indentationLevel) * indentationWidth).finiteLength }

    private func layOutLabels() {
        guard hostedContent == nil else { return }
        let (text, detail, image) = shownLabels
        guard text != nil || detail != nil || image?.image != nil else { return }
        var left = margin + indentation
        let height = contentView.bounds.height
        if let image, let picture = image.image {
            let size = min(picture.size.height, height)
            let width = picture.size.height > 0 ? picture.size.width * size / picture.size.height : 0
            image.frame = CGRect(x: left, y: ((height - size) / 2).rounded(), width: width, height: size)
            left += width + margin
        }
        // With an accessory, the margin at the end of the content is smaller.
        let right = contentView.bounds.width - (trailingRoom > 0 ? 4 : margin)
        let room = max(0, right - left)
        func size(_ label: UILabel?) -> CGSize { label?.sizeThatFits(CGSize(width: room, height: 0)) ?? .zero }
        switch style {
        case .default: text?.frame = CGRect(x: left, y: 0, width: room, height: height)
        case .subtitle:
            let (textSize, detailSize) = (size(text), size(detail))
            let gap: CGFloat = detailSize.height > 0 ? 3 : 0
            let top = ((height - textSize.height - gap - detailSize.height) / 2).rounded()
            text?.frame = CGRect(x: left, y: top, width: room, height: textSize.height)
            detail?.frame = CGRect(x: left, y: top + textSize.height + gap, width: room, height: detailSize.height)
        case .value1:
            let width = min(size(detail).width, room)
            text?.frame = CGRect(x: left, y: 0, width: max(0, room - width - 6), height: height)
            detail?.frame = CGRect(x: right - width, y: 0, width: width, height: height)
        case .value2:
            let width = min(91, room)
            text?.frame = CGRect(x: left, y: 0, width: width, height: height)
            detail?.frame = CGRect(x: left + width + 6, y: 0, width: max(0, room - width - 6), height: height)
        @unknown default: text?.frame = CGRect(x: left, y: 0, width: room, height: height)
        }
    }

    // MARK: Height

    /// Returns the height that the cell needs in a row of a width, in points. An override of `systemLayoutSizeFitting` applies.
    func rowHeightNeeded(width: CGFloat) -> CGFloat {
        if bounds.width != width { frame.size.width = width }
        let size = systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        guard size.height > 0 else { return minimumContentHeight + separatorHeight }
        // A separator is one pixel high; without a separator, heights are rounded up to whole points.
        let pixel = separatorHeight > 0 ? separatorHeight : 1
        return (size.height / pixel - 1e-6).rounded(.up) * pixel
    }

    private var minimumContentHeight: CGFloat { (table ?? self).minimumRowContentHeight }
    /// The height of the separator in the row, in points; 0 without a separator.
    private var separatorHeight: CGFloat {
        guard let table, table.separatorStyle != .none else { return 0 }
        return table.rowSeparatorHeight
    }

    /// Returns the height that the cell needs at a width, including its separator, in points.
    func fittingHeight(width: CGFloat) -> CGFloat { contentHeight(width: width) + separatorHeight }

    /// Returns the height that the content needs in a cell of a width, in points.
    private func contentHeight(width: CGFloat) -> CGFloat {
        let room = max(0, width - leadingRoom - trailingRoom)
        if let hostedContent {
            let size = hostedContent.heightNeeded(width: room)
            return max(hostedContent is UIListContentView ? minimumContentHeight : 0, size)
        }
        if contentView.viewLayout != nil {
            let fitting = contentView.systemLayoutSizeFitting(
                CGSize(width: room, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            if fitting.height > 0 { return fitting.height }
        }
        let (text, detail, image) = shownLabels
        let pictureRoom = image?.image.map { $0.size.width + margin } ?? 0
        let inner = CGSize(width: max(0, room - 2 * margin - indentation - pictureRoom), height: 0)
        let textHeight = text.map { $0.sizeThatFits(inner).height } ?? 0
        let detailHeight = detail.map { $0.sizeThatFits(inner).height } ?? 0
        if style == .subtitle, detailHeight > 0 { return max(minimumContentHeight, textHeight + detailHeight + 3 + 16) }
        return max(minimumContentHeight, max(textHeight, detailHeight) + 22)
    }

    // MARK: Configurations

    func showContent() {
        guard let content = contentConfiguration else {
            showPlainContent()
            return setNeedsLayout()
        }
        let made = automaticallyUpdatesContentConfiguration ? content.updated(for: configurationState) : content
        if let hostedContent, hostedContent.supports(made), type(of: hostedContent.configuration) == type(of: made) {
            hostedContent.configuration = made
        } else {
            let view = made.makeContentView()
            view.frame = contentView.frame
            insertSubview(view, aboveSubview: contentView)
            contentView.removeFromSuperview()
            hostedContent = view
        }
        setNeedsLayout()
    }

    func showBackground() {
        guard let made = backgroundConfiguration else {
            background?.removeFromSuperview()
            background = nil
            return
        }
        let view = background ?? BackgroundView()
        view.configuration =
            automaticallyUpdatesBackgroundConfiguration ? made.updated(for: configurationState) : made
        if view.superview !== self { insertSubview(view, at: 0) }
        background = view
        setNeedsLayout()
    }
}

extension UIView {
    /// Returns the height that the view needs at a width, in points: from its constraints, or else its intrinsic or fitting height.
    func heightNeeded(width: CGFloat) -> CGFloat {
        if viewLayout != nil {
            let fitting = systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            if fitting.height > 0 { return fitting.height }
        }
        if intrinsicContentSize.height > 0 { return intrinsicContentSize.height }
        return sizeThatFits(CGSize(width: width, height: 0)).height
    }
}
