// The docs from a folder: said to be in the making until they are built, read again after the next build, compressed as the build did or on demand.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { contractFiles, Docs, docsIn } from '../../../packages/server/http/pages/docs.ts'

const folder = mkdtempSync(join(tmpdir(), 'docs-'))
const docs = new Docs(contractFiles(), docsIn(folder))
const server = createServer((req, res) =>
  docs.has(req.url!) ? docs.serve(req.url!, req, res) : res.writeHead(404).end(),
)
let base_url: string

beforeAll(async () => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  base_url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${base_url}${path}`, { headers, redirect: 'manual' })

let builds = 0

/** Writes a build as npm run build:docs does, the stamp last. */
function build(files: Readonly<Record<string, string | Buffer>>): void {
  for (const [path, content] of Object.entries({ ...files, '.built': `${++builds}` })) {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
}

describe('the docs', () => {
  it('say that they are being made, and load themselves again, while there is no build', async () => {
    for (const path of ['/docs/', '/docs/errors/conflict', '/docs/llms.txt']) {
      const answer = await get(path)
      expect([path, answer.status, answer.headers.get('refresh')]).toEqual([path, 503, '3'])
    }
    const answer = await get('/docs/')
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; /)
    expect([answer.headers.get('cache-control'), answer.headers.get('retry-after')]).toEqual([
      'no-store',
      '3',
    ])
    expect(await answer.text()).toContain('The docs are being made')
  })

  it('have the contract all the same', async () => {
    for (const path of ['/docs/openapi.json', '/docs/workspace.json'])
      expect(await (await get(path)).json()).toMatchObject({ openapi: expect.stringMatching(/^3\.1/) })
  })

  it('are there once they are built, and are those of the newest build', async () => {
    build({ 'index.html': 'the first', 'errors/conflict/index.html': 'clashes' })
    expect(await (await get('/docs/')).text()).toBe('the first')
    const page = await get('/docs/errors/conflict')
    expect([page.status, page.headers.get('location')]).toEqual([301, '/docs/errors/conflict/'])
    expect((await get('/docs/errors/nothing')).status).toBe(404)
    build({ 'index.html': 'the second' })
    expect(await (await get('/docs/')).text()).toBe('the second')
  })

  it('have a page for an address at which nothing stands, and no page where a program asks for a file', async () => {
    build({ 'index.html': 'the home', '404.html': 'no such page', 'guides/leave/index.html': 'leave' })
    for (const path of [
      '/docs/guides/leaf',
      '/docs/guides/leave/deep/er',
      '/docs/changelog/9.0.0/',
      '/docs/404.html',
    ]) {
      const answer = await get(path)
      expect([path, answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
        path,
        404,
        'text/html; charset=utf-8',
        'no such page',
      ])
      const again = await get(path, { 'if-none-match': answer.headers.get('etag')! })
      expect(again.status).toBe(404)
    }
    for (const path of ['/docs/guides/leaf.md', '/docs/assets/shell.js', '/docs/no.json'])
      expect([path, await (await get(path)).text()]).toEqual([path, ''])
  })

  it('are found where programs look by custom', async () => {
    for (const path of ['/llms.txt', '/llms-full.txt', '/openapi.json']) {
      const answer = await get(path)
      expect([answer.status, answer.headers.get('location')]).toEqual([301, `/docs${path}`])
    }
  })

  it('are sent as the build compressed them, else by gzip', async () => {
    const [br, gz] = [brotliCompressSync('by the build'), gzipSync('by the build')]
    build({ 'index.html': '', 'a.md': 'by the build', 'a.md.br': br, 'a.md.gz': gz, 'b.md': 'on demand' })
    const read = async (path: string, accepted: string) => {
      const answer = await get(path, { 'accept-encoding': accepted })
      return [answer.headers.get('content-encoding'), await answer.text()]
    }
    expect(await read('/docs/a.md', 'br, gzip')).toEqual(['br', 'by the build'])
    expect(await read('/docs/a.md', 'gzip')).toEqual(['gzip', 'by the build'])
    expect(await read('/docs/b.md', 'br, gzip')).toEqual(['gzip', 'on demand'])
    expect(await read('/docs/b.md', 'identity')).toEqual([null, 'on demand'])
    expect((await get('/docs/a.md.br')).status).toBe(404)
  })
})
