import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// For random trees, points and wanted views, following the advice repeatedly makes the touch
/// arrive, and every report agrees with the hit test of a touch.
@Suite(.application(tracing: .both)) @MainActor
struct ExplainFuzzTests {
    @Test(.application, arguments: 0..<40)
    func `Advice leads to the wanted view`(_ seed: Int) {
        TestApplication.run { app in
            var generator = SeededRandomNumberGenerator(UInt64(seed))
            for _ in 0..<8 { play(app, &generator) }
        }
    }

    /// One fault in the path of superviews is the first and only cause.
    @Test(arguments: 0..<60)
    func `The injected fault is the cause`(_ seed: Int) {
        TestApplication.run { app in
            var generator = SeededRandomNumberGenerator(UInt64(seed))
            let window = app.makeWindow()
            var path: [UIView] = [window]
            for depth in 0..<(2 + generator.below(12)) {
                let parent = path[path.count - 1]
                UIView().placed("behind \(depth)", 0, 0, 300, 300, in: parent)
                path.append(UIView().placed("v\(depth)", CGFloat(depth % 3), 0, 300, 300, in: parent))
                UIView().placed("beside \(depth)", 290, 290, 10, 10, in: parent)
            }
            let wanted = path[path.count - 1]
            let point = CGPoint(100, 100)
            expectEqual(window.explainTouch(at: point, wanting: wanted).causes, [])
            let index = 1 + generator.below(path.count - 1)
            let view = path[index]
            let expected: TouchCause
            switch generator.below(6) {
            case 0:
                view.isHidden = true
                expected = .hidden(Mention(view))
            case 1:
                view.isUserInteractionEnabled = false
                expected = .interactionDisabled(Mention(view))
            case 2:
                view.alpha = 0
                expected = .transparent(Mention(view), alpha: 0)
            case 3:
                view.transform = CGAffineTransform(scaleX: 1, y: 0)
                expected = .singular(Mention(view))
            case 4:
                let cover = UIView().placed("cover", 0, 0, 300, 300, in: path[index - 1])
                expected = .covered(Mention(view), sibling: Mention(cover), answer: Mention(cover))
            default:
                view.bounds.size.height = 0
                expected = .empty(Mention(view))
            }
            let report = window.explainTouch(at: point, wanting: wanted)
            expectEqual(report.causes.first, expected)
            // Without a height, the center of the subviews moves as well.
            if expected.kind != .empty { expectEqual(report.causes.count, 1) }
        }
    }

    @Test func `A view with ten thousand superviews is explained`() {
        TestApplication.run { app in
            let window = app.makeWindow()
            var view: UIView = window
            for depth in 1...10_000 { view = UIView().placed("v\(depth)", 0, 0, 300, 300, in: view) }
            window.subviews[0].isHidden = true
            let report = window.explainTouch(at: CGPoint(10, 10), wanting: view)
            expectEqual(report.causes.map(\.code), ["hidden"])
            #expect(
                report.description.contains(
                    """
                        window
                        └ v1   ← here
                          └ v2
                            └ v3
                              └ v4
                                                                      … 9993 more
                                                                      └ v9998
                                                                      └ v9999
                                                                      └ v10000
                    """))
            window.subviews[0].isHidden = false
            expectEqual(window.explainTouch(at: CGPoint(10, 10), wanting: view).causes, [])
        }
    }

    private func play(_ app: TestApplication, _ generator: inout SeededRandomNumberGenerator) {
        let window = app.makeWindow()
        let views = RandomScene.fill(window, 3 + generator.below(20), &generator)
        let wanted = views[generator.below(views.count)]
        let point = CGPoint(x: CGFloat(generator.below(390)), y: CGFloat(generator.below(844)))
        var eventLog: [String] = []
        defer { window.isHidden = true }
        for _ in 0..<60 {
            let report = window.explainTouch(at: point, wanting: wanted)
            app.clear()
            app.fingerDown(at: point)
            let found = app.records.compactMap { record -> Int? in
                if case .bound(_, let view, _, _, _) = record.fact { view.id } else { nil }
            }.first
            expectEqual(found, report.hit?.object.map { app.application.trace.subject($0).id })
            app.fingerUp()
            let reaching = report.causes.filter { $0.kind != .noTarget }
            if reaching.isEmpty {
                expectEqual(report.hit?.view?.isDescendant(of: wanted), true, "\(eventLog)\n\(report)")
                return
            }
            for cause in reaching {
                let change = report.changes(for: cause).first
                eventLog.append(change?.words ?? "no advice against \(cause.code)")
                expectEqual(change?.apply(to: app.application), true)
            }
        }
        Issue.record(
            "the advice leads nowhere: \(eventLog.suffix(8))\n\(window.explainTouch(at: point, wanting: wanted))")
    }
}
