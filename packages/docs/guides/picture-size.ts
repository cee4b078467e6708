// The size of a picture, read from its first bytes.

export interface Size {
  readonly width: number
  readonly height: number
}

export function pictureSize(name: string, bytes: Buffer): Size | undefined {
  if (name.endsWith('.png')) return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
  const [, width, height] =
    /viewBox="[\d.]+ [\d.]+ ([\d.]+) ([\d.]+)"/.exec(bytes.toString('utf8', 0, 1_000)) ?? []
  return width && height
    ? { width: Math.round(Number(width)), height: Math.round(Number(height)) }
    : undefined
}
