import Foundation

/// The six numbers of a printed affine transform, as in `DumpTransform`, which only some platforms have.
struct DumpTransform {
    var a, b, c, d, tx, ty: CGFloat
}
