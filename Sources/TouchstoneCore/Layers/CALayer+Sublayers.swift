import Foundation

/// The tree of layers.
///
/// The layer of a view stores only those sublayers that do not belong to subviews, each with the number of subviews
/// behind it. The subviews stay in the view's own array, so adding a plain layer does not affect them.
extension CALayer {
    var sublayerList: [CALayer]? {
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

    func swapSublayer(_ old: CALayer, with new: CALayer) {
        guard old !== new, index(of: old) != nil else { return }
        insertSublayer(new, above: old)
        old.removeFromSuperlayer()
    }

    // MARK: Indices

    /// A sublayer, or a subview that may have no layer yet.
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

    /// Calls `body` for each child from back to front.
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

    /// Returns the index of a sublayer in `sublayers`.
    private func index(of layer: CALayer) -> Int? {
        if layer.owner === self {
            return ownSublayers.firstIndex { $0 === layer }.map { $0 + layer.subviewsBehind }
        }
        guard let view, let subview = layer.view, let index = view.index(of: subview) else { return nil }
        return place(ofSubviewAt: index)
    }

    /// Returns the index in `sublayers` of the layer of a subview.
    func place(ofSubviewAt index: Int) -> Int {
        index + (ownSublayers.firstIndex { $0.subviewsBehind > index } ?? ownSublayers.count)
    }

    func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
        guard let sibling, sibling !== layer else { return insert(layer, at: offset == 0 && sibling == nil ? 0 : .max) }
        // Libraries insert layers beside views that they have not added. Such a layer is put in front of all others [our choice].
        guard let place = index(of: sibling) else { return insert(layer, at: .max) }
        let isBehind = index(of: layer).map { $0 < place } ?? false
        insert(layer, at: place + offset - (isBehind ? 1 : 0))
    }

    /// Inserts `layer` as a sublayer.
    ///
    /// - Parameter place: The index in `sublayers`, not counting the layer itself.
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

    /// Returns how many layers before an index of `sublayers` are the layer's own and how many belong to subviews.
    private func split(_ place: Int) -> (own: Int, subviews: Int) {
        let subviews = view?.subviewStorage.count ?? 0
        let place = min(max(0, place), subviews + ownSublayers.count)
        var own = 0
        while own < ownSublayers.count, own + ownSublayers[own].subviewsBehind < place { own += 1 }
        return (own, place - own)
    }

    private func isIn(_ layer: CALayer) -> Bool {
        if layer === self { return true }
        // Most added layers have no sublayers, so they cannot contain this layer.
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

    /// The application of the window that shows this layer, at any depth; `nil` if the layer is in no window.
    package var shownBy: UIApplication? {
        var layer = self
        while layer.view == nil, let owner = layer.owner { layer = owner }
        return layer.view?.windowStorage?.application
    }

    /// Whether the layer has been in its window since before this run-loop iteration, so that its changes can be
    /// animated.
    package var hasBeenShown: Bool { commitOfArrival < shownBy?.commits ?? .min }

    /// Records that the layer entered a window or a tree that is in a window.
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

    // MARK: Changes of subviews

    /// Returns the subview index for a new subview at an index of `sublayers`, and updates the layers in front of it.
    func makeRoomForSubview(at place: Int) -> Int {
        let (own, index) = split(place)
        for layer in ownSublayers[own...] { layer.subviewsBehind += 1 }
        return index
    }

    func subviewLeft(_ index: Int) {
        for layer in ownSublayers where layer.subviewsBehind > index { layer.subviewsBehind -= 1 }
    }

    // MARK: Deallocation

    /// Releases the sublayers of a deallocated layer without recursion, whatever the depth of the tree.
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
