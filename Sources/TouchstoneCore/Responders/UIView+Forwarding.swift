import Foundation

extension UIView {
    /// Returns the last superview that forwards `method` because it overrides nothing, determined from the nodes; `nil` if the responder
    /// chain ends there.
    @inline(__always)
    func lastForwardingSuperview(of method: ForwardedMethod) -> UIResponder? {
        guard let handles = method.override else { return self }
        var node = self.node
        while node.pointee.overrides.isDisjoint(with: .next), !node.pointee.flags.contains(.rootOfController),
            let parent = node.pointee.parent, parent.pointee.overrides.isDisjoint(with: handles)
        {
            node = parent
        }
        if node.pointee.flags.contains(.window),
            node.pointee.view.borrow({ known($0, as: UIWindow.self).isLastInChain })
        {
            return nil
        }
        return node.pointee.view.object
    }
}
