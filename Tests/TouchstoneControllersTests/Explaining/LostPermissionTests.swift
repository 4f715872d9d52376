import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// NV-9: explanations name the delegate behind a part of a bar or behind a recognizer, whether it refuses, was deallocated
/// or was never set.
@Suite(.application) @MainActor
struct LostPermissionTests {
    let app = TestApplication.current
    private let root = UIViewController()
    private let kept = Permission()

    init() { _ = app.makeWindow(root: root) }

    private func answer(_ wanted: TouchExplanation.Wanted) -> String {
        app.advance(by: 3)
        guard let report = app.application.explain(app.records, for: wanted) else { return "none" }
        return report.causes.first.map { "\($0.code): \($0.sentence(wanted: report.wanted))" } ?? "ok"
    }

    private func found(_ identifier: String, in view: UIView) -> UIView? {
        view.accessibilityIdentifier == identifier
            ? view : view.subviews.lazy.compactMap { found(identifier, in: $0) }.first
    }

    @Test(arguments: [2, 3]) func `NV-9: the delegate that keeps an item of a bar of its own is named`(_ count: Int)
        throws
    {
        let bar = UINavigationBar(frame: CGRect(x: 20, y: 300, width: 350, height: 44))
        bar.setItems((1...count).map { UINavigationItem(title: "Step \($0)") }, animated: false)
        bar.delegate = kept
        root.view.addSubview(bar)
        app.settle()
        kept.allows = false
        let back = try #require(found("back", in: bar))
        app.fingerTap(at: back)
        #expect(answer(.view(back)).hasPrefix("delegate-refuses: navigationBar(_:shouldPop:) of the Permission"))
        kept.allows = true
        app.fingerTap(at: back)
        expectEqual(answer(.view(back)), "ok")
        expectEqual(bar.items?.count, count - 1)
    }

    @Test(arguments: [true, false])
    func `NV-9: a tap on Cancel without an effect names the delegate of the search bar`(_ hasScopes: Bool) throws {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 200, width: 390, height: hasScopes ? 100 : 56))
        bar.accessibilityIdentifier = "songs"
        bar.showsCancelButton = true
        if hasScopes { (bar.scopeButtonTitles, bar.showsScopeBar) = (["All", "New"], true) }
        root.view.addSubview(bar)
        app.settle()
        func tap() throws -> String {
            let cancel = try #require(found("cancel search", in: bar))
            app.fingerTap(at: cancel)
            return answer(.view(cancel))
        }
        #expect(try tap().hasPrefix("no-delegate: songs.delegate is nil"))
        bar.delegate = kept
        try expectEqual(tap(), "ok")
        bar.delegate = Permission()
        #expect(try tap().hasPrefix("delegate-deallocated: songs.delegate was deallocated: it was a Permission"))
    }

    @Test(arguments: [true, false])
    func `G-23: a recognizer that is prevented names its deallocated delegate`(_ isPan: Bool) {
        let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
        list.contentSize.height = 3000
        root.view.addSubview(list)
        let own = isPan ? UIPanGestureRecognizer() : UISwipeGestureRecognizer()
        (own as? UISwipeGestureRecognizer)?.direction = .up
        own.name = "pull"
        own.addTarget(kept, action: Permission.act)
        root.view.addGestureRecognizer(own)
        func drag() -> String {
            app.fingerDrag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 300), duration: 0.15)
            return answer(.recognizer(own))
        }
        #expect(drag().hasPrefix("prevented: "))
        own.delegate = Permission()
        #expect(drag().hasPrefix("delegate-deallocated: pull"))
        own.delegate = kept
        expectEqual(drag(), "ok")
        own.delegate = nil
        #expect(drag().hasPrefix("prevented: "))
    }
}

private final class Permission: NSObject, UINavigationBarDelegate, UISearchBarDelegate, UIGestureRecognizerDelegate {
    var allows = true
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { allows }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
    func act() {}
}
