// What a subclass of UIGestureRecognizer overrides and sets is public in Swift already.
