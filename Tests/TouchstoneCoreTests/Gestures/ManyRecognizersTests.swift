import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The same recognizer wins among hundreds and among thousands (G-12, G-20, G-21, G-24). `Benchmarks/check-instructions` checks
/// that the cost is proportional to their number.
@MainActor
struct ManyRecognizersTests {
    enum Place: String, CaseIterable, Sendable { case oneView, nestedViews }

    enum Action: String, CaseIterable, Sendable {
        case tap, pan, permittedPan, refusedTap, tapsThatRequireOne, tapThatRequiresAll, tapsThatRequireTheNext
        case twoFingers, pansAndTaps, statesFromOutside, disabling
    }

    @Test(arguments: Action.allCases, Place.allCases)
    func `G-20: the same recognizer wins among 400 and among 3200`(action: Action, place: Place) {
        for count in [400, 3200] { expectEqual(Crowd.play(action, place, count), action.winners(of: count, place)) }
    }
}

extension ManyRecognizersTests.Action {
    /// The numbers of the winners, in the order of their actions.
    fileprivate func winners(of count: Int, _ place: ManyRecognizersTests.Place) -> [Int] {
        switch self {
        case .refusedTap, .disabling: []
        // Each waits for the next one. The last one waits for none.
        case .tapsThatRequireTheNext: [count - 1]
        case .tapsThatRequireOne: [0]
        case .pansAndTaps: [count - 2]
        default: [count - 1]
        }
    }
}

/// Many recognizers of one touch, in one view or in nested views, and the numbers of those that acted.
@MainActor
private final class Crowd: UIGestureRecognizerDelegate {
    private let action: ManyRecognizersTests.Action
    private let app: TestApplication
    private var members: [UIGestureRecognizer] = []
    private var winners: [Int] = []

    /// - Returns: The numbers of the winners.
    static func play(_ action: ManyRecognizersTests.Action, _ place: ManyRecognizersTests.Place, _ count: Int) -> [Int]
    {
        TestApplication.run(isTraced: false) { app in
            let crowd = Crowd(action, place, count, app)
            crowd.play()
            return crowd.winners
        }
    }

    private init(
        _ action: ManyRecognizersTests.Action, _ place: ManyRecognizersTests.Place, _ count: Int, _ app: TestApplication
    ) {
        self.action = action
        self.app = app
        let window = UIWindow(frame: app.application.screen.bounds)
        window.makeKeyAndVisible()
        app.retain(window)
        var view: UIView = window
        for number in 0..<count {
            if number == 0 || place == .nestedViews {
                let inner = action == .refusedTap ? Refusing(frame: window.bounds) : UIView(frame: window.bounds)
                view.addSubview(inner)
                view = inner
            }
            let member = member(number)
            member.addHandler { [weak self] in if $0.state == .began || $0.state == .ended { self?.note(number, $0) } }
            view.addGestureRecognizer(member)
            members.append(member)
        }
        app.settle()
    }

    private func note(_ number: Int, _ recognizer: UIGestureRecognizer) {
        if winners.last != number { winners.append(number) }
    }

    private func member(_ number: Int) -> UIGestureRecognizer {
        switch action {
        case .pan, .permittedPan, .twoFingers: UIPanGestureRecognizer()
        case .pansAndTaps: number % 2 == 0 ? UIPanGestureRecognizer() : UITapGestureRecognizer()
        case .statesFromOutside, .disabling: UILongPressGestureRecognizer()
        default: UITapGestureRecognizer()
        }
    }

    private func play() {
        let point = CGPoint(x: 100, y: 100)
        switch action {
        case .tap, .refusedTap: app.fingerTap(at: point)
        case .permittedPan:
            for member in members { member.delegate = self }
            drag(from: point)
        case .pan, .pansAndTaps: drag(from: point)
        case .twoFingers:
            app.fingersDown([1: point, 2: CGPoint(x: 200, y: 100)])
            app.fingersMove([1: CGPoint(x: 100, y: 150), 2: CGPoint(x: 200, y: 150)], duration: 0.1)
            app.fingersUp([1, 2])
        case .tapsThatRequireOne:
            for member in members.dropFirst() { member.require(toFail: members[0]) }
            app.fingerTap(at: point)
        case .tapThatRequiresAll:
            for member in members.dropLast() {
                members.last!.require(toFail: member)
                // These fail because the second finger is missing.
                (member as! UITapGestureRecognizer).numberOfTouchesRequired = 2
            }
            app.fingerTap(at: point)
        case .tapsThatRequireTheNext:
            for (member, next) in zip(members, members.dropFirst()) { member.require(toFail: next) }
            app.fingerTap(at: point)
        case .statesFromOutside:
            app.fingerDown(at: point)
            for member in members { member.state = .began }
            app.settle()
            app.fingerUp()
        case .disabling:
            app.fingerDown(at: point)
            for member in members { member.isEnabled = false }
            app.fingerUp()
        }
        app.advance(by: 3)
    }

    private func drag(from point: CGPoint) {
        app.fingerDown(at: point)
        app.fingerMove(to: CGPoint(x: point.x, y: point.y + 100), duration: 0.1)
        app.fingerUp()
    }
}

private final class Refusing: UIView {
    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { false }
}
