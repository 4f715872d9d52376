// SwiftPM wants a file here; the sources are named in port.json.
