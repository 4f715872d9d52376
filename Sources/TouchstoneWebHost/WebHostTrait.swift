#if !WebHost
    #error("TouchstoneWebHost needs the trait WebHost: add it to the dependency on Touchstone in Package.swift")
#endif
