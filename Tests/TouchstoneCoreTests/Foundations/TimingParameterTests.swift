import Foundation
import Testing
import TouchstoneExpectations
import UIKit

@MainActor
struct TimingParameterTests {
    /// A curve that an application combines from a named curve.
    private final class OwnCurve: NSObject, UITimingCurveProvider {
        var timingCurveType: UITimingCurveType { .composed }
        var cubicTimingParameters: UICubicTimingParameters? { UICubicTimingParameters(animationCurve: .easeIn) }
    }

    @Test func `Parameters know the kind of their curve`() {
        let named: any UITimingCurveProvider = UICubicTimingParameters(animationCurve: .easeIn)
        let drawn: any UITimingCurveProvider = UICubicTimingParameters(controlPoint1: .zero, controlPoint2: .zero)
        let spring: any UITimingCurveProvider = UISpringTimingParameters(dampingRatio: 0.5)
        let own: any UITimingCurveProvider = OwnCurve()
        expectEqual([named, drawn, spring, own].map(\.timingCurveType), [.builtin, .cubic, .spring, .composed])
        #expect(named.cubicTimingParameters === named && named.springTimingParameters == nil)
        #expect(spring.springTimingParameters === spring && own.cubicTimingParameters?.animationCurve == .easeIn)
    }

    @Test func `A spring with a longer duration or a bounce takes longer to settle`() throws {
        func settling(_ duration: TimeInterval, _ bounce: CGFloat) throws -> TimeInterval {
            try #require(UISpringTimingParameters(duration: duration, bounce: bounce).settlingDuration)
        }
        let plain = try settling(0.5, 0)
        #expect(try settling(1, 0) > plain && settling(0.5, 0.5) > plain)
        expectEqual(UISpringTimingParameters().settlingDuration, plain)
    }
}
