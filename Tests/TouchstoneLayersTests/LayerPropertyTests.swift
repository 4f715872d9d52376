import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Properties of a layer's subclass that draw it again.
@Suite(.application) @MainActor
struct LayerPropertyTests {
    private final class Dial: CALayer {
        var angle: CGFloat = 0 { didSet { layerPropertyChanged("angle") } }
        var note = 0 { didSet { layerPropertyChanged("note") } }

        override class func needsDisplay(forKey key: String) -> Bool {
            key == "angle" || super.needsDisplay(forKey: key)
        }
    }

    @Test func `A layer is drawn again after a change of a property that its class names`() {
        let dial = Dial()
        dial.displayIfNeeded()
        dial.note = 1
        #expect(!dial.needsDisplay())
        dial.angle = 1
        #expect(dial.needsDisplay())
    }
}
