import Foundation

/// Which target to run, from the environment: the fuzzer keeps the arguments for itself.
@MainActor
private let target: FuzzTarget = {
    let name = ProcessInfo.processInfo.environment["TOUCHSTONE_FUZZ_TARGET"] ?? ""
    guard let target = FuzzTarget(rawValue: name) else {
        let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
        fatalError("TOUCHSTONE_FUZZ_TARGET names none of the targets: \(names)")
    }
    return target
}()

/// Called by libFuzzer, on the main thread, with bytes that it owns and keeps until this returns.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    MainActor.assumeIsolated { target.run(bytes) }
    return 0
}
