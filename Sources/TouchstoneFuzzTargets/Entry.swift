import Foundation

/// The target to run, from the environment, because the fuzzer consumes the command-line arguments.
@MainActor
private let target: FuzzTarget = {
    let name = ProcessInfo.processInfo.environment["TOUCHSTONE_FUZZ_TARGET"] ?? ""
    guard let target = FuzzTarget(rawValue: name) else {
        let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
        fatalError("TOUCHSTONE_FUZZ_TARGET names none of the targets: \(names)")
    }
    return target
}()

/// The entry point for libFuzzer, which calls it on the main thread and owns the bytes until it returns.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    MainActor.assumeIsolated { target.run(bytes) }
    return 0
}
