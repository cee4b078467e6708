// When operations are compiled: with their first requests, and in production behind the start, one after the other.

import { requests } from '@muster/contract'
import { openValidation } from '../../../packages/server/http/request/validate.ts'

const { paths, ...rest } = requests as { paths: Record<string, object> }
const withPath = (path: string, item: object) => ({ ...rest, paths: { ...paths, [path]: item } })
/** A document of all requests that lacks one. */
const lacking = withPath('/v1/holidays', {})
/** One in which the schema of a query parameter is none. */
const broken = withPath('/v1/holidays', {
  ...paths['/v1/holidays'],
  get: { parameters: [{ name: 'year', in: 'query', schema: { type: 'year' } }], responses: {} },
})
const request = { path: {}, search: '', body: undefined, idempotencyKey: undefined }

describe('a document of requests that lacks an operation', () => {
  it('stops the start', () => {
    expect(() => openValidation(lacking)).toThrow(
      'listHolidays: the document of requests does not hold get /v1/holidays.',
    )
  })
})

describe('what is compiled behind the start', () => {
  /** What did not compile, and whether the end has come. */
  async function compileBehind(document: object | undefined, signal = new AbortController().signal) {
    const validation = openValidation(document)
    const compiling = { failed: [] as string[], hasEnded: false }
    const ended = validation
      .compileRest(signal, id => compiling.failed.push(id))
      .then(() => {
        compiling.hasEnded = true
      })
    return { validation, compiling, ended }
  }

  it('is every operation of the contract, and each compiles', async () => {
    const { compiling, ended } = await compileBehind(undefined)
    await ended
    expect(compiling.failed).toEqual([])
  })

  it('lets requests through before it has ended', async () => {
    const { validation, compiling, ended } = await compileBehind(undefined)
    expect(await validation.check('getMe', request)).toEqual({ path: {}, query: {}, body: undefined })
    expect(compiling.hasEnded).toBe(false)
    await ended
  })

  it('names what does not compile, whose requests alone fail', async () => {
    const { validation, compiling, ended } = await compileBehind(broken)
    await ended
    expect(compiling.failed).toEqual(['listHolidays'])
    await expect(validation.check('listHolidays', request)).rejects.toThrow('year')
    expect(await validation.check('getMe', request)).toEqual({ path: {}, query: {}, body: undefined })
  })

  it('ends where the server stops', async () => {
    const { compiling, ended } = await compileBehind(broken, AbortSignal.abort())
    await ended
    expect(compiling.failed).toEqual([])
  })
})
