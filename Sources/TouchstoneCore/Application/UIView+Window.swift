extension UIView {
    @inline(__always)
    func isIn(_ window: UIWindow) -> Bool { windowReference?.refers(to: window) ?? false }
}
