import TouchstoneCore

extension CALayer {
    /// Touchstone extension: marks the layer to be drawn again if its class says so for a property that has changed. The port calls it
    /// for `@NSManaged` properties, which Core Animation stores.
    public func layerPropertyChanged(_ key: String) {
        if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    }
}
