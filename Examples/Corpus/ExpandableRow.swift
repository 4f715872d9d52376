import UIKit

/// Rows in a stack view that open and close.
class ExpandableRow: UIStackView {
    let header = UIControl()
    let titleLabel = UILabel()
    let chevron = UIImageView()
    let detail = UIView()
    var toggled: ((ExpandableRow) -> Void)?

    var isExpanded: Bool { return !detail.isHidden }

    init(title: String, detailHeight: CGFloat) {
        super.init(frame: .zero)
        axis = .vertical
        alignment = .fill
        titleLabel.text = title
        titleLabel.font = UIFont.preferredFont(forTextStyle: .headline)
        titleLabel.adjustsFontForContentSizeCategory = true
        chevron.image = ExpandableRow.chevronImage
        chevron.setContentHuggingPriority(.required, for: .horizontal)
        let line = UIStackView(arrangedSubviews: [titleLabel, chevron])
        line.alignment = .center
        line.spacing = 8
        line.isUserInteractionEnabled = false
        line.translatesAutoresizingMaskIntoConstraints = false
        header.addSubview(line)
        let height = header.heightAnchor.constraint(equalToConstant: 44)
        height.priority = UILayoutPriority(999)
        detail.backgroundColor = .secondarySystemBackground
        detail.clipsToBounds = true
        let detailConstraint = detail.heightAnchor.constraint(equalToConstant: detailHeight)
        detailConstraint.priority = .required - 1
        NSLayoutConstraint.activate([
            line.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 16),
            line.trailingAnchor.constraint(equalTo: header.trailingAnchor, constant: -16),
            line.topAnchor.constraint(equalTo: header.topAnchor),
            line.bottomAnchor.constraint(equalTo: header.bottomAnchor),
            height, detailConstraint,
        ])
        addArrangedSubview(header)
        addArrangedSubview(detail)
        detail.isHidden = true
        header.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
    }

    required init(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func toggle() {
        let opens = detail.isHidden
        UIView.animate(withDuration: 0.4, delay: 0, options: [.curveLinear, .allowUserInteraction]) {
            self.detail.isHidden = !opens
            self.detail.alpha = opens ? 1 : 0
            self.chevron.transform = opens ? CGAffineTransform(rotationAngle: .pi / 2) : .identity
            self.superview?.layoutIfNeeded()
        }
        toggled?(self)
    }

    static let chevronImage: UIImage = {
        let size = CGSize(width: 12, height: 20)
        UIGraphicsBeginImageContextWithOptions(size, false, 0)
        defer { UIGraphicsEndImageContext() }
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 2, y: 2))
        path.addLine(to: CGPoint(x: 10, y: 10))
        path.addLine(to: CGPoint(x: 2, y: 18))
        path.lineWidth = 2
        UIColor.black.setStroke()
        path.stroke()
        let image = UIGraphicsGetImageFromCurrentImageContext() ?? UIImage()
        return image.withRenderingMode(.alwaysTemplate)
    }()
}

/// At most one row is open at a time.
class AccordionView: UIStackView {
    private(set) var rows: [ExpandableRow] = []

    func addRow(_ row: ExpandableRow) {
        axis = .vertical
        spacing = 1
        rows.append(row)
        addArrangedSubview(row)
        row.toggled = { [weak self] changed in
            guard changed.isExpanded else { return }
            self?.rows.filter { $0 !== changed && $0.isExpanded }.forEach { $0.toggle() }
        }
    }
}
