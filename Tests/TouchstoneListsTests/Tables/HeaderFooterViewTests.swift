import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Header and footer views of one's own.
@Suite(.application) @MainActor
struct HeaderFooterViewTests {
    let app = TestApplication.current
    let view = UITableViewHeaderFooterView(reuseIdentifier: "header")

    private func show(height: CGFloat = 60) {
        view.frame = CGRect(x: 0, y: 0, width: 320, height: height)
        app.makeWindow().addSubview(view)
        app.settle()
    }

    @Test func `The labels are made on first use, the detail at the bottom`() throws {
        let content = view.contentView
        #expect(content.subviews.isEmpty && view.reuseIdentifier == "header")
        let text = try #require(view.textLabel)
        #expect(view.textLabel === text && text.superview === content && text.font == .boldSystemFont(ofSize: 17))
        show()
        #expect(text.frame == CGRect(x: 16, y: 0, width: 288, height: 60) && content.frame == view.bounds)
        let detail = try #require(view.detailTextLabel)
        detail.text = "detail"
        #expect(view.detailTextLabel === detail && detail.superview === content)
        #expect(detail.font == .systemFont(ofSize: 13) && detail.textColor == .secondaryLabel)
        app.settle()
        let height = detail.sizeThatFits(CGSize(width: 288, height: 0)).height
        #expect(height > 0 && detail.frame == CGRect(x: 16, y: 60 - height, width: 288, height: height))
        expectEqual(text.frame, CGRect(x: 16, y: 0, width: 288, height: 60 - height))
    }

    @Test func `A background view is behind the content, fills the view and leaves when it is replaced`() {
        let (first, second) = (UIView(), UIView())
        view.backgroundView = first
        show()
        #expect(view.subviews.first === first && first.frame == view.bounds)
        view.backgroundView = first
        #expect(first.superview === view)
        view.backgroundView = second
        app.settle()
        #expect(first.superview == nil && view.subviews.first === second && second.frame == view.bounds)
        view.backgroundView = nil
        #expect(second.superview == nil && view.subviews == [view.contentView])
    }

    @Test func `A content configuration replaces the content view until it is removed`() throws {
        let plain = view.contentView
        show()
        var content = view.defaultContentConfiguration()
        content.text = "title"
        view.contentConfiguration = content
        let hosted = try #require(view.contentView as? UIListContentView)
        #expect(plain.superview == nil && hosted.superview === view && hosted.frame == view.bounds)
        content.text = "other"
        view.contentConfiguration = content
        #expect(view.contentView === hosted)
        expectEqual(hosted.subviews.compactMap { $0 as? UILabel }.first?.text, "other")
        view.frame.size.height = 90
        app.settle()
        expectEqual(hosted.frame, view.bounds)
        view.contentConfiguration = nil
        app.settle()
        #expect(view.contentView === plain && plain.superview === view && hosted.superview == nil)
        expectEqual(plain.frame, view.bounds)
    }

    @Test func `A background configuration is behind the content until it is removed`() throws {
        var background = UIBackgroundConfiguration.listPlainHeaderFooter()
        expectEqual(background.backgroundColor, .systemBackground)
        background.cornerRadius = 5
        background.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        view.backgroundConfiguration = background
        show()
        let shown = try #require(view.subviews.first)
        #expect(shown !== view.contentView && shown.frame == view.bounds && !shown.isUserInteractionEnabled)
        let fill = try #require(shown.subviews.first)
        #expect(fill.frame == CGRect(x: 2, y: 1, width: 314, height: 56) && fill.layer.cornerRadius == 5)
        expectEqual(fill.backgroundColor, .systemBackground)
        view.backgroundConfiguration = UIBackgroundConfiguration.listGroupedHeaderFooter()
        #expect(shown.superview == nil && view.subviews.count == 2)
        expectEqual(view.subviews.first?.subviews.first?.backgroundColor, .clear)
        view.backgroundConfiguration = nil
        expectEqual(view.subviews, [view.contentView])
    }

    @Test func `The update handler is called when it is set and when an update is needed`() {
        var calls = 0
        view.configurationUpdateHandler = { shown, _ in calls += shown.reuseIdentifier == "header" ? 1 : 100 }
        expectEqual(calls, 1)
        view.setNeedsUpdateConfiguration()
        #expect(calls == 2 && view.automaticallyUpdatesContentConfiguration)
        #expect(view.automaticallyUpdatesBackgroundConfiguration)
    }

    @Test func `The fitting height is that of the content, of constraints, or of the view itself`() {
        func height() -> CGFloat {
            view.systemLayoutSizeFitting(
                CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        expectEqual(height(), 28)
        view.frame.size.height = 70
        expectEqual(height(), 70)
        _ = view.textLabel
        expectEqual(height(), 28)
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.contentView.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: view.contentView.topAnchor),
            inner.bottomAnchor.constraint(equalTo: view.contentView.bottomAnchor),
            inner.heightAnchor.constraint(equalToConstant: 33),
        ])
        expectEqual(height(), 33)
        var content = UIListContentConfiguration.plainHeader()
        content.text = "title"
        view.contentConfiguration = content
        expectEqual(height(), (UIFont.boldSystemFont(ofSize: 17).lineHeight + 12).rounded(.up))
    }

    @Test func `A view without an identifier takes the one under which it is dequeued`() {
        final class Plain: UITableViewHeaderFooterView {
            init() { super.init(reuseIdentifier: nil) }
            override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
            required init?(coder: NSCoder) { nil }
        }
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.register(Plain.self, forHeaderFooterViewReuseIdentifier: "plain")
        let made = table.dequeueReusableHeaderFooterView(withIdentifier: "plain")
        #expect(made is Plain && made?.reuseIdentifier == "plain")
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "other") == nil)
        #expect(UITableViewHeaderFooterView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).reuseIdentifier == nil)
    }
}
