#if Port
extension Port {
    /// The names of the ported files without `.swift`, in the order of the paths: those of the originals, and for repeated names the later
    /// ones with a number. The plugin, which cannot use a library, contains the same rule.
    public static func names(of paths: [String]) -> [String] {
        var taken: Set<String> = []
        return paths.map { path in
            let file = path.split(separator: "/").last.map(String.init) ?? path
            let stem = file.hasSuffix(".swift") ? String(file.dropLast(".swift".count)) : file
            var name = stem
            var number = 2
            // Some file systems do not distinguish names that differ only in case.
            while !taken.insert(name.lowercased()).inserted {
                name = "\(stem)-\(number)"
                number += 1
            }
            return name
        }
    }
}
#endif
