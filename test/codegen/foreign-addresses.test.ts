// Documents by their addresses: what is fetched, within which limits, and how the stamp knows whether it changed.
import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { temporaryFolder } from './generated.ts'
import { command, document, ok } from './workspace.ts'

const folder = temporaryFolder()
const pet = 'Pet: { type: object, properties: { name: { type: string } } }'
const answer = (ref: string) =>
  `responses: { '200': { description: A pet., content: { application/json: { schema: { $ref: '${ref}' } } } } }`
const whole = (ref: string) =>
  document(`  /pet: { get: { operationId: getPet, tags: [pets], ${answer(ref)} } }`)

/** What the server answers with, by path; a number of bytes, or another address. */
const published = new Map<string, string | { readonly to: string } | { readonly bytes: number }>()
const asked: string[] = []
let server: Server
let base: string
let count = 0

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url!)
    const found = published.get(request.url!)
    if (found === undefined) response.writeHead(404).end()
    else if (typeof found === 'string') response.end(found)
    else if ('to' in found) response.writeHead(302, { location: found.to }).end()
    else {
      const chunk = Buffer.alloc(1024 * 1024, ' ')
      for (let left = found.bytes; left > 0; left -= chunk.length) response.write(chunk)
      response.end()
    }
  }).listen(0, '127.0.0.1')
  await new Promise(ready => server.once('listening', ready))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => server.close())

/** A folder to run the command in; it must not block, since the server is in this process. */
function makeHome() {
  const home = join(folder, `case-${++count}`)
  mkdirSync(home)
  const run = (...args: string[]) =>
    new Promise<{ status: number | null; stdout: string; stderr: string }>(ended => {
      const child = execFile(process.execPath, [command, ...args], { cwd: home }, (_, stdout, stderr) =>
        ended({ status: child.exitCode, stdout, stderr }),
      )
    })
  const generate = (address: string, ...args: string[]) =>
    run(address, '--out', 'gen', '--target', 'operations,client', '--foreign', ...args)
  return { home, run, generate, read: (path: string) => readFileSync(join(home, path), 'utf8') }
}

it('reads a document and what it refers to, from where it is', async () => {
  published.set('/api/openapi.yaml', whole('schemas/pets.yaml#/Pet'))
  published.set(
    '/api/schemas/pets.yaml',
    `Pet: { type: object, properties: { owner: { $ref: '/owner.yaml' } } }`,
  )
  published.set('/owner.yaml', 'type: object\nproperties: { name: { type: string } }')
  const { generate, read } = makeHome()
  expect(await generate(`${base}/api/openapi.yaml`)).toMatchObject({ status: 0, stderr: '' })
  expect(read('gen/client.ts')).toContain('Generated from openapi.yaml by muster-codegen.')
  expect(read('gen/schemas.ts')).toContain('owner')
})

it('follows references to addresses out of a file', async () => {
  published.set('/pets.yaml', `components: { schemas: { ${pet} } }`)
  const { home, generate } = makeHome()
  writeFileSync(join(home, 'openapi.yaml'), whole(`${base}/pets.yaml#/components/schemas/Pet`))
  expect(await generate('openapi.yaml')).toMatchObject({ status: 0, stderr: '' })
})

it('fetches again to check, and says what changed', async () => {
  published.set('/changing.yaml', `${whole('#/components/schemas/Pet')}components: { schemas: { ${pet} } }`)
  const { generate } = makeHome()
  const address = `${base}/changing.yaml`
  await generate(address)
  expect(await generate(address, '--check')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('up to date'),
  })
  const text = published.get('/changing.yaml') as string
  published.set('/changing.yaml', text.replace('name: {', 'age: {'))
  const { status, stderr } = await generate(address, '--check')
  expect(stderr).toContain(`Since they were generated, ${address} changed.`)
  expect(status).toBe(1)
  published.delete('/changing.yaml')
  expect(await generate(address, '--check')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('is not read: its host answers with 404.'),
  })
})

it('is asked for once where several places refer to it', async () => {
  published.set('/once.yaml', `components: { schemas: { ${pet} } }`)
  const { home, generate } = makeHome()
  const ref = `${base}/once.yaml#/components/schemas/Pet`
  const operation = (id: string) => `  /${id}: { get: { operationId: ${id}, ${answer(ref)} } }`
  writeFileSync(join(home, 'openapi.yaml'), document(`${operation('a')}\n${operation('b')}`))
  asked.length = 0
  await generate('openapi.yaml')
  expect(asked).toEqual(['/once.yaml'])
})

it('follows a redirect, and reads what the document refers to from there', async () => {
  published.set('/latest.yaml', { to: '/v2/openapi.yaml' })
  published.set('/v2/openapi.yaml', whole('pet.yaml'))
  published.set('/v2/pet.yaml', 'type: object')
  const { generate } = makeHome()
  expect(await generate(`${base}/latest.yaml`)).toMatchObject({ status: 0, stderr: '' })
})

describe('what is not fetched', () => {
  it.each([
    [
      'an address without https',
      () => 'http://192.0.2.1/a.yaml',
      'only https is asked, and http on this machine',
    ],
    ['a file of this machine', () => 'file:///etc/passwd', 'only https is asked, and http on this machine'],
    ['an address that leads in a circle', () => `${base}/circle`, 'it is redirected more than 5 times'],
    [
      'an address that leads to a file',
      () => `${base}/to-file`,
      'only https is asked, and http on this machine',
    ],
    ['a document without end', () => `${base}/endless`, 'it is larger than 64 MB with all others'],
  ])('%s', async (_, address, told) => {
    published.set('/circle', { to: '/circle' })
    published.set('/to-file', { to: 'file:///etc/passwd' })
    published.set('/endless', { bytes: 65 * 1024 * 1024 })
    const { generate } = makeHome()
    const { status, stderr } = await generate(address())
    expect(stderr).toContain(`is not read: ${told}.`)
    expect(status).toBe(1)
  })

  it('a file of this machine that a document at an address refers to', async () => {
    published.set('/refers.yaml', whole('file:///etc/hostname'))
    const { generate } = makeHome()
    const { status, stderr } = await generate(`${base}/refers.yaml`)
    expect(stderr).toContain(
      'file:///etc/hostname is not read: only https is asked, and http on this machine.',
    )
    expect(status).toBe(1)
  })

  it('anything without the option', async () => {
    const { run } = makeHome()
    const { status, stderr } = await run(`${base}/api/openapi.yaml`, '--out', 'gen')
    expect(stderr).toContain('is an address. Add --foreign')
    expect(status).toBe(2)
  })

  it('anything to watch', async () => {
    const { generate } = makeHome()
    const { status, stderr } = await generate(`${base}/api/openapi.yaml`, '--watch')
    expect(stderr).toContain('--watch follows files')
    expect(status).toBe(2)
  })
})

it('gives a place to what is wrong at an address', async () => {
  published.set('/wrong.yaml', document(`  /a/{id}: { get: { operationId: x, ${ok} } }`))
  const { generate } = makeHome()
  const { stderr } = await generate(`${base}/wrong.yaml`)
  expect(stderr).toContain(`${base}/wrong.yaml:4:`)
  expect(stderr).toContain('warning undeclared-path-parameter')
})
