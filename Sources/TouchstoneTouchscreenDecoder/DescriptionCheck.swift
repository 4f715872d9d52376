/// Checks whether a device's description fits a recording.
extension InputDeviceDescription {
    /// How the device reports touches, judged by the axes in its description; `nil` if it has no position axes.
    var describedProtocol: TouchProtocol? {
        if rangesAreObserved { return nil }
        if slots != nil { return .multitouchB }
        if axes[EvdevCode.mtPositionX] != nil || axes[EvdevCode.mtPositionY] != nil { return .multitouchA }
        return x != nil || y != nil ? .singleTouch : nil
    }

    /// Returns why a separate description cannot belong to the device that sent the events, or `nil` if it can.
    func fault(describing events: some Sequence<EvdevEvent>) -> String? {
        guard x != nil || y != nil, let described = describedProtocol else {
            return
                "the device's description names no axes of positions, as “A: 35 0 4095 0 0 0” or “ABS_MT_POSITION_X : "
                + "value 0, min 0, max 4095” does; it is skipped. evemu-describe and getevent -lp write complete descriptions"
        }
        guard ProtocolSigns(events).contradict(described) else { return nil }
        return
            "the description is of a device that \(described.words), but the recorded device "
            + "\(TouchProtocol.detect(events: events).words); it is skipped. Use the description of the device that "
            + "was recorded"
    }

    /// Returns the description without empty position ranges, and reports each of them as a problem.
    func withoutEmptyRanges(_ problems: inout ProblemLog) -> InputDeviceDescription {
        var result = self
        for (code, range) in positionRanges where range.minimum >= range.maximum {
            problems.report(
                0,
                "the device's description gives \(name(code)) the range \(range.minimum) to \(range.maximum), which is not a valid "
                    + "range; it is treated as unknown")
            result.axes[code] = nil
        }
        return result
    }

    /// Reports positions so far outside their range that the description probably belongs to another device.
    func reportPositionsFarOutside(_ events: [RecordedEvent], _ problems: inout ProblemLog) {
        for (code, range) in positionRanges {
            let allowed = (Double(range.maximum) - Double(range.minimum)) / 10
            let isFar = { (recorded: RecordedEvent) in
                let (event, value) = (recorded.event, Double(recorded.event.value))
                return event.type == EvdevType.absolute && event.code == code
                    && (value < Double(range.minimum) - allowed || value > Double(range.maximum) + allowed)
            }
            guard let first = events.first(where: isFar) else { continue }
            problems.report(
                first.line,
                "\(name(code)) is \(first.event.value), but the device's description gives it the range "
                    + "\(range.minimum) to \(range.maximum); values outside are clamped. It may describe another "
                    + "device's description")
        }
    }

    private var positionRanges: [(code: UInt16, range: AxisRange)] {
        [EvdevCode.mtPositionX, EvdevCode.mtPositionY, EvdevCode.absX, EvdevCode.absY].compactMap { code in
            axes[code].map { (code, $0) }
        }
    }

    private func name(_ code: UInt16) -> String {
        EvdevName.code(type: EvdevType.absolute, code: code) ?? "\(code)"
    }
}
