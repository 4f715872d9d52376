import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// An error of Core Foundation.
public typealias CFError = NSError

/// Returns the description of an error.
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! { err.localizedDescription }
/// Returns the domain of an error.
public func CFErrorGetDomain(_ err: CFError!) -> CFString! { err.domain }
/// Returns the code of an error.
public func CFErrorGetCode(_ err: CFError!) -> Int { err.code }

/// The programs to which a font is registered.
public enum CTFontManagerScope: UInt32, Sendable {
    /// A scope of registered fonts.
    case none, process, persistent, session
}

/// Makes the family of a font available by name, as `UIFont.registerFamily(_:)` does. The host that draws the text must have the font.
///
/// - Returns: Whether the font is now available; always `true`.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    UIFont.registerFamily(font.familyName)
    return true
}

/// Has no effect: a family stays available.
///
/// - Returns: Always `false`.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { false }

/// Makes the family of a font file available by name, as `UIFont.registerFamily(_:)` does. The host that draws the text must have the font.
///
/// - Returns: Whether the file contains a font. If not, `error` receives the reason.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    guard let font = CGDataProvider(url: fontURL).flatMap({ CGFont($0) }) else {
        let reason = "\(fontURL.path) contains no font."
        error?.pointee = .passRetained(
            NSError(
                domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: 101,
                userInfo: [
                    NSLocalizedDescriptionKey: reason
                ]))
        return false
    }
    return CTFontManagerRegisterGraphicsFont(font, error)
}
