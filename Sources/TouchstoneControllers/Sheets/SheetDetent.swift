import Foundation
import TouchstoneCore

extension UISheetPresentationController {
    /// A height that a sheet rests at.
    @preconcurrency @MainActor
    public final class Detent: NSObject {
        /// What a detent is called.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            /// That of a name of one's own.
            public init(_ rawValue: String) { self.rawValue = rawValue }
            /// Half of the window.
            public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
            /// All but a strip at the top.
            public static let large = Identifier(rawValue: "com.apple.UIKit.large")
        }

        /// What it is called.
        public let identifier: Identifier
        private let height: @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        private init(
            _ identifier: Identifier,
            _ height: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            self.identifier = identifier
            self.height = height
        }

        /// Half of the height that there is.
        public class func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }
        /// The whole height that there is.
        public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
        /// A height of one's own, in points; nil leaves the detent out.
        public class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver) }

        /// The height now, in points, without the safe area; nil for none.
        public func resolvedValue(
            in context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat? { height(context) }
    }
}

/// What a detent's height may depend on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
    /// The traits of the container.
    var containerTraitCollection: UITraitCollection { get }
    /// The greatest height, in points, without the safe area at the bottom.
    var maximumDetentValue: CGFloat { get }
}

/// Hears of a sheet's heights.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Its user dragged it to another detent.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
