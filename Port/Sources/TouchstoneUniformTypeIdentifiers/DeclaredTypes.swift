#if AppleModules
extension UTType {
    /// The types that are declared here, with their parents; an extension belongs to the first type that has it.
    static let declarations: [TypeDeclaration] = [
        TypeDeclaration(identifier: "public.item", parents: []),
        TypeDeclaration(identifier: "public.content", parents: []),
        TypeDeclaration(identifier: "public.composite-content", parents: ["public.content"]),
        TypeDeclaration(identifier: "public.data", parents: ["public.item"]),
        TypeDeclaration(identifier: "public.directory", parents: ["public.item"]),
        TypeDeclaration(identifier: "public.folder", parents: ["public.directory"]),
        TypeDeclaration(identifier: "com.apple.package", parents: ["public.directory"]),
        TypeDeclaration(identifier: "com.apple.bundle", parents: ["public.directory"]),
        TypeDeclaration(identifier: "public.volume", parents: ["public.folder"]),
        TypeDeclaration(identifier: "public.symlink", parents: ["public.item"]),
        TypeDeclaration(identifier: "com.apple.resolvable", parents: []),
        TypeDeclaration(identifier: "public.url", parents: ["public.data"]),
        TypeDeclaration(identifier: "public.file-url", parents: ["public.url"]),
        TypeDeclaration(identifier: "public.text", parents: ["public.data", "public.content"]),
        TypeDeclaration(
            identifier: "public.plain-text", parents: ["public.text"], extensions: ["txt", "text"], mime: "text/plain"),
        TypeDeclaration(identifier: "public.utf8-plain-text", parents: ["public.plain-text"]),
        TypeDeclaration(identifier: "public.utf16-plain-text", parents: ["public.plain-text"]),
        TypeDeclaration(identifier: "public.delimited-values-text", parents: ["public.text"]),
        TypeDeclaration(
            identifier: "public.comma-separated-values-text", parents: ["public.delimited-values-text"],
            extensions: ["csv"], mime: "text/csv"),
        TypeDeclaration(
            identifier: "public.tab-separated-values-text", parents: ["public.delimited-values-text"],
            extensions: ["tsv"], mime: "text/tab-separated-values"),
        TypeDeclaration(identifier: "public.rtf", parents: ["public.text"], extensions: ["rtf"], mime: "text/rtf"),
        TypeDeclaration(
            identifier: "com.apple.rtfd", parents: ["com.apple.package", "public.composite-content"],
            extensions: ["rtfd"], mime: "text/rtfd"),
        TypeDeclaration(
            identifier: "public.html", parents: ["public.text"], extensions: ["html", "htm"], mime: "text/html"),
        TypeDeclaration(
            identifier: "public.xml", parents: ["public.text"], extensions: ["xml"], mime: "application/xml"),
        TypeDeclaration(
            identifier: "public.yaml", parents: ["public.text"], extensions: ["yml", "yaml"], mime: "application/x-yaml"
        ),
        TypeDeclaration(
            identifier: "public.json", parents: ["public.text"], extensions: ["json"], mime: "application/json"),
        TypeDeclaration(identifier: "com.apple.property-list", parents: ["public.data"], extensions: ["plist"]),
        TypeDeclaration(identifier: "public.source-code", parents: ["public.plain-text"]),
        TypeDeclaration(identifier: "public.swift-source", parents: ["public.source-code"], extensions: ["swift"]),
        TypeDeclaration(
            identifier: "com.netscape.javascript-source", parents: ["public.source-code"], extensions: ["js"],
            mime: "text/javascript"),
        TypeDeclaration(
            identifier: "com.adobe.pdf", parents: ["public.data", "public.composite-content"], extensions: ["pdf"],
            mime: "application/pdf"),
        TypeDeclaration(identifier: "public.image", parents: ["public.data", "public.content"]),
        TypeDeclaration(
            identifier: "public.jpeg", parents: ["public.image"], extensions: ["jpeg", "jpg", "jpe"], mime: "image/jpeg"
        ),
        TypeDeclaration(identifier: "public.png", parents: ["public.image"], extensions: ["png"], mime: "image/png"),
        TypeDeclaration(
            identifier: "com.compuserve.gif", parents: ["public.image"], extensions: ["gif"], mime: "image/gif"),
        TypeDeclaration(
            identifier: "public.tiff", parents: ["public.image"], extensions: ["tiff", "tif"], mime: "image/tiff"),
        TypeDeclaration(
            identifier: "com.microsoft.bmp", parents: ["public.image"], extensions: ["bmp"], mime: "image/bmp"),
        TypeDeclaration(
            identifier: "com.microsoft.ico", parents: ["public.image"], extensions: ["ico"],
            mime: "image/vnd.microsoft.icon"),
        TypeDeclaration(identifier: "com.apple.icns", parents: ["public.image"], extensions: ["icns"]),
        TypeDeclaration(identifier: "public.heif", parents: ["public.image"], extensions: ["heif"], mime: "image/heif"),
        TypeDeclaration(identifier: "public.heic", parents: ["public.heif"], extensions: ["heic"], mime: "image/heic"),
        TypeDeclaration(
            identifier: "org.webmproject.webp", parents: ["public.image"], extensions: ["webp"], mime: "image/webp"),
        TypeDeclaration(
            identifier: "public.svg-image", parents: ["public.image", "public.xml"], extensions: ["svg"],
            mime: "image/svg+xml"),
        TypeDeclaration(identifier: "public.camera-raw-image", parents: ["public.image"]),
        TypeDeclaration(identifier: "com.apple.live-photo", parents: ["public.composite-content"]),
        TypeDeclaration(identifier: "public.audiovisual-content", parents: ["public.data", "public.content"]),
        TypeDeclaration(identifier: "public.movie", parents: ["public.audiovisual-content"]),
        TypeDeclaration(identifier: "public.video", parents: ["public.movie"]),
        TypeDeclaration(identifier: "public.audio", parents: ["public.audiovisual-content"]),
        TypeDeclaration(
            identifier: "com.apple.quicktime-movie", parents: ["public.movie"], extensions: ["mov", "qt"],
            mime: "video/quicktime"),
        TypeDeclaration(
            identifier: "public.mpeg", parents: ["public.movie"], extensions: ["mpg", "mpeg"], mime: "video/mpeg"),
        TypeDeclaration(identifier: "public.mpeg-4", parents: ["public.movie"], extensions: ["mp4"], mime: "video/mp4"),
        TypeDeclaration(
            identifier: "com.apple.protected-mpeg-4-video", parents: ["public.mpeg-4"], extensions: ["m4v"]),
        TypeDeclaration(identifier: "public.avi", parents: ["public.movie"], extensions: ["avi"], mime: "video/avi"),
        TypeDeclaration(identifier: "public.mp3", parents: ["public.audio"], extensions: ["mp3"], mime: "audio/mpeg"),
        TypeDeclaration(
            identifier: "public.mpeg-4-audio", parents: ["public.audio"], extensions: ["m4a"], mime: "audio/mp4"),
        TypeDeclaration(
            identifier: "com.microsoft.waveform-audio", parents: ["public.audio"], extensions: ["wav"],
            mime: "audio/wav"),
        TypeDeclaration(
            identifier: "public.aiff-audio", parents: ["public.audio"], extensions: ["aiff", "aif"], mime: "audio/aiff"),
        TypeDeclaration(
            identifier: "public.midi-audio", parents: ["public.audio"], extensions: ["midi", "mid"], mime: "audio/midi"),
        TypeDeclaration(identifier: "public.archive", parents: ["public.data"]),
        TypeDeclaration(
            identifier: "public.zip-archive", parents: ["public.archive"], extensions: ["zip"], mime: "application/zip"),
        TypeDeclaration(
            identifier: "org.gnu.gnu-zip-archive", parents: ["public.archive"], extensions: ["gz"],
            mime: "application/gzip"),
        TypeDeclaration(identifier: "public.vcard", parents: ["public.text"], extensions: ["vcf"], mime: "text/vcard"),
        TypeDeclaration(identifier: "public.contact", parents: []),
        TypeDeclaration(identifier: "public.message", parents: []),
        TypeDeclaration(
            identifier: "public.email-message", parents: ["public.message"], extensions: ["eml"], mime: "message/rfc822"
        ),
        TypeDeclaration(identifier: "public.calendar-event", parents: []),
        TypeDeclaration(identifier: "public.font", parents: ["public.data"]),
        TypeDeclaration(identifier: "public.database", parents: ["public.data"]),
        TypeDeclaration(identifier: "com.apple.application", parents: []),
        TypeDeclaration(identifier: "public.spreadsheet", parents: ["public.content"]),
        TypeDeclaration(identifier: "public.presentation", parents: ["public.composite-content"]),
        TypeDeclaration(
            identifier: "org.idpf.epub-container", parents: ["public.data", "public.composite-content"],
            extensions: ["epub"], mime: "application/epub+zip"),
        TypeDeclaration(
            identifier: "com.pixar.universal-scene-description-mobile", parents: ["public.data"], extensions: ["usdz"],
            mime: "model/vnd.usdz+zip"),
        TypeDeclaration(identifier: "public.3d-content", parents: ["public.content"]),
    ]
}

