import UIKit

/// Titles side by side with a moving line under the selected one. The bar scrolls if it is too narrow.
@MainActor
final class UnderlineTabBar: UIView {
    var titles: [String] = [] { didSet { rebuild() } }
    private(set) var selectedIndex = 0
    var onSelect: ((Int) -> Void)?

    let scrollView = UIScrollView()
    let stack = UIStackView()
    let underline = UIView()
    private var underlineLeading: NSLayoutConstraint?
    private var underlineWidth: NSLayoutConstraint?

    override init(frame: CGRect) {
        super.init(frame: frame)
        scrollView.showsHorizontalScrollIndicator = false
        stack.axis = .horizontal
        stack.distribution = .fillEqually
        underline.backgroundColor = tintColor
        underline.layer.cornerRadius = 1.5
        addSubview(scrollView)
        scrollView.addSubview(stack)
        scrollView.addSubview(underline)
        [scrollView, stack, underline].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
        let content = scrollView.contentLayoutGuide
        let visible = scrollView.frameLayoutGuide
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: trailingAnchor),
            stack.topAnchor.constraint(equalTo: content.topAnchor),
            stack.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            stack.heightAnchor.constraint(equalTo: visible.heightAnchor),
            stack.widthAnchor.constraint(greaterThanOrEqualTo: visible.widthAnchor),
            underline.bottomAnchor.constraint(equalTo: stack.bottomAnchor),
            underline.heightAnchor.constraint(equalToConstant: 3),
        ])
    }

    required init?(coder: NSCoder) { fatalError() }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 48) }

    private func rebuild() {
        for view in stack.arrangedSubviews {
            stack.removeArrangedSubview(view)
            view.removeFromSuperview()
        }
        for (index, title) in titles.enumerated() {
            let button = UIButton(type: .custom)
            button.setTitle(title, for: .normal)
            button.setTitleColor(.secondaryLabel, for: .normal)
            button.setTitleColor(.label, for: .selected)
            button.titleLabel?.font = .systemFont(ofSize: 15, weight: .semibold)
            button.tag = index
            button.widthAnchor.constraint(greaterThanOrEqualToConstant: 100).isActive = true
            button.addAction(
                UIAction { [weak self] action in
                    guard let button = action.sender as? UIButton else { return }
                    self?.select(button.tag, animated: true)
                    self?.onSelect?(button.tag)
                }, for: .touchUpInside)
            stack.addArrangedSubview(button)
        }
        selectedIndex = 0
        pinUnderline()
    }

    private func pinUnderline() {
        NSLayoutConstraint.deactivate([underlineLeading, underlineWidth].compactMap { $0 })
        guard stack.arrangedSubviews.indices.contains(selectedIndex) else { return }
        let button = stack.arrangedSubviews[selectedIndex]
        for case let other as UIButton in stack.arrangedSubviews { other.isSelected = other === button }
        underlineLeading = underline.leadingAnchor.constraint(equalTo: button.leadingAnchor)
        underlineWidth = underline.widthAnchor.constraint(equalTo: button.widthAnchor)
        NSLayoutConstraint.activate([underlineLeading, underlineWidth].compactMap { $0 })
    }

    func select(_ index: Int, animated: Bool) {
        layoutIfNeeded()
        selectedIndex = index
        pinUnderline()
        let button = stack.arrangedSubviews[index]
        guard animated else { return }
        UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseInOut, .allowUserInteraction]) {
            self.layoutIfNeeded()
        }
        scrollView.scrollRectToVisible(button.frame, animated: true)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        underline.backgroundColor = tintColor
    }
}
