extension ViewTreeSnapshot.Recognizer {
    init(_ recognizer: UIGestureRecognizer, _ trace: Trace) {
        owner = trace.remembered(recognizer)
        isEnabled = recognizer.isEnabled
        touchTypes = recognizer.touchTypes
        cancelsTouchesInView = recognizer.cancelsTouchesInView
        delaysTouchesBegan = recognizer.delaysTouchesBegan
        delaysTouchesEnded = recognizer.delaysTouchesEnded
        delegate = recognizer.asked.map { trace.remembered($0) }
        hasLostDelegate = recognizer.hasLostDelegate
        requirements = recognizer.requirements.recognizers.map { trace.remembered($0) }
        targets = recognizer.targets.remembered(trace)
        formerView = recognizer.formerView.map { trace.remembered($0) }
    }
}
