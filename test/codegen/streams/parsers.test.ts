// Whatever an event stream holds and wherever it is cut, the client reads of it what the HTML standard says.

import fc from 'fast-check'
import { sensors } from './served.ts'

const { connect } = sensors()

/** A client of texts that is answered with these bytes, in pieces of these sizes. */
async function read(
  bytes: Uint8Array,
  sizes: readonly number[],
  operation = 'talk',
  type = 'text/event-stream',
) {
  const pieces: Uint8Array[] = []
  for (let at = 0, index = 0; at < bytes.length; index++) {
    const size = sizes[index % sizes.length]!
    pieces.push(bytes.slice(at, at + size))
    at += size
  }
  const fetch = async () => new Response(ReadableStream.from(pieces), { headers: { 'Content-Type': type } })
  const client = await connect('http://localhost', { fetch })
  return Array.fromAsync(client[operation]!(...(operation === 'talk' ? [{ text: '' }] : [])))
}

const encode = (text: string) => new TextEncoder().encode(text)

/** The standard's own words, over the whole text at once. */
function interpret(text: string): object[] {
  const events: object[] = []
  let [data, event, id, lastId] = ['', '', '', '']
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)
  // What follows the last line break is no line.
  for (const line of lines.slice(0, -1)) {
    if (line === '') {
      lastId = id
      if (data !== '')
        events.push({ ...(lastId && { id: lastId }), ...(event && { event }), data: data.slice(0, -1) })
      data = ''
      event = ''
      continue
    }
    const [, field = '', value = ''] = /^([^:]*)(?:: ?([\s\S]*))?$/.exec(line) ?? []
    if (field === 'data') data += `${value}\n`
    if (field === 'event') event = value
    if (field === 'id' && !value.includes('\0')) id = value
  }
  return events
}

const ends = fc.constantFrom('\n', '\r', '\r\n')
const words = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('', ' ', ':', '\0', '\ufeff', 'é🙂', 'data', '7'),
)
const fields = fc.constantFrom('data', 'data', 'data', 'event', 'id', 'retry', '', 'other', 'Data')
const line = fc.oneof(
  fc
    .tuple(fields, fc.constantFrom(':', ': ', ''), words)
    .map(parts => parts.join('').replaceAll(/[\r\n]/g, '')),
  fc.constant(''),
)
const streams = fc
  .tuple(fc.constantFrom('', '\ufeff'), fc.array(fc.tuple(line, ends), { maxLength: 40 }), words)
  .map(([mark, lines, rest]) => mark + lines.flat().join('') + rest)
const sizes = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 5 })

it('reads the events of any stream, in any pieces', async () => {
  await fc.assert(
    fc.asyncProperty(streams, sizes, async (text, pieces) => {
      expect(await read(encode(text), pieces)).toEqual(interpret(text))
    }),
    { numRuns: 500 },
  )
})

it('reads lines of JSON in any pieces', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.json(), { maxLength: 20 }), sizes, ends, async (texts, pieces, end) => {
      const bytes = encode(texts.map(text => `${text}${end === '\r' ? '\n' : end}`).join(''))
      const values: unknown[] = texts.map(text => JSON.parse(text))
      expect(await read(bytes, pieces, 'exportAnything', 'application/jsonl')).toEqual(values)
      // The end of the last line may be missing.
      const open = bytes.slice(0, -1)
      expect(await read(open, pieces, 'exportAnything', 'application/jsonl')).toEqual(values)
    }),
    { numRuns: 200 },
  )
})

it('reads a sequence of JSON whose texts have line breaks', async () => {
  const bytes = encode('\u001e{\n"value": 1\n}\n\u001e\u001e{"value":2}\n')
  expect(await read(bytes, [3], 'exportRecords', 'application/json-seq')).toEqual([
    { value: 1 },
    { value: 2 },
  ])
})
