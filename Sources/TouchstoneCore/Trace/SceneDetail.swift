/// Additional data in a scene snapshot for a kind of view or recognizer.
@MainActor
package protocol SceneDetail {
    /// Adds the data that distinguishes two snapshots.
    func add(to fingerprint: inout Fingerprint)
}

extension SceneDetail {
    package func add(to fingerprint: inout Fingerprint) {}
}
