/// The command line that makes a browser quiet, repeatable and its pages never idle.
enum BrowserArguments {
    static func all(profile: TemporaryProfile) -> [String] {
        base + ["--user-data-dir=\(profile.userData)"]
    }

    private static let base = [
        "--headless=new",
        "--remote-debugging-pipe",
        // Containers often lack both what the sandbox needs and a large enough /dev/shm.
        "--no-sandbox",
        "--disable-dev-shm-usage",
        // Otherwise renderers are the children of a helper, and orphans once the browser has killed that helper.
        "--no-zygote",
        // Drawing in software gives the same pixels everywhere.
        "--disable-gpu",
        "--force-color-profile=srgb",
        "--hide-scrollbars",
        "--lang=en-US",
        // A page that nobody looks at must keep its timers and frames.
        "--disable-background-timer-throttling",
        "--disable-backgrounding-occluded-windows",
        "--disable-renderer-backgrounding",
        // Nothing but the tests' own traffic.
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
        // No questions, no noise, no keyring.
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
