extension UIViewController {
    /// The orientation of the interface, which is that of the screen.
    public var interfaceOrientation: UIInterfaceOrientation {
        (viewIfLoaded?.windowStorage?.application ?? .shared).screen.orientation
    }
}
