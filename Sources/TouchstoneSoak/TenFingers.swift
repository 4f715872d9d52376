import Foundation
import TouchstoneTesting
import UIKit

/// An untraced run of ten fingers on a device of 1,000 Hz, on views with several kinds of recognizers.
@MainActor
enum TenFingers {
    static func run(minutes: Double) -> Bool {
        var account = Account("ten fingers at 1,000 Hz", allowedGrowth: Soak.allowedGrowth)
        var complaints: [String] = []
        TestApplication.run(isTraced: false) { app in
            app.checkContracts()
            app.foundViolation = { _ in }
            let traced = Board(app.makeWindow())
            let port = app.application.makePort()
            let hand = Hand()
            let milliseconds = Int(minutes * 60_000)
            for millisecond in 1...milliseconds {
                app.clock.advance(by: 0.001)
                let report = hand.report(millisecond, app.clock.now)
                if !port.send(report) { complaints.append("a report was refused") }
                app.application.service()
                account.events += report.count
                if millisecond >= milliseconds / 10 { account.settled() }
            }
            if !port.send(hand.lifted(app.clock.now)) { complaints.append("the last report was refused") }
            app.application.service()
            app.advance(by: 10)
            complaints += app.contractViolations().map(\.description)
            if !app.application.isAtRest { complaints.append("it does not come to rest") }
            say("    its targets were called \(traced.actions) times, its views \(traced.calls) times")
        }
        return account.end(virtual: minutes * 60, complaints: complaints)
    }
}

/// Creates the samples of ten fingers that move in circles; two fingers lift every two seconds.
@MainActor
private final class Hand {
    private var isDown = [Bool](repeating: false, count: 10)
    private var places = [CGPoint](repeating: .zero, count: 10)
    private var samples: [TouchSample] = []

    func report(_ millisecond: Int, _ time: TimeInterval) -> [TouchSample] {
        samples.removeAll(keepingCapacity: true)
        // Two other fingers lift every two seconds, for 40 ms.
        let round = millisecond / 2000
        let isPause = millisecond % 2000 < 40 && millisecond > 2000
        for finger in 0..<10 {
            let angle = Double(millisecond) / (170 + 13 * Double(finger))
            places[finger] = CGPoint(
                x: 70 + 150 * Double(finger % 3) + 50 * cos(angle), y: 110 + 210 * Double(finger / 3) + 70 * sin(angle))
            let isLifted = isPause && (finger == round % 10 || finger == (round * 3 + 1) % 10)
            if isLifted, !isDown[finger] { continue }
            let phase: TouchSample.Phase = isLifted ? .ended : isDown[finger] ? .moved : .began
            isDown[finger] = !isLifted
            samples.append(TouchSample(id: finger, phase: phase, time: time, location: places[finger]))
        }
        return samples
    }

    func lifted(_ time: TimeInterval) -> [TouchSample] {
        isDown.indices.filter { isDown[$0] }.map {
            TouchSample(id: $0, phase: .ended, time: time, location: places[$0])
        }
    }
}

/// Twelve views in three columns, five of them with a recognizer each, in a window that recognizes pinches and rotations.
@MainActor
private final class Board {
    private(set) var actions = 0
    private let views: [CountingView]
    var calls: Int { views.reduce(0) { $0 + $1.calls } }

    init(_ window: UIWindow) {
        var views: [CountingView] = []
        for index in 0..<12 {
            let view = CountingView(
                frame: CGRect(x: Double(index % 3) * 130, y: Double(index / 3) * 211, width: 130, height: 211))
            view.isMultipleTouchEnabled = true
            window.addSubview(view)
            views.append(view)
        }
        self.views = views
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        let single = UITapGestureRecognizer()
        single.require(toFail: double)
        let kinds: [UIGestureRecognizer] = [
            UIPanGestureRecognizer(), single, double, UILongPressGestureRecognizer(), UISwipeGestureRecognizer(),
        ]
        for (index, recognizer) in kinds.enumerated() { attach(recognizer, to: views[(index * 2) % 12]) }
        attach(UIPinchGestureRecognizer(), to: window)
        attach(UIRotationGestureRecognizer(), to: window)
    }

    private func attach(_ recognizer: UIGestureRecognizer, to view: UIView) {
        recognizer.addHandler { [weak self] _ in self?.actions += 1 }
        view.addGestureRecognizer(recognizer)
    }
}

private final class CountingView: UIView {
    private(set) var calls = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { calls += 1 }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { calls += 1 }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { calls += 1 }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { calls += 1 }
}
