import Foundation
import TouchstoneCore

extension UISheetPresentationController {
    /// A height at which a sheet rests.
    @preconcurrency @MainActor
    open class Detent: NSObject {
        /// The identifier of a detent.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            /// Creates an identifier with a custom name.
            public init(_ rawValue: String) { self.rawValue = rawValue }
            /// The identifier of a detent with half of the available height.
            public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
            /// The identifier of a detent with the whole available height.
            public static let large = Identifier(rawValue: "com.apple.UIKit.large")

            /// The identifier as an expression of the source.
            var inCode: String {
                switch self {
                case .medium: ".medium"
                case .large: ".large"
                default: ".init(\"\(rawValue)\")"
                }
            }
        }

        /// The identifier of the detent.
        open var identifier: Identifier { initialIdentifier }
        private let initialIdentifier: Identifier
        private let height: @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        private init(
            _ identifier: Identifier,
            _ height: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            initialIdentifier = identifier
            self.height = height
        }

        /// Returns a detent with half of the available height.
        open class func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }
        /// Returns a detent with the whole available height.
        open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
        /// Returns a detent with a custom height.
        ///
        /// - Parameters:
        ///   - identifier: The identifier of the detent. The default is `nil`, a random one.
        ///   - resolver: A closure that returns the height in points, or `nil` to ignore the detent.
        public class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver) }

        /// Returns the current height in points, without the safe area, or `nil` if the detent is ignored.
        public func resolvedValue(
            in context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat? { height(context) }
    }
}

/// The properties that the height of a detent may depend on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
    /// The traits of the container.
    var containerTraitCollection: UITraitCollection { get }
    /// The maximum height in points, without the safe area at the bottom.
    var maximumDetentValue: CGFloat { get }
}

/// Is notified when the user changes the height of a sheet.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// The user has dragged the sheet to another detent.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
