// What the validators of several tags share stands once, and is parsed when a tag that reaches it is asked.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { servers } from './served.ts'

const { folder, serve } = servers(['tags-that-share'])
const document = 'tags-that-share'
const headers = { 'content-type': 'application/json', 'x-channel': '`a`', 'x-weights': '1,2' }
const read = (path: string): string => readFileSync(join(folder, document, 'gen', path), 'utf8')

async function post(path: string, body: object, method = 'POST'): Promise<unknown[]> {
  const { ask } = await serve(document, () => ({
    sendBox: () => undefined,
    replaceBox: () => undefined,
    sendCrate: () => undefined,
  }))
  return ask(path, { method, headers, body: JSON.stringify(body) })
}

it('is checked for each of them', async () => {
  const box = { size: { mark: '`$\\' }, boxes: [{ size: {} }] }
  for (const path of ['/boxes/1', '/crates/1']) {
    expect([path, await post(path, box)]).toEqual([path, [204]])
    expect((await post(path, { size: { mark: 'a' } }))[0]).toBe(400)
    expect(await post(path, { size: {}, boxes: [{}] })).toEqual([400, 'body boxes.0.size is missing'])
  }
  expect((await post('/crates/0', box))[0]).toBe(400)
  expect(await post('/boxes/1', {}, 'PUT')).toEqual([400, 'body mark is missing'])
})

it('stands once, and what one tag has to itself stands with it', () => {
  const texts = ['shared-components.ts', 'documents/boxes.ts', 'documents/crates.ts'].map(read)
  const holding = (part: string) => texts.map(text => text.includes(part))
  expect(holding('additionalProperties')).toEqual([true, false, false])
  expect(holding('"required": ["mark"]')).toEqual([false, true, false])
  expect(read('documents/boxes.ts').match(/X-Channel/g)).toHaveLength(1)
})

it('is not parsed for a tag that does not reach it', async () => {
  const parse = jest.spyOn(JSON, 'parse')
  const { documents } = await import(join(folder, document, 'gen', 'documents.ts'))
  const parsed = (tag: string) => {
    parse.mockClear()
    const { components } = documents[tag] as { components: Record<string, object> }
    return [parse.mock.calls.length, Object.values(components).flatMap(Object.keys).sort()]
  }
  expect(parsed('pallets')).toEqual([0, []])
  expect(parsed('crates')).toEqual([5, ['Box', 'Box', 'Depot/Id', 'Mark', 'Size']])
  expect(parsed('boxes')).toEqual([5, ['Box', 'Box', 'Depot/Id', 'Label', 'Mark', 'Size']])
  parse.mockRestore()
})
