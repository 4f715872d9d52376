import Testing
import TouchstoneTesting
import UIKit

/// Random trees, a random point and a random view that is wanted: the advice, followed again and again, ends with the touch
/// arriving, and meanwhile the report agrees with what a finger finds.
@Suite @MainActor
struct ExplainFuzzTests {
    @Test(arguments: 0..<40)
    func adviceLeadsToTheWantedView(_ seed: Int) {
        TestApplication.run { app in
            var dice = Dice(UInt64(seed))
            for _ in 0..<25 { play(app, &dice) }
        }
    }

    private func play(_ app: TestApplication, _ dice: inout Dice) {
        let window = app.makeWindow()
        let views = RandomScene.fill(window, 3 + dice.below(20), &dice)
        let wanted = views[dice.below(views.count)]
        let point = CGPoint(x: CGFloat(dice.below(390)), y: CGFloat(dice.below(844)))
        var story: [String] = []
        defer { window.isHidden = true }
        for _ in 0..<60 {
            let report = window.explainTouch(at: point, wanting: wanted)
            app.clear()
            app.fingerDown(at: point)
            let found = app.records.compactMap { record -> Int? in
                if case .bound(_, let view, _, _, _) = record.fact { view.id } else { nil }
            }.first
            #expect(found == report.hit?.object.map { app.application.trace.subject($0).id })
            app.fingerUp()
            let reaching = report.causes.filter { $0.kind != .noTarget }
            if reaching.isEmpty {
                #expect(report.hit?.view?.isDescendant(of: wanted) == true, "\(story)\n\(report)")
                return
            }
            for cause in reaching {
                let change = report.changes(for: cause).first
                story.append(change?.words ?? "no advice against \(cause.code)")
                #expect(change?.apply(to: app.application) == true)
            }
        }
        Issue.record("the advice leads nowhere: \(story.suffix(8))\n\(window.explainTouch(at: point, wanting: wanted))")
    }
}
