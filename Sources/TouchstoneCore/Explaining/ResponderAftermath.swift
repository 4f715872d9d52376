import Foundation

/// Why a responder is not first responder after a touch.
@MainActor
struct ResponderAftermath {
    let touch: TouchPast
    let responder: UIResponder
    let mention: TouchExplanation.Mention

    /// Empty if it became first responder and stayed it.
    var causes: [TouchExplanation.Cause] {
        var became = false
        for record in touch.records {
            guard case .firstResponder(let subject, _) = record.fact else { continue }
            if subject.map({ touch.means($0, responder) }) ?? false {
                became = true
            } else if became {
                return [.firstResponderLost(mention, to: subject.map { touch.mention($0) })]
            }
        }
        if became || wasFirst { return [] }
        let remarks = (touch.earlierRemarks + touch.remarks).compactMap { $0.remark as? FirstResponderRemark }
        guard let own = remarks.last(where: { $0.responder.refers(to: responder) }) else {
            return [.neverAsked(mention)]
        }
        switch own.outcome {
        case .noWindow: return [.calledTooEarly(mention)]
        case .cannot: return [.cannotBecomeFirst(mention)]
        case .refused(let by, let method):
            return [.editingRefused(mention, by: .init(who: touch.mention(by), method: method))]
        case .held(let holder):
            let by = remarks.last { $0.responder.key == holder.key }.flatMap { remark in
                if case .refused(let by, let method) = remark.outcome {
                    TouchExplanation.Cause.Refuser(who: touch.mention(by), method: method)
                } else {
                    nil
                }
            }
            return [.firstResponderStays(mention, holder: touch.mention(holder), by: by)]
        }
    }

    /// It was already, and nobody changed that.
    private var wasFirst: Bool {
        touch.scene?.firstResponder?.refers(to: responder) == true
            && !touch.records.contains { if case .firstResponder = $0.fact { true } else { false } }
    }
}
