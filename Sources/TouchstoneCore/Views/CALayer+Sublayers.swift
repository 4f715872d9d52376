import Foundation

/// The tree of layers.
///
/// Of a view's layer, only the sublayers that are no subviews' are kept, each with the number of subviews behind it; the subviews
/// are the view's, so that adding a plain layer changes nothing about them.
extension CALayer {
    /// The layer that this one lies in: of a view's layer that of its superview; nil for none.
    public var superlayer: CALayer? {
        if let presented { return presented.superlayer?.presentation() }
        return owner ?? view?.superviewStorage?.layer
    }

    /// From back to front, with those of the subviews in their places; nil, the default, where there are none.
    public var sublayers: [CALayer]? {
        get {
            if let presented { return presented.sublayers?.compactMap { $0.presentation() } }
            var layers: [CALayer] = []
            forEachChild { layers.append($0.layer) }
            return layers.isEmpty ? nil : layers
        }
        set {
            let layers = newValue ?? []
            for layer in sublayers ?? [] where !layers.contains(layer) { layer.removeFromSuperlayer() }
            for layer in layers { addSublayer(layer) }
        }
    }

    /// Puts `layer` among the sublayers, so that it has that place in `sublayers`; past the end is the end.
    public func insertSublayer(_ layer: CALayer, at index: UInt32) {
        insert(layer, at: Int(index))
    }

    /// Directly behind `sibling`; with nil behind all.
    public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, beside: sibling, offset: 0)
    }

    /// Directly in front of `sibling`; with nil in front of all.
    public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, beside: sibling, offset: 1)
    }

    /// Puts `new` in the place of `old`; of a layer that is no sublayer, nothing.
    public func replaceSublayer(_ old: CALayer, with new: CALayer) {
        guard old !== new, index(of: old) != nil else { return }
        insertSublayer(new, above: old)
        old.removeFromSuperlayer()
    }

    // MARK: Places

    /// A sublayer, or a subview whose layer nobody may have asked for.
    @MainActor
    enum Child {
        case layer(CALayer)
        case view(UIView)

        var layer: CALayer {
            switch self {
            case .layer(let layer): layer
            case .view(let view): view.layer
            }
        }
    }

    /// From back to front.
    func forEachChild(_ body: (Child) -> Void) {
        let subviews = view?.subviewStorage ?? []
        var shown = 0
        for layer in ownSublayers {
            for subview in subviews[shown..<max(shown, layer.subviewsBehind)] { body(.view(subview)) }
            shown = max(shown, layer.subviewsBehind)
            body(.layer(layer))
        }
        for subview in subviews[shown...] { body(.view(subview)) }
    }

    /// A sublayer's place in `sublayers`.
    private func index(of layer: CALayer) -> Int? {
        if layer.owner === self {
            return ownSublayers.firstIndex { $0 === layer }.map { $0 + layer.subviewsBehind }
        }
        guard let view, let subview = layer.view, let index = view.index(of: subview) else { return nil }
        return place(ofSubviewAt: index)
    }

    /// The place in `sublayers` of a subview's layer.
    func place(ofSubviewAt index: Int) -> Int {
        index + (ownSublayers.firstIndex { $0.subviewsBehind > index } ?? ownSublayers.count)
    }

    private func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
        guard let sibling, sibling !== layer else { return insert(layer, at: offset == 0 && sibling == nil ? 0 : .max) }
        guard let place = index(of: sibling) else {
            return LoggedException.log(
                "CALayer.insertSublayer(_:below:)",
                "\(sibling) is no sublayer of \(self), so that \(layer) cannot be inserted beside it.")
        }
        let isBehind = index(of: layer).map { $0 < place } ?? false
        insert(layer, at: place + offset - (isBehind ? 1 : 0))
    }

    /// - Parameter place: In `sublayers`, as they are without the layer.
    func insert(_ layer: CALayer, at place: Int) {
        guard !isIn(layer) else {
            return LoggedException.log(
                "CALayer.addSublayer(_:)", "Cannot add \(layer) as a sublayer of itself or of a layer below it.")
        }
        if let view, let subview = layer.view { return view.insert(subview, at: place) }
        layer.leaveSuperlayer()
        let (own, subviews) = split(place)
        layer.owner = self
        layer.subviewsBehind = subviews
        ownSublayers.insert(layer, at: own)
        layer.arrive()
        pictureChanged()
    }

    /// How many of the layers before a place are its own, and how many those of subviews.
    private func split(_ place: Int) -> (own: Int, subviews: Int) {
        let subviews = view?.subviewStorage.count ?? 0
        let place = min(max(0, place), subviews + ownSublayers.count)
        var own = 0
        while own < ownSublayers.count, own + ownSublayers[own].subviewsBehind < place { own += 1 }
        return (own, place - own)
    }

    private func isIn(_ layer: CALayer) -> Bool {
        if layer === self { return true }
        // Most that are added have nothing below them.
        guard !layer.ownSublayers.isEmpty || !(layer.view?.subviewStorage.isEmpty ?? true) else { return false }
        var current = superlayer
        while let ancestor = current {
            if ancestor === layer { return true }
            current = ancestor.superlayer
        }
        return false
    }

    func leaveSuperlayer() {
        guard let owner else {
            view?.removeFromSuperview()
            return
        }
        owner.shownBy?.layersLeave()
        self.owner = nil
        if owner.look.mask === self { owner.look.mask = nil }
        owner.ownSublayers.removeAll { $0 === self }
        owner.pictureChanged()
    }

    // MARK: Windows

    /// The application in whose window it is, at whatever depth; nil for none.
    package var shownBy: UIApplication? {
        var layer = self
        while layer.view == nil, let owner = layer.owner { layer = owner }
        return layer.view?.windowStorage?.application
    }

    /// Whether it has been in its window since before this turn of the loop, so that a change of it is seen as one.
    package var hasBeenShown: Bool { commitOfArrival < shownBy?.commits ?? .min }

    /// It came into a window, or into a tree that is in one.
    func arrive() {
        guard let commit = shownBy?.commits else { return }
        var waiting = [self]
        while let layer = waiting.popLast() {
            layer.commitOfArrival = commit
            layer.life?.arrived()
            waiting += layer.ownSublayers
            if let mask = layer.look.mask { waiting.append(mask) }
        }
    }

    // MARK: What the view tells

    /// The index among the subviews of one that comes to a place in `sublayers`; the layers in front of it learn of it.
    func makeRoomForSubview(at place: Int) -> Int {
        let (own, index) = split(place)
        for layer in ownSublayers[own...] { layer.subviewsBehind += 1 }
        return index
    }

    func subviewLeft(_ index: Int) {
        for layer in ownSublayers where layer.subviewsBehind > index { layer.subviewsBehind -= 1 }
    }

    // MARK: Dying

    /// Lets sublayers of a dying layer go without recursion, however deep the tree.
    nonisolated static func release(_ layers: inout [CALayer]) {
        var waiting: [CALayer] = []
        swap(&waiting, &layers)
        for layer in waiting { layer.owner = nil }
        while var layer = waiting.popLast() {
            guard isKnownUniquelyReferenced(&layer) else { continue }
            for sublayer in layer.ownSublayers { sublayer.owner = nil }
            waiting.append(contentsOf: layer.ownSublayers)
            layer.ownSublayers = []
        }
    }
}
