/// The batch in which a fault was written.
///
/// A batch is *held out* if `explain` was asked about all of its faults once before its authors saw any of them, so that the first answers
/// measure how `explain` does on mistakes it was not made for. From then on the faults of the batch are regression tests like the others.
enum Batch: String, CaseIterable {
    /// Visible while `explain` was developed.
    case development
    /// The held-out batches, in the order in which they were first used.
    case first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth

    var isHeldOut: Bool { self != .development }
}