extension UTType {
    public static let item = UTType(known: "public.item")
    public static let content = UTType(known: "public.content")
    public static let compositeContent = UTType(known: "public.composite-content")
    public static let data = UTType(known: "public.data")
    public static let directory = UTType(known: "public.directory")
    public static let folder = UTType(known: "public.folder")
    public static let package = UTType(known: "com.apple.package")
    public static let bundle = UTType(known: "com.apple.bundle")
    public static let volume = UTType(known: "public.volume")
    public static let symbolicLink = UTType(known: "public.symlink")
    public static let resolvable = UTType(known: "com.apple.resolvable")
    public static let url = UTType(known: "public.url")
    public static let fileURL = UTType(known: "public.file-url")
    public static let text = UTType(known: "public.text")
    public static let plainText = UTType(known: "public.plain-text")
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    public static let utf16PlainText = UTType(known: "public.utf16-plain-text")
    public static let delimitedText = UTType(known: "public.delimited-values-text")
    public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
    public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
    public static let rtf = UTType(known: "public.rtf")
    public static let rtfd = UTType(known: "com.apple.rtfd")
    public static let html = UTType(known: "public.html")
    public static let xml = UTType(known: "public.xml")
    public static let yaml = UTType(known: "public.yaml")
    public static let json = UTType(known: "public.json")
    public static let propertyList = UTType(known: "com.apple.property-list")
    public static let sourceCode = UTType(known: "public.source-code")
    public static let swiftSource = UTType(known: "public.swift-source")
    public static let javaScript = UTType(known: "com.netscape.javascript-source")
    public static let pdf = UTType(known: "com.adobe.pdf")
    public static let image = UTType(known: "public.image")
    public static let jpeg = UTType(known: "public.jpeg")
    public static let png = UTType(known: "public.png")
    public static let gif = UTType(known: "com.compuserve.gif")
    public static let tiff = UTType(known: "public.tiff")
    public static let bmp = UTType(known: "com.microsoft.bmp")
    public static let ico = UTType(known: "com.microsoft.ico")
    public static let icns = UTType(known: "com.apple.icns")
    public static let heif = UTType(known: "public.heif")
    public static let heic = UTType(known: "public.heic")
    public static let webP = UTType(known: "org.webmproject.webp")
    public static let svg = UTType(known: "public.svg-image")
    public static let rawImage = UTType(known: "public.camera-raw-image")
    public static let livePhoto = UTType(known: "com.apple.live-photo")
    public static let audiovisualContent = UTType(known: "public.audiovisual-content")
    public static let movie = UTType(known: "public.movie")
    public static let video = UTType(known: "public.video")
    public static let audio = UTType(known: "public.audio")
    public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
    public static let mpeg = UTType(known: "public.mpeg")
    public static let mpeg4Movie = UTType(known: "public.mpeg-4")
    public static let appleProtectedMPEG4Video = UTType(known: "com.apple.protected-mpeg-4-video")
    public static let avi = UTType(known: "public.avi")
    public static let mp3 = UTType(known: "public.mp3")
    public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
    public static let wav = UTType(known: "com.microsoft.waveform-audio")
    public static let aiff = UTType(known: "public.aiff-audio")
    public static let midi = UTType(known: "public.midi-audio")
    public static let archive = UTType(known: "public.archive")
    public static let zip = UTType(known: "public.zip-archive")
    public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
    public static let vCard = UTType(known: "public.vcard")
    public static let contact = UTType(known: "public.contact")
    public static let message = UTType(known: "public.message")
    public static let emailMessage = UTType(known: "public.email-message")
    public static let calendarEvent = UTType(known: "public.calendar-event")
    public static let font = UTType(known: "public.font")
    public static let database = UTType(known: "public.database")
    public static let application = UTType(known: "com.apple.application")
    public static let spreadsheet = UTType(known: "public.spreadsheet")
    public static let presentation = UTType(known: "public.presentation")
    public static let epub = UTType(known: "org.idpf.epub-container")
    public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")
    public static let threeDContent = UTType(known: "public.3d-content")
    public static let exe = UTType(known: "com.microsoft.windows-executable")
}
#endif
