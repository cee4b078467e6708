// Contexts: what a handler gets besides its input may depend on the security scheme of its operation.

import { makeModel, readDocument, server } from '@muster/codegen'

const answer = { responses: { '200': { description: 'Done.' } } }
const document = readDocument(
  {
    openapi: '3.1.1',
    info: { title: 'Three audiences', version: '1' },
    paths: {
      '/pets': { get: { operationId: 'listPets', security: [{ key: [] }], ...answer } },
      '/me': { get: { operationId: 'getMe', security: [{ cookie: [] }], ...answer } },
      '/either': { get: { operationId: 'getEither', security: [{ cookie: [] }, { key: [] }], ...answer } },
      '/sign-in': { post: { operationId: 'signIn', security: [], ...answer } },
    },
    components: {
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'session' },
      },
    },
  },
  'three.json',
  '/',
)
const from = '../context.ts'
const write = (options: Parameters<typeof server>[1]) =>
  server(makeModel(document), { express: false, ...options }).find(({ path }) => path === 'handlers.ts')!.text

describe('The handler types', () => {
  const text = write({
    context: { from, name: 'Context' },
    contexts: { cookie: { from, name: 'PersonContext' }, none: { from, name: 'VisitorContext' } },
  })

  it('give operations of one scheme their own context, and all others the usual one', () => {
    const [, contexts] = /interface Contexts \{\n([^}]*)\}/.exec(text)!
    expect(
      contexts!
        .trim()
        .split('\n')
        .map(line => line.trim()),
    ).toEqual(['getMe: PersonContext', 'signIn: VisitorContext'])
    expect(text).toContain('K extends keyof Contexts ? Contexts[K] : Context')
  })

  it('import each context once', () => {
    expect(text).toContain("import type { Context, PersonContext, VisitorContext } from '../context.ts'\n")
  })

  it('have one context where no other is asked for', () => {
    const plain = write({ context: { from, name: 'Context' } })
    expect(plain).toContain('export type Handlers<Given = Context>')
    expect(plain).not.toContain('interface Contexts')
  })
})
