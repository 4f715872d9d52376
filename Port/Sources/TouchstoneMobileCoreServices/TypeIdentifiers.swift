#if AppleModules
@_exported import TouchstoneServices
@_exported import TouchstoneUniformTypeIdentifiers

// The older names of type identifiers.
public let kUTTypeItem: CFString = UTType.item.identifier
public let kUTTypeContent: CFString = UTType.content.identifier
public let kUTTypeData: CFString = UTType.data.identifier
public let kUTTypeDirectory: CFString = UTType.directory.identifier
public let kUTTypeFolder: CFString = UTType.folder.identifier
public let kUTTypeURL: CFString = UTType.url.identifier
public let kUTTypeFileURL: CFString = UTType.fileURL.identifier
public let kUTTypeText: CFString = UTType.text.identifier
public let kUTTypePlainText: CFString = UTType.plainText.identifier
public let kUTTypeUTF8PlainText: CFString = UTType.utf8PlainText.identifier
public let kUTTypeRTF: CFString = UTType.rtf.identifier
public let kUTTypeHTML: CFString = UTType.html.identifier
public let kUTTypeXML: CFString = UTType.xml.identifier
public let kUTTypeJSON: CFString = UTType.json.identifier
public let kUTTypePropertyList: CFString = UTType.propertyList.identifier
public let kUTTypeSourceCode: CFString = UTType.sourceCode.identifier
public let kUTTypePDF: CFString = UTType.pdf.identifier
public let kUTTypeImage: CFString = UTType.image.identifier
public let kUTTypeJPEG: CFString = UTType.jpeg.identifier
public let kUTTypePNG: CFString = UTType.png.identifier
public let kUTTypeGIF: CFString = UTType.gif.identifier
public let kUTTypeTIFF: CFString = UTType.tiff.identifier
public let kUTTypeBMP: CFString = UTType.bmp.identifier
public let kUTTypeAudiovisualContent: CFString = UTType.audiovisualContent.identifier
public let kUTTypeMovie: CFString = UTType.movie.identifier
public let kUTTypeVideo: CFString = UTType.video.identifier
public let kUTTypeAudio: CFString = UTType.audio.identifier
public let kUTTypeQuickTimeMovie: CFString = UTType.quickTimeMovie.identifier
public let kUTTypeMPEG: CFString = UTType.mpeg.identifier
public let kUTTypeMPEG4: CFString = UTType.mpeg4Movie.identifier
public let kUTTypeMP3: CFString = UTType.mp3.identifier
public let kUTTypeMPEG4Audio: CFString = UTType.mpeg4Audio.identifier
public let kUTTypeArchive: CFString = UTType.archive.identifier
public let kUTTypeZipArchive: CFString = UTType.zip.identifier
public let kUTTypeVCard: CFString = UTType.vCard.identifier
public let kUTTypeLivePhoto: CFString = UTType.livePhoto.identifier
public let kUTTypeSpreadsheet: CFString = UTType.spreadsheet.identifier
public let kUTTypePresentation: CFString = UTType.presentation.identifier
public let kUTTypeCommaSeparatedText: CFString = UTType.commaSeparatedText.identifier

public let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
public let kUTTagClassMIMEType: CFString = "public.mime-type"

/// Whether a type identifier is equal to another one or conforms to it.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
    guard let type = UTType(inUTI), let other = UTType(inConformsToUTI) else { return false }
    return type.conforms(to: other)
}
/// Whether two type identifiers are equal.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool { inUTI1 == inUTI2 }
#endif
