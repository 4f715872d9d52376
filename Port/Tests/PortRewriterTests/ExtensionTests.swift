import PortRewriter
import Testing

struct ExtensionTests {
    private let plain = PortOptions(tellsLocations: false)

    @Test func anEmptiedExtensionKeepsNoOverride() {
        let result = ported(
            """
            class Sheet: UIView {
            }
            extension Sheet: UIScrollViewDelegate {}
            class TallSheet: Sheet {
            }
            extension TallSheet {
                public func scrollViewDidScroll(_ s: UIScrollView) { moved() }
            }
            """)
        #expect(result.contains("override public func scrollViewDidScroll(_ s: UIScrollView) { moved() }"), "\(result)")
        #expect(result.hasSuffix("extension TallSheet {\n    \n}"), "\(result)")
    }

    @Test func whatAnswersForADelegateIsPrivateAlone() {
        let result = ported(
            """
            open class Box: UIViewController, UITextFieldDelegate {
            }
            class SmallBox: Box { func textFieldShouldReturn(_ t: UITextField) -> Bool { true } }
            """)
        #expect(
            result.contains("    private final class UnimplementedDelegate: NSObject, UITextFieldDelegate {}"),
            "\(result)")
        #expect(
            result.contains(
                "    open func textFieldShouldReturn(_ t: UITextField) -> Bool { "
                    + "UnimplementedDelegate().textFieldShouldReturn(t) }"), "\(result)")
        #expect(!result.contains("open private"), "\(result)")
    }
}
