/// Detects scroll view classes that override `layoutSubviews()`, which is called each time the content moves (SV-28).
@MainActor
enum LayoutProbe {
    private static let probe = OverrideProbe(
        base: UIScrollView.self, overriding: LayingOut.self, plain: Plain.self)

    static func isOverridden(by type: AnyClass) -> Bool { probe.isOverridden(by: type) }

    private final class Plain: UIScrollView {}
    private final class LayingOut: UIScrollView {
        override func layoutSubviews() {}
    }
}
