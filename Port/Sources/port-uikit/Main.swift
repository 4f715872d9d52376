import Foundation
import PortRewriter

/// Writes ported sources: `port-uikit --output FOLDER [--plain] [--keep-import MODULE]… [--product PRODUCT]… FILE-OR-FOLDER…`; or tells what a port leaves out of an
/// application: `port-uikit app FOLDER --check`.
@main
enum Main {
    static func main() {
        var output: String?
        var options = PortOptions()
        var inputs: [String] = []
        var arguments = CommandLine.arguments.dropFirst()
        let isCheck = arguments.first == "app"
        if isCheck { arguments.removeFirst() }
        var checks = false
        while let argument = arguments.popFirst() {
            switch argument {
            case "--output": output = arguments.popFirst()
            case "--plain": options.tellsLocations = false
            case "--keep-import": if let module = arguments.popFirst() { options.kept.insert(module) }
            case "--product": if let product = arguments.popFirst() { options.products.insert(product) }
            case "--all-products": options.products.formUnion(AppleModules.products)
            case "--check" where isCheck: checks = true
            case "--help", "-h": end(usage, code: 0)
            default: inputs.append(argument)
            }
        }
        if isCheck {
            guard inputs.count == 1, output == nil else { end(usage, code: 64) }
            guard checks else { end("error: port-uikit app only reports so far: add --check\n\n" + usage, code: 64) }
            return check(inputs[0], options)
        }
        guard let output, !inputs.isEmpty else { end(usage, code: 64) }
        do {
            let all = try inputs.flatMap { try ResourceFiles.within($0) }
            let paths = all.filter { $0.hasSuffix(".swift") }
            let resources = ResourceFiles(all)
            let files = try paths.map { ($0, try String(contentsOfFile: $0, encoding: .utf8)) }
            options.makesInterfaceMembers = !resources.interfaces.isEmpty
            let port = Port(files, options: options)
            try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
            for (name, source) in zip(Port.names(of: paths), port.sources) {
                // The original's name is told to the compiler, and no two files may have one.
                try write(source.text, to: output + "/" + name + (options.tellsLocations ? "+Ported.swift" : ".swift"))
            }
            if !options.tellsLocations, !port.products.isEmpty {
                print("The sources import products of the package Port: \(port.products.joined(separator: ", "))")
            }
            let translated = try resources.translated(for: port)
            for file in translated.files { try write(file.text, to: output + "/" + file.name) }
            let findings = port.findings + translated.findings
            for finding in findings { print(finding, to: &standardError) }
            if port.findings.contains(where: { $0.severity == .error }) { exit(1) }
        } catch {
            end("error: \(error)", code: 1)
        }
    }

    /// Reports what the port of all sources in a folder leaves out, and changes nothing.
    private static func check(_ folder: String, _ options: PortOptions) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
            end("error: there is no folder \(folder)", code: 1)
        }
        do {
            let all = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { path in
                // What was built or fetched is not the application's.
                !path.split(separator: "/").contains {
                    $0.hasPrefix(".") || ["Pods", "Carthage", "DerivedData", "Package.swift"].contains($0)
                }
            }.sorted().map { folder + "/" + $0 }
            let paths = all.filter { $0.hasSuffix(".swift") }
            guard !paths.isEmpty else { end("error: there are no Swift files in \(folder)", code: 1) }
            let files = try paths.map { ($0, try String(contentsOfFile: $0, encoding: .utf8)) }
            let resources = ResourceFiles(all)
            var options = options
            options.products.formUnion(AppleModules.products)
            options.otherModules = Set(all.flatMap(folders))
            options.makesInterfaceMembers = !resources.interfaces.isEmpty
            let port = Port(files, options: options)
            let translated = try resources.translated(for: port)
            if !port.products.isEmpty {
                print("Products of the package Port that it needs: \(port.products.joined(separator: ", "))\n")
            }
            let others = all.compactMap { Finding.leavingOut($0) }
            print(Report(port.findings + translated.findings + others, files: files.count))
            if port.findings.contains(where: { $0.severity == .error }) { exit(1) }
        } catch {
            end("error: \(error)", code: 1)
        }
    }

    /// Names that modules of the application may have: those of its folders, as in SwiftPM and Xcode.
    private static func folders(of path: String) -> [String] { path.split(separator: "/").dropLast().map(String.init) }

    private static let usage = """
        usage: port-uikit --output FOLDER [--plain] [--keep-import MODULE]… [--product PRODUCT]… FILE-OR-FOLDER…
               port-uikit app FOLDER --check [--keep-import MODULE]…

        Rewrites the Swift sources of one module, written for iOS, so that Touchstone compiles them, and translates its
        nibs, storyboards and asset catalogs into Swift. With `app` and
        --check it only reports what would be left out of an application and why, most frequent first.

          --output FOLDER        where the ported files are written, under their own names
          --plain                without #sourceLocation: to be kept, rather than compiled in place of the originals
          --keep-import MODULE   a module of yours that has the name of one of Apple's
          --product PRODUCT      a product of the package Port in place of a module of Apple's, such as TouchstoneMapKit
          --all-products         all products of the package Port in place of modules of Apple's
        """

    /// A file that has not changed keeps its date, so that nothing is compiled anew for it.
    private static func write(_ text: String, to path: String) throws {
        if let old = try? String(contentsOfFile: path, encoding: .utf8), old == text { return }
        try text.write(toFile: path, atomically: true, encoding: .utf8)
    }

    private static func end(_ message: String, code: Int32) -> Never {
        print(message, to: &standardError)
        exit(code)
    }
}

private struct StandardError: TextOutputStream {
    func write(_ string: String) { FileHandle.standardError.write(Data(string.utf8)) }
}

nonisolated(unsafe) private var standardError = StandardError()
