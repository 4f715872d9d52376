extension UIView {
    /// Requests that the screen be drawn again. The view's own recorded drawing stays valid.
    func pictureChanged() {
        windowStorage?.drawingChanged()
    }
}
