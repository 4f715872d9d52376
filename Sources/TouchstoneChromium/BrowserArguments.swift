/// The command line for a quiet browser with repeatable output and pages that never idle.
enum BrowserArguments {
    static func all(profile: TemporaryProfile) -> [String] {
        base + ["--user-data-dir=\(profile.userData)"]
    }

    private static let base = [
        "--headless=new",
        "--remote-debugging-pipe",
        // Containers often lack what the sandbox needs, and a large enough /dev/shm.
        "--no-sandbox",
        "--disable-dev-shm-usage",
        // Otherwise, renderers are children of a helper and become orphans when the browser kills that helper.
        "--no-zygote",
        // Software rendering gives the same pixels everywhere.
        "--disable-gpu",
        "--force-color-profile=srgb",
        "--hide-scrollbars",
        "--lang=en-US",
        // A page in the background must keep its timers and frames.
        "--disable-background-timer-throttling",
        "--disable-backgrounding-occluded-windows",
        "--disable-renderer-backgrounding",
        // Allow only the tests' own traffic.
        "--disable-background-networking",
        "--disable-client-side-phishing-detection",
        "--disable-component-update",
        "--disable-default-apps",
        "--disable-domain-reliability",
        "--disable-extensions",
        "--disable-features=Translate,OptimizationHints,MediaRouter,DialMediaRouteProvider",
        "--disable-sync",
        "--metrics-recording-only",
        "--no-pings",
        // Disable questions, sounds and the keyring.
        "--disable-breakpad",
        "--disable-hang-monitor",
        "--disable-popup-blocking",
        "--disable-prompt-on-repost",
        "--mute-audio",
        "--no-default-browser-check",
        "--no-first-run",
        "--password-store=basic",
        "--use-mock-keychain",
    ]
}
