import Foundation

/// Starts a child process with `posix_spawn`.
///
/// Foundation's `Process` is not sufficient: it cannot pass descriptors beyond 0 to 2, and it detects a child's end
/// with a descriptor that the child's own children inherit.
enum ChildProcess {
    /// Starts `executable` as the leader of a new process group, with `channel` as its descriptors 3 and 4.
    ///
    /// The process has no standard input, writes its output and errors to `outputFile`, and inherits no other
    /// descriptor.
    static func start(
        executable: String, arguments: [String], environment: [String: String], channel: Int32, outputFile: String
    ) throws -> pid_t {
        // Move the channel away from descriptors 0 to 4, which are replaced below.
        let source = fcntl(channel, F_DUPFD_CLOEXEC, 10)
        guard source >= 0 else { throw ChromiumError.system("fcntl") }
        defer { close(source) }

        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, outputFile, O_WRONLY | O_CREAT | O_APPEND, 0o600)
        posix_spawn_file_actions_adddup2(&actions, 1, 2)
        posix_spawn_file_actions_adddup2(&actions, source, 3)
        posix_spawn_file_actions_adddup2(&actions, source, 4)
        // Sockets inherited by the browser would keep a server's port in use and its connections open.
        for descriptor in openDescriptors() where descriptor > 4 {
            posix_spawn_file_actions_addclose(&actions, descriptor)
        }

        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // Threads of a pool block signals, and a child would inherit the mask.
        var none = sigset_t()
        var all = sigset_t()
        sigemptyset(&none)
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF)
        )

        let argv = CStringList([executable] + arguments)
        let envp = CStringList(environment.map { "\($0.key)=\($0.value)" })
        var identifier: pid_t = 0
        let code = posix_spawn(&identifier, executable, &actions, &attributes, argv.pointers, envp.pointers)
        guard code == 0 else { throw ChromiumError.system("posix_spawn of \(executable)", code: code) }
        return identifier
    }

    /// The open descriptors of this process.
    ///
    /// Closing one in the child that has been closed meanwhile is not an error.
    private static func openDescriptors() -> [Int32] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
        return names.compactMap { Int32($0) }
    }
}

/// A null-terminated C array of C strings, freed with this object.
private final class CStringList {
    let pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    private let count: Int

    init(_ strings: [String]) {
        count = strings.count
        pointers = .allocate(capacity: count + 1)
        for (index, string) in strings.enumerated() {
            (pointers + index).initialize(to: strdup(string))
        }
        (pointers + count).initialize(to: nil)
    }

    deinit {
        for index in 0..<count {
            free(pointers[index])
        }
        pointers.deallocate()
    }
}
