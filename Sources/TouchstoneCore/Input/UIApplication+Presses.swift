extension UIApplication {
    /// The keys and buttons that are down.
    var pressesDown: [UIPress] { Unretained(router).borrow { $0.keys.pressesDown } }
}
