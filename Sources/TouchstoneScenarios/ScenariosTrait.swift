#if !Scenarios
    #error("TouchstoneScenarios needs the trait Scenarios: add it to the dependency on Touchstone in Package.swift")
#endif
