#if Port
import Foundation

/// The interface that an application shows when it launches, according to its property list or Xcode project.
public enum LaunchInterface: Equatable, Sendable {
    /// The application delegate's window shows a storyboard.
    case window(storyboard: String)
    /// A scene has a delegate class, a storyboard, or both.
    case scene(delegate: String?, storyboard: String?)

    /// Reads a property list. Returns `nil` if it describes no interface or is invalid.
    public init?(propertyList data: Data) {
        guard let list = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any] else {
            return nil
        }
        if let manifest = list["UIApplicationSceneManifest"] as? [String: Any] {
            let all = manifest["UISceneConfigurations"] as? [String: Any]
            let scenes = all?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
            let delegate = (scenes?.first?["UISceneDelegateClassName"] as? String).map(Self.className)
            let storyboard = scenes?.first?["UISceneStoryboardFile"] as? String
            guard delegate != nil || storyboard != nil else { return nil }
            self = .scene(delegate: delegate, storyboard: storyboard)
        } else if let storyboard = list["UIMainStoryboardFile"] as? String {
            self = .window(storyboard: storyboard)
        } else {
            return nil
        }
    }

    /// Reads the settings of an Xcode project that generates the property list. Returns `nil` if they name no storyboard.
    public init?(project text: String) {
        guard let found = text.firstMatch(of: /INFOPLIST_KEY_UIMainStoryboardFile = "?([^";]+)"?;/) else { return nil }
        self = .window(storyboard: String(found.1))
    }

    /// `$(PRODUCT_MODULE_NAME).SceneDelegate` is a class of the module itself.
    private static func className(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }

    var swift: String {
        switch self {
        case .window(let storyboard): return ".window(storyboard: \(SwiftText.quoted(storyboard)))"
        case .scene(let delegate, let storyboard):
            let values = [delegate, storyboard].map { $0.map(SwiftText.quoted) ?? "nil" }
            return ".scene(delegate: \(values[0]), storyboard: \(values[1]))"
        }
    }

    /// Whether a property list belongs to an extension or a watch application, which are not part of the application.
    public static func isOfExtension(propertyList data: Data) -> Bool {
        let list = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
        return ["NSExtension", "WKApplication", "WKWatchKitApp", "EXAppExtensionAttributes"].contains {
            list?[$0] != nil
        }
    }
}
#endif
