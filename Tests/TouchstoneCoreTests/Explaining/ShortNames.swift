import TouchstoneExplaining
import TouchstoneCore

typealias Mention = TouchExplanation.Mention
typealias TouchCause = TouchExplanation.Cause
