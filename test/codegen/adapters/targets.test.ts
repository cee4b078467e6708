// The targets fastify and hono: what they write, what they need, and that all of it compiles.
import { blocksOf, read } from '../../support/contract/page.ts'
import { projects } from '../made.ts'
import { document } from '../workspace.ts'

const { make } = projects()
const key = 'components: { securitySchemes: { key: { type: apiKey, in: header, name: X-Api-Key } } }'
const pet = `content: { application/json: { schema: { type: object, required: [name], properties: { name: { type: string } } } } }`
const pets = document(
  `  /pets:
    post:
      operationId: createPet
      tags: [pets]
      security: [{ key: [] }]
      requestBody: { required: true, ${pet} }
      responses: { '201': { description: It., headers: { Location: { schema: { type: string } } }, ${pet} }, '202': { description: Later. } }`,
  key,
)
const usual = ['types', 'operations', 'server', 'validators']
const gen = (files: Record<string, string>) =>
  Object.keys(files).flatMap(path => /^app\/gen\/(\w+)\.ts$/.exec(path)?.[1] ?? [])

describe('the server', () => {
  it('has no Express where another one is asked for, and Express too where it is', () => {
    const { files, compile } = make(pets, { target: [...usual, 'fastify'] })
    expect(gen(files())).toEqual(
      expect.arrayContaining(['answering', 'authentication', 'bodies', 'fastify', 'received']),
    )
    expect(gen(files()).filter(name => ['express', 'hono'].includes(name))).toEqual([])
    expect(Object.values(files()).join('')).not.toContain(`from 'express'`)
    expect(compile()).toBe('')
    const all = make(pets, { target: [...usual, 'fastify', 'hono'], express: true })
    expect(gen(all.files())).toEqual(expect.arrayContaining(['express', 'fastify', 'hono']))
    expect(all.compile()).toBe('')
  })

  it('is as it was where Express is alone', () => {
    const { files } = make(pets, { target: usual })
    expect(gen(files()).filter(name => ['answering', 'received'].includes(name))).toEqual([])
    expect(files()['app/gen/express.ts']).toContain('async function respond<Context>(')
  })

  it('is needed', () => {
    expect(() => make(pets, { target: ['types', 'hono'] })).toThrow(
      'documents[0].target: hono sends what handlers answer, so it needs the target server.',
    )
  })

  it('has nothing to send for a document without operations', () => {
    const { files } = make(document('  {}'), { target: [...usual, 'fastify', 'hono'] })
    expect(gen(files()).filter(name => ['answering', 'fastify', 'hono', 'received'].includes(name))).toEqual(
      [],
    )
  })
})

describe('the handlers', () => {
  const typed = `import { createRouter as forExpress } from './gen/express.ts'
import { createRouter as forFastify } from './gen/fastify.ts'
import { answer, type Handlers } from './gen/handlers.ts'
import { createRouter as forHono } from './gen/hono.ts'
import { createValidation } from './gen/validation.ts'

const handlers: Handlers<{ shop: string }> = {
  createPet: ({ body, shop }) => answer(201, body, { headers: { Location: \`/\${shop}/\${body.name}\` } }),
}
const validate = createValidation()
const security = { key: (key: string, { operation }: { operation: string }) => ({ key, operation }) }
export const routers = [
  forExpress(handlers, { validate, security, context: ({ ip }) => ({ shop: String(ip) }) }),
  forFastify(handlers, { validate, security, context: async ({ ip, server }) => ({ shop: ip + server.version }) }),
  forHono(handlers, { validate, security, context: ({ req }) => ({ shop: req.header('X-Shop') ?? '' }) }),
]
`

  it('are the same for all three, each with the request that its server has', () => {
    const others = { 'app/use.ts': typed }
    const { compile } = make(pets, { target: [...usual, 'fastify', 'hono'], express: true }, others)
    expect(compile()).toBe('')
  })

  it('do not compile without what the context has to give', () => {
    const others = { 'app/use.ts': typed.replace(`req.header('X-Shop') ?? ''`, 'req.header.length') }
    const { compile } = make(pets, { target: [...usual, 'fastify', 'hono'], express: true }, others)
    expect(compile()).toMatch(/app\/use\.ts\(15,.*: Type 'number' is not assignable to type 'string'/)
  })
})

describe('the README', () => {
  const section = read('packages/codegen/README.md')
    .split(/^### /m)
    .find(text => text.startsWith('Fastify and Hono'))!

  it.each(['Fastify', 'Hono'])('has a server of %s that compiles', name => {
    const { text } = blocksOf(section).find(
      block => block.text.includes(`new ${name}`) || block.text.includes(`${name}(`),
    )!
    const slices = {
      'app/resources/pets.ts': `export default { createPet: ({ body }: { body: { name: string } }) => body }\n`,
    }
    const options = { target: [...usual, name.toLowerCase()], slices: '../resources' }
    const { compile } = make(pets, options, {
      ...slices,
      'app/server.ts': text.replaceAll('// server.ts', ''),
    })
    expect(compile()).toBe('')
  })
})
