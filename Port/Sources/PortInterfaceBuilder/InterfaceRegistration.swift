#if Port
/// The Swift file that registers a module's nibs, storyboards and catalogs when the program starts.
public enum InterfaceRegistration {
    /// - Parameters:
    ///   - files: The translated files.
    ///   - catalogs: The asset catalogs.
    ///   - launch: The interface that the application shows when it launches; nil for a library.
    ///   - delegate: The class of the application's delegate.
    public static func swift(
        files: [InterfaceFile], catalogs: [AssetCatalog], launch: LaunchInterface? = nil, delegate: String? = nil
    ) -> String {
        func list(_ name: String, _ entries: [String]) -> String {
            entries.isEmpty
                ? "\(name): [:]" : "\(name): [\n\(entries.map { "        " + $0 }.joined(separator: "\n"))\n    ]"
        }
        let readable = files.filter { !$0.swift.isEmpty }
        func entries(_ kind: InterfaceFile.Kind, _ property: String) -> [String] {
            readable.filter { $0.kind == kind }.map { "\(SwiftText.quoted($0.name)): \($0.type).\(property)," }
        }
        var last = ""
        if let launch, let delegate {
            last = ",\n        launch: InterfaceLaunch(\(launch.swift), delegate: \(SwiftText.quoted(delegate)))"
        }
        return """
            import TouchstoneCore
            import UIKit

            /// The nibs, storyboards and asset catalogs of this module.
            enum PortedInterface {
                static let module = InterfaceModule(
                    name: String(#fileID.prefix { $0 != "/" }),
                    \(list("nibs", entries(.nib, "nib"))),
                    \(list("storyboards", entries(.storyboard, "storyboard"))),
                    \(list("colors", catalogs.flatMap(\.colors))),
                    \(list("images", catalogs.flatMap(\.images)))\(last))

                // The program registers the module before it begins.
                #if compiler(>=6.3) && canImport(Darwin)
                @used @section("__DATA,__mod_init_func") static let registration: @convention(c) () -> Void = {
                    PortedInterface.module.register()
                }
                #elseif compiler(>=6.3)
                @used @section(".init_array") static let registration: @convention(c) () -> Void = {
                    PortedInterface.module.register()
                }
                #endif
            }

            """
    }
}
#endif
