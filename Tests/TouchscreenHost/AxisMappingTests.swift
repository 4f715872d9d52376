import Testing
import TouchstoneTouchscreenHost

@Suite("From device units to points")
struct AxisMappingTests {
    @Test("the corners of the device are the corners of the screen, each axis by itself")
    func corners() {
        let mapping = AxisMapping(
            x: AxisRange(minimum: -100, maximum: 100), y: AxisRange(minimum: 0, maximum: 4096), width: 320, height: 480)
        #expect(mapping.point(x: -100, y: 0) == (0, 0))
        #expect(mapping.point(x: 100, y: 4096) == (320, 480))
        #expect(mapping.point(x: 0, y: 1024) == (160, 120))
        #expect(mapping.point(x: 200, y: -4096) == (480, -480))
    }

    @Test("the identity takes device units for points")
    func identity() {
        #expect(AxisMapping.identity.point(x: 12.5, y: -3) == (12.5, -3))
        #expect(AxisMapping.identity.length(8) == 8)
    }

    @Test("a range of one value maps to the middle instead of dividing by zero")
    func singleValue() {
        let point = AxisRange(minimum: 5, maximum: 5)
        #expect(AxisMapping(x: point, y: point, width: 320, height: 480).point(x: 5, y: 5) == (160, 240))
    }

    @Test("the widest range of all doesn't overflow")
    func widest() {
        let range = AxisRange(minimum: .min, maximum: .max)
        let mapping = AxisMapping(x: range, y: range, width: 100, height: 100)
        #expect(mapping.point(x: Double(Int32.max), y: Double(Int32.min)) == (100, 0))
    }

    @Test("a device without positions has no mapping")
    func withoutPositions() {
        #expect(AxisMapping(device: InputDeviceDescription(), width: 1, height: 1) == nil)
    }

    @Test("a length is scaled by the mean of both axes")
    func length() {
        let mapping = AxisMapping(
            x: AxisRange(minimum: 0, maximum: 100), y: AxisRange(minimum: 0, maximum: 100), width: 100, height: 300)
        #expect(mapping.length(10) == 20)
    }
}
