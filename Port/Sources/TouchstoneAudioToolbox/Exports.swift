@_exported import TouchstoneServices
