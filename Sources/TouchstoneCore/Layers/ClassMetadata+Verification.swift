extension ClassMetadata {
    /// Verifies the layout of classes once; it stops the program if it is not the expected one.
    @MainActor static let verification: Void = {
        DynamicInitializer.verify()
        ViewProbes.verify()
    }()
}
