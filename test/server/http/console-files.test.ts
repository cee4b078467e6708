// The console's files over HTTP: which path leads to which, what they may do, how long they are kept, how they are compressed.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { readBuild } from '../../../packages/server/http/pages/built-files.ts'
import { ConsoleFiles } from '../../../packages/server/http/pages/console-files.ts'
import { wire } from '../../support/http/wire.ts'
import { server } from '../../support/server/server.ts'

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.base_url}${path}`, { headers, redirect: 'manual' })

const script = '/app/build/main-Dld4FHQn.js'

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"

describe('the console', () => {
  it.each(['/', '/app'])('is where %s leads', async path => {
    const answer = await get(path)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/app/'])
  })

  it.each(['/app/', '/app/sign-in', '/app/assets/ast_01k21fe3zefz69jqj7htb64786?tab=pay'])(
    'shows its page at %s',
    async path => {
      const answer = await get(path)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
      expect(await answer.text()).toContain('<title>Muster</title>')
    },
  )

  it('sends each file with its type', async () => {
    const types: Record<string, string> = {
      [script]: 'text/javascript; charset=utf-8',
      '/app/build/face-B1nAry00.woff2': 'font/woff2',
      '/app/icon.svg': 'image/svg+xml',
    }
    for (const [path, type] of Object.entries(types)) {
      const answer = await get(path)
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 200, type])
    }
  })

  it.each([
    '/app/build/main-0lder000.js',
    '/app/build/main',
    '/app/favicon.ico',
    '/app/../package.json',
    '/app/%2e%2e/package.json',
    '/app/build/../../../package.json',
    '/app/build/..%2f..%2fpackage.json',
    '/app//etc/hosts.txt',
  ])('has nothing at %s', async path => {
    const answer = await wire('GET', path)
    expect([answer.status, answer.json.code, answer.json.detail]).toEqual([
      404,
      'not_found',
      `There is nothing at ${path}. The console may have been updated: load its page again.`,
    ])
  })

  it('is read by GET and HEAD only', async () => {
    for (const path of ['/', '/app/', script]) {
      const refused = await wire('POST', path)
      expect([path, refused.status, refused.headers.get('allow')]).toEqual([path, 405, 'GET, HEAD'])
    }
    const head = await wire('HEAD', script)
    expect([head.status, head.text, head.headers.get('content-length')]).toEqual([200, '', '25'])
  })

  it('has the policy on every answer below /app', async () => {
    const answers = await Promise.all([
      get('/app'),
      get('/app/'),
      get('/app/sign-in'),
      get(script),
      get('/app/build/none.js'),
      fetch(`${server.base_url}/app/`, { method: 'POST' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([302, 200, 200, 200, 404, 405])
    for (const { headers } of answers) {
      expect(headers.get('content-security-policy')).toBe(policy)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      expect(headers.get('request-id')).toMatch(/^req_/)
    }
  })

  it('keeps what is named by its content, and asks again for everything else', async () => {
    const kept = async (path: string) => (await get(path)).headers.get('cache-control')
    expect(await kept(script)).toBe('public, max-age=31536000, immutable')
    for (const path of ['/app/', '/app/sign-in', '/app/icon.svg']) expect(await kept(path)).toBe('no-cache')
    const tag = (await get('/app/')).headers.get('etag')!
    const again = await get('/app/', { 'If-None-Match': `"other", ${tag}` })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect((await get('/app/', { 'If-None-Match': '"other"' })).status).toBe(200)
  })

  it('is compressed as the browser takes it, by brotli first', async () => {
    const raw = async (accepted: string, path = script) => {
      const { headers, bytes } = await wire('GET', path, {
        headers: { 'accept-encoding': accepted },
      })
      expect(headers.get('vary')).toBe('Accept-Encoding')
      expect(headers.get('content-length')).toBe(String(bytes.length))
      return { coding: headers.get('content-encoding'), bytes }
    }
    const text = 'document.title = "Muster"'
    const br = await raw('gzip, deflate, br, zstd')
    expect([br.coding, brotliDecompressSync(br.bytes).toString()]).toEqual(['br', text])
    const gzip = await raw('gzip, br;q=0')
    expect([gzip.coding, gunzipSync(gzip.bytes).toString()]).toEqual(['gzip', text])
    expect((await raw('')).bytes.toString()).toBe(text)
    expect((await raw('br', '/app/build/face-B1nAry00.woff2')).coding).toBeNull()
  })
})

describe('a build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'muster-build-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('is read with what is compressed beside its files', () => {
    expect(readBuild(join(folder, 'none'))).toBeUndefined()
    mkdirSync(join(folder, 'assets'))
    for (const name of ['index.html', 'assets/a.js', 'assets/a.js.br', 'assets/a.js.gz', '.built'])
      writeFileSync(join(folder, name), name)
    const files = readBuild(folder)!
    expect([...files.keys()].sort()).toEqual(['assets/a.js', 'index.html'])
    expect(
      Object.entries(files.get('assets/a.js')!).map(([coding, bytes]) => [coding, String(bytes)]),
    ).toEqual([
      ['bytes', 'assets/a.js'],
      ['br', 'assets/a.js.br'],
      ['gzip', 'assets/a.js.gz'],
    ])
  })

  it('that is missing is told of in a sentence, under the same policy', async () => {
    const files = new ConsoleFiles(undefined)
    expect(['/', '/app/', '/app/sign-in', '/docs'].map(path => files.has(path))).toEqual([
      true,
      true,
      true,
      false,
    ])
    const unbuilt = createServer((req, res) => files.serve(req.url!, req, res))
    await new Promise<void>(resolve => unbuilt.listen(0, '127.0.0.1', resolve))
    const answer = await fetch(`http://127.0.0.1:${(unbuilt.address() as AddressInfo).port}/app/`)
    expect([answer.status, answer.headers.get('content-security-policy')]).toEqual([503, policy])
    expect(await answer.text()).toMatch(/^The console is not built\. Run npm run build:console /)
    unbuilt.closeAllConnections()
    await new Promise(resolve => unbuilt.close(resolve))
  })
})
