import Testing
import TouchstoneExpectations
import TouchstoneTouchscreenDecoder

/// From device units to points.
struct AxisMappingTests {
    @Test func `One scale for both axes in the middle of the screen and the last column and row on it`() {
        let mapping = AxisMapping(
            x: AxisRange(minimum: -100, maximum: 99), y: AxisRange(minimum: 0, maximum: 99), width: 400, height: 800)
        expectEqual(mapping.scale, 2)
        #expect(mapping.point(x: -100, y: 0) == (0, 300))
        #expect(mapping.point(x: 99, y: 99) == (398, 498))
        #expect(mapping.point(x: 0, y: 50) == (200, 400))
        let other = AxisMapping(
            x: AxisRange(minimum: 0, maximum: 99), y: AxisRange(minimum: 50, maximum: 149), width: 300, height: 200)
        #expect(other.point(x: 0, y: 50) == (50, 0))
        #expect(other.point(x: 99, y: 149) == (248, 198))
    }

    @Test func `A position beyond the range is held at its edge`() {
        let range = AxisRange(minimum: 0, maximum: 99)
        let mapping = AxisMapping(x: range, y: range, width: 200, height: 200)
        #expect(mapping.point(x: 130, y: -7) == (198, 0))
    }

    @Test func `The identity takes device units for points`() {
        #expect(AxisMapping.identity.point(x: 12.5, y: -3) == (12.5, -3))
        expectEqual(AxisMapping.identity.length(8), 8)
    }

    @Test func `Where the device does not say how far it reaches a unit is a point or as much of one as fits`() {
        func mapping(_ x: AxisRange, _ y: AxisRange) -> AxisMapping? {
            AxisMapping(
                device: InputDeviceDescription(
                    axes: [EvdevCode.mtPositionX: x, EvdevCode.mtPositionY: y], rangesAreObserved: true),
                width: 390, height: 844)
        }
        let small = mapping(AxisRange(minimum: 200, maximum: 260), AxisRange(minimum: 300, maximum: 310))
        #expect(small?.scale == 1 && small?.point(x: 200, y: 310) ?? (0, 0) == (200, 310))
        let large = mapping(AxisRange(minimum: 100, maximum: 779), AxisRange(minimum: 100, maximum: 400))
        #expect(large?.scale == 0.5 && large?.point(x: 779, y: 100) ?? (0, 0) == (389.5, 50))
        let negative = mapping(AxisRange(minimum: -60, maximum: 10), AxisRange(minimum: 0, maximum: 10))
        #expect(negative?.point(x: -60, y: 10) ?? (0, 0) == (0, 10))
    }

    @Test func `A range of one value is a surface of one column nothing is divided by zero`() {
        let point = AxisRange(minimum: 5, maximum: 5)
        #expect(AxisMapping(x: point, y: point, width: 320, height: 480).point(x: 5, y: 5) == (0, 80))
    }

    @Test func `The widest range of all does not overflow`() {
        let range = AxisRange(minimum: .min, maximum: .max)
        let point = AxisMapping(x: range, y: range, width: 100, height: 100).point(
            x: Double(Int32.max), y: Double(Int32.min))
        #expect(point.x < 100 && point.x > 99.999 && point.y == 0)
    }

    @Test func `A device without positions has no mapping`() {
        #expect(AxisMapping(device: InputDeviceDescription(), width: 1, height: 1) == nil)
    }

    @Test func `A length has the scale of the positions`() {
        let range = AxisRange(minimum: 0, maximum: 99)
        expectEqual(AxisMapping(x: range, y: range, width: 100, height: 300).length(10), 10)
    }
}
