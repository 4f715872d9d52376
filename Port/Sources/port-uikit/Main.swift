#if Port
import Foundation
import PortRewriter

/// Writes ported sources, or ports a whole application into a package that shows it on a page.
@main
enum Main {
    static func main() {
        var options = PortOptions()
        var inputs: [String] = []
        var arguments = CommandLine.arguments.dropFirst()
        let isApplication = arguments.first == "app"
        if isApplication { arguments.removeFirst() }
        var (output, touchstone): (String?, String?)
        var onlyChecks = false
        /// The value of an option.
        func value(_ option: String) -> String {
            guard let value = arguments.popFirst(), !value.hasPrefix("--") else {
                end("error: \(option) needs a value\n\n" + usage, code: 64)
            }
            return value
        }
        while let argument = arguments.popFirst() {
            switch argument {
            case "--output": output = value(argument)
            case "--plain" where !isApplication: options.tellsLocations = false
            case "--keep-import": options.kept.insert(value(argument))
            case "--product" where !isApplication: options.products.insert(value(argument))
            case "--all-products" where !isApplication: options.products.formUnion(AppleModules.products)
            case "--check" where isApplication: onlyChecks = true
            case "--touchstone" where isApplication: touchstone = value(argument)
            case "--help", "-h":
                print(usage)
                exit(0)
            case _ where argument.hasPrefix("-"): end("error: unknown option \(argument)\n\n" + usage, code: 64)
            default: inputs.append(argument)
            }
        }
        do {
            if isApplication {
                guard inputs.count == 1 else { end(usage, code: 64) }
                try portApplication(inputs[0], options, output: output, touchstone: touchstone, onlyChecks: onlyChecks)
            } else {
                guard let output, !inputs.isEmpty else { end(usage, code: 64) }
                try portFiles(inputs, options, output: output)
            }
        } catch {
            end("error: \(error)", code: 1)
        }
    }

    private static func portFiles(_ inputs: [String], _ given: PortOptions, output: String) throws {
        var options = given
        let all = try inputs.flatMap { try ResourceFiles.within($0) }
        let paths = all.filter { $0.hasSuffix(".swift") }
        let resources = ResourceFiles(all)
        options.makesInterfaceMembers = !resources.interfaces.isEmpty
        let port = Port(try texts(of: paths), options: options)
        try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
        for (name, source) in zip(Port.names(of: paths), port.sources) {
            // The compiler receives the original name, which must be unique.
            try write(source.text, to: output + "/" + name + (options.tellsLocations ? "+Ported.swift" : ".swift"))
        }
        if !options.tellsLocations, !port.products.isEmpty {
            print("The sources import these products of Touchstone: \(port.products.joined(separator: ", "))")
        }
        let translated = try resources.translated(for: port)
        for file in translated.files { try write(file.text, to: output + "/" + file.name) }
        for finding in port.findings + translated.findings { print(finding, to: &standardError) }
        exitIfErrors(port.findings)
    }

    /// Reports what the port of an application leaves out and, unless it only checks, writes a package that shows it on a page.
    private static func portApplication(
        _ folder: String, _ given: PortOptions, output: String?, touchstone: String?, onlyChecks: Bool
    ) throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
            throw ApplicationError.noFolder(folder)
        }
        let application = try ApplicationFolder(folder)
        guard !application.sources.isEmpty else { throw ApplicationError.noSources(folder) }
        var options = given
        options.tellsLocations = onlyChecks
        options.products.formUnion(AppleModules.products)
        options.otherModules = application.moduleNames
        options.makesInterfaceMembers = !application.resources.interfaces.isEmpty
        let port = Port(try texts(of: application.sources), options: options)
        let translated = try application.resources.translated(
            for: port, images: application.images, launch: application.launch)
        let findings = port.findings + translated.findings + application.findings
        if !onlyChecks {
            guard port.applicationDelegate != nil else { throw ApplicationError.noDelegate(folder) }
            let input = URL(fileURLWithPath: folder).standardizedFileURL.path
            let target = URL(fileURLWithPath: output ?? input + "-touchstone").standardizedFileURL.path
            guard !(target + "/").hasPrefix(input + "/") else { throw ApplicationError.inside(input) }
            let package = ApplicationPackage(
                application, port, output: target, touchstone: try touchstoneFolder(touchstone))
            try package.write(translated.files)
            print("Show the application: swift run --package-path \(target)\n")
        } else if !port.products.isEmpty {
            print("Products of Touchstone that it needs: \(port.products.joined(separator: ", "))\n")
        }
        print(Report(findings, files: application.sources.count))
        exitIfErrors(findings)
    }

    /// The folder of Touchstone: the given one, or the one that contains the current folder.
    private static func touchstoneFolder(_ given: String?) throws -> String {
        var place = URL(fileURLWithPath: given ?? FileManager.default.currentDirectoryPath).standardizedFileURL
        while true {
            let manifest = try? String(contentsOf: place.appendingPathComponent("Package.swift"), encoding: .utf8)
            if manifest?.contains("name: \"Touchstone\",\n    platforms") == true { return place.path }
            guard given == nil, place.path != "/" else { throw ApplicationError.noTouchstone }
            place.deleteLastPathComponent()
        }
    }

    private static func texts(of paths: [String]) throws -> [(String, String)] {
        try paths.map { ($0, try String(contentsOfFile: $0, encoding: .utf8)) }
    }

    private static func exitIfErrors(_ findings: [Finding]) {
        if findings.contains(where: { $0.severity == .error }) { exit(1) }
    }

    private static let usage = """
        usage: port-uikit --output FOLDER [--plain] [--keep-import MODULE]… [--product PRODUCT]… FILE-OR-FOLDER…
               port-uikit app FOLDER [--check] [--output FOLDER] [--touchstone FOLDER] [--keep-import MODULE]…

        Rewrites the Swift sources of one module, written for iOS, so that Touchstone compiles them, and translates its
        nibs, storyboards and asset catalogs into Swift.

        With `app`, ports a whole application: writes a package that shows it on a page, and reports what is left out and
        why, most frequent first. Folders whose names end with "Tests", extensions, and what was built or fetched are
        not parts of the application.

          --output FOLDER        where the ported files are written, under their own names; with `app`, the package
                                 (default: the application's folder with "-touchstone" at the end of its name)
          --plain                without #sourceLocation: to be kept, rather than compiled in place of the originals
          --keep-import MODULE   a module of yours that has the name of one of Apple's
          --product PRODUCT      a product of Touchstone in place of a module of Apple's, such as TouchstoneMapKit
          --all-products         all products of Touchstone in place of modules of Apple's
          --check                with `app`: only reports
          --touchstone FOLDER    with `app`: the folder of Touchstone (default: the one that contains the current folder)

        Exits with 0, or with 1 if something cannot be compiled or written, or with 64 if the arguments are wrong.
        """

    /// An unchanged file keeps its date, so that it is not compiled again.
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
#else
import Foundation

@main
enum Main {
    static func main() {
        let message = """
            error: port-uikit needs the trait Port of the package Touchstone: pass --traits Port to swift run, or add \
            traits: ["Port"] to the dependency in Package.swift

            """
        FileHandle.standardError.write(Data(message.utf8))
        exit(1)
    }
}
#endif
