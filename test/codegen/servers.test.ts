// The addresses of a document as functions: their variables, their types, their names, and what they do not name.
import { projects } from './made.ts'
import { ok } from './workspace.ts'

const { make, serve } = projects()

const written = (servers: string): string => `openapi: 3.1.1
info: { title: A, version: '1' }
${servers}
paths:
  /pets: { get: { operationId: listPets, tags: [pets], ${ok} } }
`

const several = written(`servers:
  - url: https://{region}.example.com:{port}/{base-path}
    description: The production server. It has real animals.
    variables:
      region: { enum: [eu, us], default: eu, description: Where the data is. }
      port: { default: '443' }
      base-path: { default: v2 }
  - { url: 'https://sandbox.example.com', description: Sandbox }
  - { url: 'https://x.example.com' }
  - url: http://{tenant}.localhost
    description: A machine of your own, for whoever develops the thing
    variables: { tenant: { default: main, enum: [other] } }
`)

const target = ['types', 'client', 'servers']
type Servers = Record<string, (values?: object) => string>

const load = async (text: string): Promise<Servers> => {
  const { servers } = await make(text, { target: ['servers'] }).load('servers.ts')
  return servers as unknown as Servers
}

it('fills variables in, each with its default where none is given', async () => {
  const { production, sandbox, server3, server4 } = await load(several)
  expect([production!(), production!({ region: 'us', 'base-path': 'v3' })]).toEqual([
    'https://eu.example.com:443/v2',
    'https://us.example.com:443/v3',
  ])
  expect([sandbox!(), server3!(), server4!()]).toEqual([
    'https://sandbox.example.com',
    'https://x.example.com',
    'http://main.localhost',
  ])
})

it('names the host that the document names, whatever a variable holds', async () => {
  const { production } = await load(several)
  for (const region of ['evil.com/', 'evil.com#', 'evil.com?', 'me@evil.com', 'evil.com\\', '', 'a b'])
    expect(() => production!({ region })).toThrow(`region cannot be "${region}": that is another host.`)
  expect(production!({ 'base-path': 'a/b' })).toBe('https://eu.example.com:443/a/b')
})

it('is a slash for a document that has no address', async () => {
  const { server1 } = await load(written(''))
  expect(server1!()).toBe('/')
})

it('is typed by the values and the defaults of the document, and is what the transport takes', async () => {
  const made = make(several, { target })
  made.write(
    'app/use.ts',
    `import { createClient } from './gen/client.ts'
import { servers } from './gen/servers.ts'
import { createTransport } from './gen/transport.ts'

export const client = createClient(createTransport({ baseUrl: servers.production({ region: 'us' }) }))
servers.server4({ tenant: 'main' })
servers.sandbox()
// @ts-expect-error a region that is not listed
servers.production({ region: 'mars' })
// @ts-expect-error a variable that the address does not have
servers.sandbox({ region: 'eu' })
// @ts-expect-error
servers.staging()
`,
  )
  expect(made.compile()).toBe('')
})

it('leads a client to its server', async () => {
  const { asked, baseUrl } = await serve((_, response) => response.writeHead(204).end())
  const here = written(`servers: [{ url: '${baseUrl}/{version}', variables: { version: { default: v1 } } }]`)
  const { load } = make(here, { target })
  const { servers } = (await load('servers.ts')) as unknown as { servers: Servers }
  const { createTransport } = await load('transport.ts')
  const { createClient } = await load('client.ts')
  const client = createClient!(createTransport!({ baseUrl: servers.server1!({ version: 'v9' }) }))
  await (client as { pets: { list(): Promise<void> } }).pets.list()
  expect(asked).toEqual(['GET /v9/pets'])
})
