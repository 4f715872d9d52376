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
            var dice = Chances(seed: UInt64(seed))
            for _ in 0..<25 { play(app, &dice) }
        }
    }

    private func play(_ app: TestApplication, _ dice: inout Chances) {
        let window = app.makeWindow()
        var views: [UIView] = [window]
        for number in 1...(3 + dice.roll(20)) {
            let parent = views[dice.roll(views.count)]
            let size = dice.roll(12) == 0 ? 0 : 20 + CGFloat(dice.roll(300))
            let view = dice.roll(5) == 0 ? UIButton() : UIView()
            view.accessibilityIdentifier = "v\(number)"
            view.frame = CGRect(
                x: CGFloat(dice.roll(200)) - 40, y: CGFloat(dice.roll(300)) - 40, width: size, height: size)
            parent.addSubview(view)
            spoil(view, &dice)
            views.append(view)
        }
        let wanted = views[dice.roll(views.count)]
        let point = CGPoint(x: CGFloat(dice.roll(390)), y: CGFloat(dice.roll(844)))
        var story: [String] = []
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
                window.isHidden = true
                return
            }
            for cause in reaching {
                let change = report.changes(for: cause).first
                story.append(change?.words ?? "no advice against \(cause.code)")
                #expect(change?.apply(to: app.application) == true)
            }
        }
        Issue.record("the advice leads nowhere: \(story.suffix(8))\n\(window.explainTouch(at: point, wanting: wanted))")
        window.isHidden = true
    }

    private func spoil(_ view: UIView, _ dice: inout Chances) {
        switch dice.roll(12) {
        case 0: view.isHidden = true
        case 1: view.alpha = 0.005
        case 2: view.isUserInteractionEnabled = false
        case 3: view.transform = CGAffineTransform(scaleX: 0, y: 1)
        case 4: view.transform = CGAffineTransform(rotationAngle: CGFloat(dice.roll(6)))
        case 5: view.bounds.origin = CGPoint(x: CGFloat(dice.roll(100)), y: CGFloat(dice.roll(100)))
        case 6: (view as? UIControl)?.isEnabled = false
        default: break
        }
    }
}

/// A seeded generator, the same on every machine.
private struct Chances {
    private var state: UInt64
    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }
    mutating func roll(_ sides: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(sides))
    }
}
