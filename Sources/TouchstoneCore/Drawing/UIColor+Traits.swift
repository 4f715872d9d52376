extension UIColor {
    /// Creates a color that depends on traits. `dynamicProvider` is called once for each interface style.
    public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
        func color(_ style: UIUserInterfaceStyle) -> CGColor {
            dynamicProvider(UITraitCollection(userInterfaceStyle: style)).resolved(style)
        }
        self.init(light: color(.light), dark: color(.dark))
    }

    /// Returns the color for the interface style of `traits`.
    public func resolvedColor(with traits: UITraitCollection) -> UIColor {
        UIColor(cgColor: resolved(traits.userInterfaceStyle))
    }
}
