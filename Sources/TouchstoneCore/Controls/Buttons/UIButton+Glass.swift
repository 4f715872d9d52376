extension UIButton.Configuration {
    /// Returns a configuration on glass, which is drawn like `gray()`, as a capsule.
    @preconcurrency @MainActor public static func glass() -> UIButton.Configuration { capsule(.gray()) }
    /// Returns a configuration on clear glass, which is drawn without a fill.
    @preconcurrency @MainActor public static func clearGlass() -> UIButton.Configuration { capsule(.plain()) }
    /// Returns a configuration on colored glass, which is drawn like `filled()`, as a capsule.
    @preconcurrency @MainActor public static func prominentGlass() -> UIButton.Configuration { capsule(.filled()) }
    /// Returns a configuration on clear colored glass, which is drawn like `tinted()`, as a capsule.
    @preconcurrency @MainActor public static func prominentClearGlass() -> UIButton.Configuration {
        capsule(.tinted())
    }

    private static func capsule(_ configuration: UIButton.Configuration) -> UIButton.Configuration {
        var made = configuration
        made.cornerStyle = .capsule
        return made
    }
}
