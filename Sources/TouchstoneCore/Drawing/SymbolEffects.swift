/// An effect of a symbol. Effects are not drawn here.
public protocol SymbolEffect: Sendable {}
/// An effect that plays once. It is not drawn here.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// An effect that plays until it is removed. It is not drawn here.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// An effect with which a symbol appears or disappears. It is not drawn here.
public protocol TransitionSymbolEffect: SymbolEffect {}
/// An effect with which one symbol replaces another. It is not drawn here.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// Touchstone extension: an effect of a symbol with its variants, which all are the effect itself here.
public protocol SymbolEffectVariants: SymbolEffect {}

extension SymbolEffectVariants {
    /// The effect with a movement upward.
    public var up: Self { self }
    /// The effect with a movement downward.
    public var down: Self { self }
    /// The effect of one layer after another.
    public var byLayer: Self { self }
    /// The effect of the whole symbol.
    public var wholeSymbol: Self { self }
    /// The effect with a clockwise turn.
    public var clockwise: Self { self }
    /// The effect with a counterclockwise turn.
    public var counterClockwise: Self { self }
    /// The effect to the left.
    public var left: Self { self }
    /// The effect to the right.
    public var right: Self { self }
    /// The effect in which layers become visible one after another.
    public var iterative: Self { self }
    /// The effect in which layers stay visible.
    public var cumulative: Self { self }
    /// The effect back and forth.
    public var reversing: Self { self }
    /// The effect in one direction.
    public var nonReversing: Self { self }
    /// The effect that dims layers.
    public var dimInactiveLayers: Self { self }
    /// The effect that hides layers.
    public var hideInactiveLayers: Self { self }
    /// The effect that brightens and darkens.
    public var pulse: Self { self }
    /// The effect without a direction.
    public var plain: Self { self }
    /// The replacement in which both symbols move upward.
    public var upUp: Self { self }
    /// The replacement downward and upward.
    public var downUp: Self { self }
    /// The replacement that goes off upward.
    public var offUp: Self { self }
}

/// A bounce. It is not drawn here.
public struct BounceSymbolEffect: SymbolEffectVariants, DiscreteSymbolEffect, IndefiniteSymbolEffect {}
/// A change of opacity. It is not drawn here.
public struct PulseSymbolEffect: SymbolEffectVariants, DiscreteSymbolEffect, IndefiniteSymbolEffect {}
/// A change of color. It is not drawn here.
public struct VariableColorSymbolEffect: SymbolEffectVariants, DiscreteSymbolEffect, IndefiniteSymbolEffect {}
/// A change of size. It is not drawn here.
public struct ScaleSymbolEffect: SymbolEffectVariants, IndefiniteSymbolEffect {}
/// An appearance. It is not drawn here.
public struct AppearSymbolEffect: SymbolEffectVariants, IndefiniteSymbolEffect, TransitionSymbolEffect {}
/// A disappearance. It is not drawn here.
public struct DisappearSymbolEffect: SymbolEffectVariants, IndefiniteSymbolEffect, TransitionSymbolEffect {}
/// A wiggle. It is not drawn here.
public struct WiggleSymbolEffect: SymbolEffectVariants, DiscreteSymbolEffect, IndefiniteSymbolEffect {}
/// A rotation. It is not drawn here.
public struct RotateSymbolEffect: SymbolEffectVariants, DiscreteSymbolEffect, IndefiniteSymbolEffect {}
/// A slow change of size. It is not drawn here.
public struct BreatheSymbolEffect: SymbolEffectVariants, DiscreteSymbolEffect, IndefiniteSymbolEffect {}
/// A replacement. It is not drawn here.
public struct ReplaceSymbolEffect: SymbolEffectVariants, ContentTransitionSymbolEffect {}
/// The system's effect. It is not drawn here.
public struct AutomaticSymbolEffect: SymbolEffectVariants, TransitionSymbolEffect, ContentTransitionSymbolEffect {}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// An effect in which the symbol bounces.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
    /// A change of opacity.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// A change of color.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
    /// A change of size.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
extension SymbolEffect where Self == AppearSymbolEffect {
    /// An effect in which the symbol appears.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
    /// An effect in which the symbol disappears.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
    /// An effect in which the symbol wiggles.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
    /// An effect in which the symbol rotates.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
    /// A slow change of size.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// A transition in which one symbol replaces another.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The transition that the system chooses.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

/// The repetition and speed of a symbol's effect. Stored; has no effect.
public struct SymbolEffectOptions: Hashable, Sendable {
    private var count: Int?
    private var isEndless: Bool?
    private var factor = 1.0

    /// The number of repetitions and the time between them.
    public struct RepeatBehavior: Hashable, Sendable {
        fileprivate var count: Int?
        /// Repetitions without a pause.
        public static var continuous: RepeatBehavior { RepeatBehavior() }
        /// Repetitions with a pause.
        public static var periodic: RepeatBehavior { RepeatBehavior() }
        /// Returns a number of repetitions with a pause, in seconds.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(count: count)
        }
    }

    /// The options that an effect has by default.
    public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
    /// Repetitions without an end.
    public static var repeating: SymbolEffectOptions { SymbolEffectOptions(isEndless: true) }
    /// The options of an effect that does not repeat.
    public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(isEndless: false) }
    /// Returns options with a behavior of repetitions.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions(count: behavior.count, isEndless: behavior.count == nil)
    }
    /// Returns options with a number of repetitions.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions(count: count) }
    /// Returns options with a factor for the speed.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(factor: speed) }

    /// These options with repetitions without an end.
    public var repeating: SymbolEffectOptions { SymbolEffectOptions(isEndless: true, factor: factor) }
    /// These options without repetitions.
    public var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(isEndless: false, factor: factor) }
    /// Returns these options with a number of repetitions.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions(count: count, factor: factor) }
    /// Returns these options with a factor for the speed.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        SymbolEffectOptions(count: count, isEndless: isEndless, factor: speed)
    }
}

/// What has ended when an effect of a symbol ends.
@preconcurrency @MainActor
public struct UISymbolEffectCompletionContext {
    /// Whether the effect has ended by itself; always `true`.
    public let isFinished = true
    /// The object with the symbol; `nil` if it has gone.
    public private(set) weak var sender: AnyObject?
}

/// A function that is called when an effect of a symbol ends.
public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void
