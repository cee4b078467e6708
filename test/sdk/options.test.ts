// Mistakes in connecting are refused at construction, with a sentence.
import { createTransport } from '../../packages/sdk/lists.ts'
import { MusterWorkspace } from '../../packages/sdk/workspace.ts'
import { apiKey } from './loopback.ts'

const baseUrl = 'https://api.example.com'

describe('connecting', () => {
  it.each([
    { given: 'no key', options: { apiKey: undefined, baseUrl }, says: 'apiKey is missing' },
    { given: 'an empty key', options: { apiKey: '', baseUrl }, says: 'apiKey is missing' },
    {
      given: 'another service’s key',
      options: { apiKey: 'sk_live_abc', baseUrl },
      says: 'apiKey is not a Muster key',
    },
    { given: 'a key with a line break', options: { apiKey: `${apiKey}\n`, baseUrl }, says: 'without spaces' },
    {
      given: 'a token of the console',
      options: { apiKey: 'mst_cons_abc', baseUrl },
      says: 'apiKey is a console token: pass it as token to MusterWorkspace of',
    },
    { given: 'no base URL', options: { apiKey, baseUrl: undefined }, says: 'baseUrl is missing' },
    {
      given: 'a base URL without a scheme',
      options: { apiKey, baseUrl: 'api.example.com' },
      says: 'is not a URL',
    },
    { given: 'a file URL', options: { apiKey, baseUrl: 'file:///x' }, says: 'starts with "file:"' },
    { given: 'a base URL with /v1', options: { apiKey, baseUrl: `${baseUrl}/v1/` }, says: 'ends in "/v1"' },
    { given: 'a base URL with a user', options: { apiKey, baseUrl: 'https://a:b@c.d' }, says: 'has a user' },
    { given: 'a timeout of 0', options: { apiKey, baseUrl, timeoutMs: 0 }, says: 'timeoutMs is 0' },
    { given: 'half a retry', options: { apiKey, baseUrl, maxRetries: 0.5 }, says: 'maxRetries is 0.5' },
  ])('with $given is rejected', ({ options, says }) => {
    expect(() => createTransport(options)).toThrow(TypeError)
    expect(() => createTransport(options)).toThrow(says)
  })

  it('takes a service token in the place of a key', () => {
    expect(() => createTransport({ apiKey: 'mst_svc_abc', baseUrl })).not.toThrow()
  })

  it('never repeats the key in an error', () => {
    expect(() => createTransport({ apiKey: 'secret value', baseUrl })).not.toThrow('secret value')
  })

  it('is rejected in a browser, where every visitor could read the key', () => {
    Object.assign(globalThis, { window: {}, document: {} })
    try {
      expect(() => createTransport({ apiKey, baseUrl })).toThrow('every visitor could read the API key')
    } finally {
      Reflect.deleteProperty(globalThis, 'window')
      Reflect.deleteProperty(globalThis, 'document')
    }
  })
})

describe('connecting to the Workspace API', () => {
  it.each([
    { given: 'no token', token: undefined, says: 'token is missing' },
    {
      given: 'an API key',
      token: apiKey,
      says: 'token is an API key, for /v1: pass it as apiKey to Muster of',
    },
    { given: 'another service’s token', token: 'xoxb_abc', says: 'token is not a token of Muster' },
    { given: 'a token in quotes', token: '"mst_svc_abc"', says: 'without spaces or quotes' },
  ])('with $given is rejected', ({ token, says }) => {
    expect(() => new MusterWorkspace({ token, baseUrl })).toThrow(TypeError)
    expect(() => new MusterWorkspace({ token, baseUrl })).toThrow(says)
  })

  it.each(['mst_svc_abc', 'mst_cons_abc'])('takes %s', token => {
    expect(() => new MusterWorkspace({ token, baseUrl })).not.toThrow()
  })

  it('never repeats the token in an error', () => {
    expect(() => new MusterWorkspace({ token: 'secret value', baseUrl })).not.toThrow('secret value')
  })

  it('is rejected in a browser', () => {
    Object.assign(globalThis, { window: {}, document: {} })
    try {
      expect(() => new MusterWorkspace({ token: 'mst_svc_abc', baseUrl })).toThrow('could read the token')
    } finally {
      Reflect.deleteProperty(globalThis, 'window')
      Reflect.deleteProperty(globalThis, 'document')
    }
  })
})
