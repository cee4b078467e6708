// The guides through the MCP server: found beside operations, told by their place, and left out where the service has no docs.

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { splitPlaces } from '../../packages/mcp/guides.ts'
import { atEnd } from '../support/jest/at-end.ts'
import { type Assistant, openAssistant } from '../support/mcp/client.ts'
import { builtDocs } from '../support/server/docs-build.ts'

const files = builtDocs()
const all = files.get('llms-full.txt')!.bytes.toString()

/** A service of which no more than the docs are asked; without them, it answers as one that has none yet. */
async function serveDocs(hasDocs: boolean): Promise<string> {
  const service = createServer((req, res) => {
    if (hasDocs && req.url === '/docs/llms-full.txt') res.end(all)
    else res.writeHead(503).end('The docs are being made')
  })
  await new Promise<void>(resolve => service.listen(0, '127.0.0.1', resolve))
  atEnd(async () => void service.close())
  return `http://127.0.0.1:${(service.address() as AddressInfo).port}`
}

let assistant: Assistant
beforeAll(async () => {
  assistant = await openAssistant({ MUSTER_BASE_URL: await serveDocs(true), MUSTER_API_KEY: 'mst_live_x' })
})

it('are whole in one file, and their places are those of the site', () => {
  const places = splitPlaces(all)
  const guides = new Set(places.map(({ name }) => name.split('#')[0]))
  const pages = [...files.keys()].filter(path => /^guides\/[\w-]+\.md$/.test(path))
  expect([...guides].sort()).toEqual(
    pages
      .map(path => path.slice(0, -3))
      .filter(path => !path.endsWith('-ur'))
      .sort(),
  )
  const missing = places.filter(({ name }) => {
    const [path, anchor] = name.split('#')
    return anchor && !files.get(`${path}/index.html`)!.bytes.includes(` id="${anchor}"`)
  })
  expect(missing.map(({ name }) => name)).toEqual([])
})

it.each([
  ['how do I verify a webhook signature', 'guides/webhooks'],
  ['import employees from a spreadsheet', 'guides/imports'],
  ['pay a month by program', 'guides/payroll-by-sdk'],
  ['what does idempotency key do', 'guides/idempotency'],
  ['rotate a service token', 'guides/service-tokens'],
  ['back up the database', 'guides/operating-backup'],
])('"%s" finds %s, behind the operations', async (words, guide) => {
  const lines: string[] = (await assistant.ask('find', { words })).split('\n')
  const guides = lines.filter(line => line.endsWith('(guide)'))
  expect(guides.map(line => line.split(/[#:]/)[0])).toContain(guide)
  expect(guides.length).toBeLessThanOrEqual(3)
  expect(lines.slice(-guides.length)).toEqual(guides)
})

it('tell what stands at a place, and of a long guide how to get the rest', async () => {
  const lines: string[] = (await assistant.ask('find', { words: 'verify a webhook signature' })).split('\n')
  const place = lines.find(line => line.startsWith('guides/webhooks#'))!.split(':')[0]!
  expect(await assistant.ask('describe', { name: place })).toMatch(/^## [\s\S]*signature/)
  const long: string = await assistant.ask('describe', { name: 'guides/payroll' })
  expect(long.length).toBeLessThan(13_000)
  expect(long).toMatch(/^# /)
  const { text, isError } = await assistant.use('describe', { name: 'guides/webhook' })
  expect([isError, text]).toEqual([true, 'There is no guide guides/webhook. Did you mean guides/webhooks?'])
})

it('are left out where the service has no docs', async () => {
  const without = await openAssistant({
    MUSTER_BASE_URL: await serveDocs(false),
    MUSTER_API_KEY: 'mst_live_x',
  })
  const lines: string[] = (await without.ask('find', { words: 'verify a webhook signature' })).split('\n')
  expect(lines.length).toBeGreaterThan(2)
  expect(lines.filter(line => line.includes('guide'))).toEqual([])
})
