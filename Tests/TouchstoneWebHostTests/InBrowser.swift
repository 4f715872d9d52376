import Testing

/// Tests that drive a browser, one after the other: on a small machine two browsers at a time starve each other.
@Suite(.serialized) enum InBrowser {}
