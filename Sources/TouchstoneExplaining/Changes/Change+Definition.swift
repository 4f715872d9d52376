extension TouchExplanation.Change {
    /// The definition of the change.
    ///
    /// This is the only place that distinguishes all changes.
    var definition: any ChangeDefinition {
        switch self {
        case .unhide(let view): Unhide(view: view)
        case .setUserInteractionEnabled(let view, let value): SetUserInteractionEnabled(view: view, value: value)
        case .setAlpha(let view, let alpha): SetAlpha(view: view, alpha: alpha)
        case .endAnimation(let view): EndAnimation(view: view)
        case .resetTransform(let view): ResetTransform(view: view)
        case .enlarge(let view, let rect): Enlarge(view: view, rect: rect)
        case .layOut(let view, let change): LayOut(view: view, change: change)
        case .passThrough(let view): PassThrough(view: view)
        case .bringToFront(let view): BringToFront(view: view)
        case .enableControl(let control): EnableControl(control: control)
        case .endIgnoringInteractionEvents: EndIgnoringInteractionEvents()
        case .addToWindow(let view): AddToWindow(view: view)
        case .retainWindow(let view, let window): RetainWindow(view: view, window: window)
        case .changeOverride(let owner, let method): ChangeOverride(owner: owner, method: method)
        case .setMultipleTouchEnabled(let view): SetMultipleTouchEnabled(view: view)
        case .clearExclusiveTouch(let view): ClearExclusiveTouch(view: view)
        case .setCancelsTouchesInView(let recognizer, let value):
            SetCancelsTouchesInView(recognizer: recognizer, value: value)
        case .setDelaysTouchesBegan(let recognizer, let value):
            SetDelaysTouchesBegan(recognizer: recognizer, value: value)
        case .setDelaysTouchesEnded(let recognizer, let value):
            SetDelaysTouchesEnded(recognizer: recognizer, value: value)
        case .setRecognizerEnabled(let recognizer, let value):
            SetRecognizerEnabled(recognizer: recognizer, value: value)
        case .dropRequirement(let recognizer, let other): DropRequirement(recognizer: recognizer, other: other)
        case .allowAllTouchTypes(let recognizer): AllowAllTouchTypes(recognizer: recognizer)
        case .shareTouchTypes(let recognizer): ShareTouchTypes(recognizer: recognizer)
        case .setDelaysContentTouches(let view, let value): SetDelaysContentTouches(view: view, value: value)
        case .setCanCancelContentTouches(let view, let value): SetCanCancelContentTouches(view: view, value: value)
        case .setScrollEnabled(let view, let value): SetScrollEnabled(view: view, value: value)
        case .keepDrag(let view, let isHorizontal): KeepDrag(view: view, isHorizontal: isHorizontal)
        case .allowSelection(let view, let property): AllowSelection(view: view, property: property)
        case .setContinuous(let view): SetContinuous(view: view)
        case .letBounce(let view, let isHorizontal): LetBounce(view: view, isHorizontal: isHorizontal)
        case .letDelegatePermit(let recognizer, let refuser):
            LetDelegatePermit(recognizer: recognizer, refuser: refuser)
        case .showBackButton(let recognizer, let obstacle):
            ShowBackButton(recognizer: recognizer, obstacle: obstacle)
        case .recognizeSimultaneously(let recognizer, let other):
            RecognizeSimultaneously(recognizer: recognizer, other: other)
        case .addTarget(let sender): AddTarget(sender: sender)
        case .setDelegate(let owner, let property, let className):
            SetDelegate(owner: owner, property: property, className: className)
        case .implementAction(let action, let sender): ImplementAction(action: action, sender: sender)
        case .passTouchesOn(let responder): PassTouchesOn(responder: responder)
        case .dismiss(let controller): Dismiss(controller: controller)
        case .letThrough(let controller): LetThrough(controller: controller)
        case .endEditing(let responder): EndEditing(responder: responder)
        case .registerFor(let control, let event): RegisterFor(control: control, event: event)
        case .attach(let recognizer): Attach(recognizer: recognizer)
        case .lookAt(let object, let what): LookAt(object: object, what: what)
        }
    }
}
