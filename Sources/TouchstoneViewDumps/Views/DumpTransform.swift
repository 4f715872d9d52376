import Foundation

/// The part of a printed affine transform that turns and scales; frames already contain the translation.
///
/// `CGAffineTransform` exists only on some platforms.
struct DumpTransform {
    var a, b, c, d: CGFloat
}
