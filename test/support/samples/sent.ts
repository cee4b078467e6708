// What a sample for curl sends: the address that it asks for, and its body as the shell fills it in.

/** With its query. */
export const addressIn = (curl: string): string => /\$MUSTER_BASE_URL([^"]+)"/.exec(curl)?.[1] ?? ''

/** @param open reads what it uploads, by its name */
export function bodyIn(curl: string, open: (name: string) => string | Uint8Array): string | undefined {
  const [, plain] = /-d '([\s\S]*)'$/.exec(curl) ?? []
  const [, filled] = /-d @- <<JSON\n([\s\S]*)\nJSON$/.exec(curl) ?? []
  const read = (_: string, name: string) => `"${Buffer.from(open(name)).toString('base64')}"`
  return (
    plain?.replaceAll(`'\\''`, `'`) ??
    filled?.replace(/"\$\(base64 < (\S+) [^"]*\)"/g, read).replace(/\\([$`\\])/g, '$1')
  )
}
