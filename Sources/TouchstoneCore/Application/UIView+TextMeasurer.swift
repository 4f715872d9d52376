extension UIView {
    /// The text measurer of the view's application, or the default one if the view is in no window.
    var textMeasurer: any TextMeasurer { windowStorage?.application?.textMeasurer ?? ClassedTextMeasurer() }
}
