// What the server and the validation find the declared media type of a body with.

/** Emitted into each of their files that needs it. */
export const mediaTypeFinder = `/** Of the media types of the document, in which a part may be *, the most exact one that was sent. */
function findMediaType(mediaTypes: readonly string[], sent: string): string | undefined {
  const rangesIn = (mediaType: string) => mediaType.split('*').length
  return mediaTypes.filter(one => matches(one, sent)).sort((left, right) => rangesIn(left) - rangesIn(right))[0]
}

function matches(mediaType: string, sent: string): boolean {
  const [[type, subtype], [sentType, sentSubtype]] = [mediaType, sent].map(name => name.toLowerCase().split(';', 1)[0]!.trim().split('/')) as [string[], string[]]
  return (type === '*' || type === sentType) && (subtype === '*' || subtype === sentSubtype)
}
`
