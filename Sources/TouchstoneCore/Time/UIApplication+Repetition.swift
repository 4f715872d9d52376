extension UIApplication {
    /// Repeats a recorded run-loop iteration.
    package func repeatIteration(_ turn: RunLoopIteration) {
        switch turn {
        case .port: loop.portFired()
        case .drain: loop.drainFired(self)
        case .commit: commit()
        case .deadlines: (clock as? VirtualClock)?.callDue()
        case .scene, .outside: break
        }
        loop.forget(turn)
    }
}
