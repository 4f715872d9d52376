import Testing
import TouchstoneExamples
import TouchstoneExpectations
import TouchstoneSnapshotFile
import TouchstoneTesting
import TouchstoneTestingTraits
import TouchstoneViewDumps
import UIKit

/// How often a snapshot with the hit test's answer leads to the live answer, over the lab's scenes and injected faults.
@Suite(.application) @MainActor
struct TouchSnapshotShareTests {
    /// What is wrong with the wanted view.
    private enum Fault: CaseIterable { case none, hidden, interactionDisabled, transparent, covered }

    /// The answers that were compared.
    private struct Tally: CustomStringConvertible {
        var count = 0
        var sameReceiver = 0
        var sameCause = 0
        var description: String { "\(count) questions, \(sameReceiver) same receivers, \(sameCause) same causes" }
    }

    @Test("HT-1: the receiver is always the live one, and the first cause in nine of ten questions")
    func share() throws {
        var tally = Tally()
        for scene in ExampleScene.all {
            try TestApplication.run { app in try ask(app, scene, &tally) }
        }
        #expect(tally.count > 400)
        expectEqual(tally.sameReceiver, tally.count, "\(tally)")
        #expect(Double(tally.sameCause) >= 0.9 * Double(tally.count), "\(tally)")
    }

    private func ask(_ app: TestApplication, _ scene: ExampleScene, _ tally: inout Tally) throws {
        let window = UIWindow(windowScene: UIWindowScene())
        window.rootViewController = scene.make()
        window.makeKeyAndVisible()
        app.retain(window)
        app.advance(by: 1)
        let views = inside(window)
        for index in stride(from: 0, to: views.count, by: max(1, views.count / 4)) {
            let view = views[index]
            let center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
            let point = window.screenPoint(view.convert(center, to: nil))
            for fault in Fault.allCases {
                try with(fault, view) { try compare(app, view, at: point, &tally) }
            }
        }
    }

    private func inside(_ window: UIWindow) -> [UIView] {
        var views: [UIView] = []
        var waiting = Array(window.subviews.reversed())
        while let view = waiting.popLast() {
            views.append(view)
            waiting += view.subviews.reversed()
        }
        return views
    }

    private func with(_ fault: Fault, _ view: UIView, _ body: () throws -> Void) throws {
        let (isHidden, isEnabled, alpha) = (view.isHidden, view.isUserInteractionEnabled, view.alpha)
        let cover = UIView(frame: view.superview?.bounds ?? .zero)
        switch fault {
        case .none: break
        case .hidden: view.isHidden = true
        case .interactionDisabled: view.isUserInteractionEnabled = false
        case .transparent: view.alpha = 0
        case .covered: view.superview?.addSubview(cover)
        }
        try body()
        (view.isHidden, view.isUserInteractionEnabled, view.alpha) = (isHidden, isEnabled, alpha)
        cover.removeFromSuperview()
    }

    private func compare(_ app: TestApplication, _ view: UIView, at point: CGPoint, _ tally: inout Tally) throws {
        let live = app.application.explainTouch(at: point, wanting: view)
        let stored = try ViewDump(TouchSnapshot.json(at: point)).explainTouch(at: point, wanting: address(view))
        // What lies outside of the screen also lies outside of its window.
        let code = stored.causes.first?.code == "off-screen" ? "outside" : stored.causes.first?.code
        tally.count += 1
        if stored.hit?.address == address(live.hit?.object) { tally.sameReceiver += 1 }
        if code == live.causes.first?.code { tally.sameCause += 1 }
    }

    private func address(_ object: AnyObject?) -> String? {
        object.map { "0x" + String(UInt(bitPattern: ObjectIdentifier($0)), radix: 16) }
    }
}
