#if AppleModules
@_exported import TouchstoneServices
#endif
