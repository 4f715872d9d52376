// SwiftPM needs a Swift file here. The sources are named in port.json.
