import Testing
import TouchstoneCoreMedia

/// Times as fractions, as in Core Media.
struct CMTimeTests {
    @Test func `A sum has the smallest scale in which both are whole`() {
        let sum = CMTime(value: 1, timescale: 30) + CMTime(value: 1, timescale: 25)
        #expect(sum.value == 11 && sum.timescale == 150)
        #expect(CMTimeSubtract(sum, CMTimeMake(value: 1, timescale: 25)) == CMTime(value: 1, timescale: 30))
    }

    @Test func `Equal times are equal in every scale`() {
        #expect(CMTime(value: 1, timescale: 2) == CMTime(value: 300, timescale: 600))
        #expect(Set([CMTime(value: 1, timescale: 2), CMTime(value: 300, timescale: 600)]).count == 1)
        #expect(CMTimeCompare(CMTime(value: 1, timescale: 3), CMTime(value: 1, timescale: 2)) == -1)
    }

    @Test(arguments: [(1.5, 600, 900), (0.1, 3, 0), (0.5, 1, 1), (-0.5, 1, -1)])
    func `Seconds are rounded to the scale`(seconds: Double, scale: Int32, value: Int64) {
        #expect(CMTime(seconds: seconds, preferredTimescale: scale).value == value)
    }

    @Test func `A conversion uses the given rounding method`() {
        let time = CMTime(value: 5, timescale: 2)
        #expect(time.convertScale(1, method: .roundTowardZero).value == 2)
        #expect(time.convertScale(1).value == 3)
        #expect(time.convertScale(1).hasBeenRounded && !time.hasBeenRounded)
    }

    @Test func `Arithmetic and order of invalid, infinite and indefinite times follow Core Media`() {
        #expect(!(CMTime.invalid + .zero).isValid && CMTime.invalid.seconds.isNaN)
        #expect(
            CMTime.positiveInfinity + .zero == .positiveInfinity && CMTime.zero - .positiveInfinity == .negativeInfinity
        )
        #expect(!(CMTime.positiveInfinity - .positiveInfinity).isValid)
        #expect((CMTime.zero + .indefinite).isIndefinite)
        #expect(CMTime.negativeInfinity < .zero && CMTime.zero < .positiveInfinity)
        #expect(!CMTime(value: 1, timescale: 0).isValid && CMTime(seconds: .nan, preferredTimescale: 1).isIndefinite)
    }

    @Test func `A value that overflows becomes infinite`() {
        #expect(CMTime(value: Int64.max, timescale: 1) + CMTime(value: 1, timescale: 1) == .positiveInfinity)
        #expect(CMTimeMultiply(CMTime(value: Int64.min, timescale: 1), multiplier: 2) == .negativeInfinity)
        #expect(CMTime(seconds: 1e300, preferredTimescale: 600) == .positiveInfinity)
        #expect(CMTimeAbsoluteValue(CMTime(value: Int64.min, timescale: 1)).value == .max)
    }

    @Test func `A time range contains its start, and ranges have unions and intersections`() {
        let range = CMTimeRange(start: CMTime(value: 1, timescale: 1), duration: CMTime(value: 4, timescale: 2))
        #expect(range.end == CMTime(value: 3, timescale: 1))
        #expect(range.containsTime(range.start) && !range.containsTime(range.end))
        let other = CMTimeRange(start: CMTime(value: 2, timescale: 1), end: CMTime(value: 5, timescale: 1))
        #expect(range.intersection(other).duration == CMTime(value: 1, timescale: 1))
        #expect(range.union(other) == CMTimeRange(start: range.start, end: other.end))
        #expect(range.intersection(CMTimeRange(start: other.end, duration: .zero)).isEmpty && !CMTimeRange().isValid)
    }
}
