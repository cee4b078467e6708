// How the emitted transport writes what is sent, and reads what came.

import { isJson, isText, isUrlEncoded } from '../../document/media-types.ts'

export const bodies = `/** What is sent, in the media type that can hold it. */
const inItsType = (input: RequestInput): RequestInput =>
  input.bytesIn !== undefined && holdsBytes(input.body) ? { ...input, mediaType: input.bytesIn } : input

function bodyOf({ body, mediaType = 'application/json', formStyles }: RequestInput): object {
  if (body === undefined) return {}
  const isObject = typeof body === 'object' && body !== null && !(body instanceof Blob)
  if (isObject && ${isUrlEncoded}.test(mediaType)) return { body, bodySerializer: (form: object) => listPairs(form, formStyles, 'form') }
  if (isObject && isForm(mediaType)) return { body, bodySerializer: makeForm }
  return isJson(mediaType) ? { body } : { body, bodySerializer: (sent: unknown) => sent }
}

const isJson = (mediaType: string): boolean => ${isJson}.test(mediaType)

/** A form in parts, which chooses its boundary itself; one that is bytes already brings its own. */
const isForm = (mediaType: string): boolean => /^multipart\\/form-data/i.test(mediaType)

function makeForm(body: object): FormData {
  const form = new FormData()
  for (const [name, value] of given(body)) appendParts(form, name, value)
  return form
}

/** A list is a part for each item and an object is JSON, which has no bytes: what holds some is a part for each field. */
function appendParts(form: FormData, name: string, value: unknown): void {
  const items: unknown[] = [value].flat()
  if (items.some(one => !(one instanceof Blob) && holdsBytes(one))) {
    for (const [key, one] of given(value as object)) appendParts(form, \`\${name}[\${key}]\`, one)
  } else for (const one of items) form.append(name, one instanceof Blob ? one : writeText(one))
}

const holdsBytes = (value: unknown): boolean =>
  value instanceof Blob || (typeof value === 'object' && value !== null && Object.values(value).some(holdsBytes))

const writeText = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)

function makeHeaders(input: RequestInput): Record<string, string> {
  const { body, mediaType, accept, headers = {}, cookies = {}, otherStyles: styles = {} } = input
  const pairs = given(cookies).map(([name, value]) => \`\${name}=\${written(name, value, styles.cookies)}\`)
  return {
    ...(body !== undefined && mediaType !== undefined && !isForm(mediaType) && { 'Content-Type': nameType(body, mediaType) }),
    ...(accept !== undefined && { Accept: accept }),
    ...(pairs.length > 0 && { Cookie: pairs.join('; ') }),
    ...Object.fromEntries(given(headers).map(([name, value]) => [name, written(name, value, styles.headers, String)])),
  }
}

/** Bytes that hold several parts say themselves what separates these. */
const nameType = (body: unknown, mediaType: string): string =>
  (body instanceof Blob && /^multipart\\//i.test(mediaType) && body.type) || mediaType

/**
 * A value in a path, a header or a cookie. Its style is a dot or a semicolon where it starts with one, and an asterisk
 * where each part has a name or a separator of its own; or json.
 */
function written(name: string, value: unknown, styles: Readonly<Record<string, string>> = {}, encode: (text: string) => string = encodeURIComponent): string {
  const style = readOwn(styles, name) ?? ''
  if (style === 'json') return encode(JSON.stringify(value))
  const [prefix = '', rest] = style.split('*')
  const isExploded = rest !== undefined
  const key = prefix === ';' ? \`\${encode(name)}=\` : ''
  const text = (part: unknown) => encode(writeText(part))
  if (typeof value !== 'object' || value === null) return prefix + key + text(value)
  const parts = Array.isArray(value)
    ? value.map(part => (isExploded ? key : '') + text(part))
    : given(value).map(pair => pair.map(text).join(isExploded ? '=' : ','))
  return prefix + (isExploded ? '' : key) + parts.join((isExploded && prefix) || ',')
}

// A parameter may be called like what every object inherits.
const readOwn = <T>(styles: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(styles, name) ? styles[name] : undefined

/** A path with its parameters. One that would lead to another path is not sent. */
const writePath = (path: string, values: Record<string, unknown>, styles?: Readonly<Record<string, string>>): string =>
  path.split('/').map(segment => {
    const text = segment.replaceAll(/\\{([^{}]+)\\}/g, (_, name: string) => written(name, values[name], styles))
    if (text !== segment && /^\\.{0,2}$/.test(text)) throw new TypeError(\`\${segment} cannot be "\${text}": that is another path.\`)
    return text
  }).join('/')

const given = (values: object): [string, unknown][] =>
  Object.entries(values).filter(([, value]) => value !== undefined && value !== null)

const listPairs = (values: object, styles: RequestInput['styles'] = {}, usual?: Style): string =>
  given(values).flatMap(([name, value]) => queryPairs(name, value, readOwn(styles, name) ?? usual)).join('&')

const separators: Partial<Record<Style, string>> = { comma: ',', spaceDelimited: '%20', pipeDelimited: '|' }

function queryPairs(name: string, value: unknown, style?: Style): string[] {
  const key = encodeURIComponent(name).replaceAll('%5B', '[').replaceAll('%5D', ']')
  const pair = (text: unknown) => \`\${key}=\${encodeURIComponent(String(text))}\`
  if (style === 'json') return [pair(JSON.stringify(value))]
  if (style === 'form') return [value].flat().map(one => pair(writeText(one)))
  if (typeof value !== 'object' || value === null) return [pair(value)]
  if (style === 'spread') return given(value).flatMap(([field, one]) => queryPairs(field, one))
  const separator = style && separators[style]
  if (separator === undefined && Array.isArray(value)) return value.flatMap(one => queryPairs(name, one))
  if (separator === undefined) return given(value).flatMap(([field, one]) => queryPairs(\`\${name}[\${field}]\`, one))
  const parts = Array.isArray(value) ? value : given(value).flat()
  return parts.length === 0 ? [] : [\`\${key}=\${parts.map(part => encodeURIComponent(writeText(part))).join(separator)}\`]
}

/** A body as its media type says: JSON parsed, text as text, anything else as a Blob; none as undefined. */
async function received(response: Response, data: unknown): Promise<unknown> {
  if (data === undefined || response.status === 204) return undefined
  const mediaType = response.headers.get('Content-Type') ?? ''
  const whole = new Response(data as ReadableStream | null, { headers: { 'Content-Type': mediaType } })
  if (isJson(mediaType)) return whole.json()
  return ${isText}.test(mediaType) ? whole.text() : whole.blob()
}
`
