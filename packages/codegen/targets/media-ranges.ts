// What the server and the validation find the declared media type of a body with.

/** Emitted into each of their files that needs it. */
export const mediaTypeFinder = `/**
 * Of the media types of the document, in which a part may be *, the most exact one that was sent. Where several differ by
 * their parameters, it is the one with the most that were sent.
 */
function findMediaType(mediaTypes: readonly string[], sent: string): string | undefined {
  const [name = '', ...given] = splitMediaType(sent)
  const found = mediaTypes.flatMap(mediaType => {
    const [range = '', ...asked] = splitMediaType(mediaType)
    if (range !== '*/*' && range !== name && !(range.endsWith('/*') && name.startsWith(range.slice(0, -1)))) return []
    const isSent = asked.every(one => given.includes(one))
    return [{ mediaType, ranges: range.split('*').length, sent: isSent ? asked.length : -1 }]
  })
  return found.sort((left, right) => left.ranges - right.ranges || right.sent - left.sent)[0]?.mediaType
}

/** The name and the parameters of a media type, as they are compared. */
function splitMediaType(mediaType: string): string[] {
  return mediaType.toLowerCase().split(';').map(part => part.replaceAll(/[\\s"]/g, '')).filter((part, at) => at === 0 || part !== '')
}
`
