// The files in a body: what is cut out of JSON before it is read, and what is left for the parser.

import { FileTexts } from '../../../packages/server/http/request/file-texts.ts'

const long = 'QUJD'.repeat(100)

/** The file that a body brings, read as the server does. */
function read(json: string | Buffer) {
  const texts = new FileTexts(['content_base64'])
  const cut = texts.cut(Buffer.from(json))
  const body = JSON.parse(cut.toString()) as Record<string, unknown>
  texts.replace(body)
  return { body, cut, text: () => texts.find(body.content_base64 as string).toString() }
}

describe('A file in a body', () => {
  it.each([
    ['first', `{"content_base64":"${long}","file_name":"a.pdf"}`],
    ['last', `{"file_name":"a.pdf","content_base64":"${long}"}`],
    ['behind spaces', `{"file_name":"a.pdf",\n  "content_base64" :\t"${long}" }`],
    ['beside escapes', `{"file_name":"\\"content_base64\\":\\"x\\u00fc","content_base64":"${long}"}`],
    ['beside letters that are not ASCII', `{"file_name":"Zeugnis für Ayesha","content_base64":"${long}"}`],
  ])('is cut out %s', (_, json) => {
    const { cut, body, text } = read(json)
    expect(cut.length).toBeLessThan(long.length)
    expect(text()).toBe(long)
    const { content_base64, ...others } = JSON.parse(json) as Record<string, unknown>
    expect(body).toEqual({ ...others, content_base64: expect.stringMatching(/^[0-9a-f-]{36}$/) })
    expect(content_base64).toBe(long)
  })

  it.each([
    ['escapes', `{"content_base64":"QUJD\\/${long}"}`, `QUJD/${long}`],
    ['letters that are not ASCII', '{"content_base64":"für"}', 'für'],
    ['a key with escapes', `{"content\\u005fbase64":"${long}"}`, long],
    ['its own name before it', `{"file_name":"content_base64","content_base64":"${long}"}`, long],
    ['spaces around it', '{"content_base64":"  QUJD "}', 'QUJD'],
    ['nothing in it', '{"content_base64":""}', ''],
  ])('is the same with %s', (_, json, expected) => expect(read(json).text()).toBe(expected))

  it.each([
    '{"content_base64":null}',
    '{"content_base64":"\\ud800"}',
    '{"content_base64":7}',
    '{"content_base64":["QUJD"]}',
    '{}',
  ])('that is none is left to the validator: %s', json => expect(read(json).body).toEqual(JSON.parse(json)))

  it.each([
    `{"content_base64":"${long}`,
    '{"content_base64"',
    '{"content_base64":',
    '{"content_base64" "x"}',
  ])('leaves JSON that ends too soon as it is: %j', json =>
    expect(new FileTexts(['content_base64']).cut(Buffer.from(json)).toString()).toBe(json),
  )

  it('of an inner object does not stand for the one of the body', () => {
    const { body, text } = read(`{"inner":{"content_base64":"QUJD"},"content_base64":"REVG"}`)
    expect(text()).toBe('REVG')
    expect(body.inner).toEqual({ content_base64: expect.stringMatching(/^[0-9a-f-]{36}$/) })
  })
})
