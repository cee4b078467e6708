// How a method and a path lead to an operation.
import { join } from 'node:path'
import { generateAll, temporaryFolder } from './generated.ts'

interface Router {
  match(method: string, path: string): unknown
}

const folder = temporaryFolder()
let match: Router['match']
let shops: Router['match']
let others: Router['match']

beforeAll(async () => {
  generateAll(folder)
  const load = async (document: string) =>
    (await import(join(folder, document, 'gen', 'router.ts'))) as Router
  match = (await load('paths-that-overlap')).match
  shops = (await load('no-tags-no-ids')).match
  others = (await load('paths-with-other-methods')).match
})

describe('match', () => {
  it.each([
    ['GET', '/files/recent', 'recentFiles', {}],
    ['GET', '/files/older', 'getFile', { id: 'older' }],
    ['PUT', '/files/older', 'putFile', { id: 'older' }],
    ['HEAD', '/files/older', 'getFile', { id: 'older' }],
    ['GET', '/files/a%20b', 'getFile', { id: 'a b' }],
    ['GET', '/files/a%2Fb', 'getFile', { id: 'a/b' }],
    ['GET', '/files/%72ecent', 'recentFiles', {}],
    ['GET', '/files/a.json', 'getFileAsJson', { id: 'a' }],
    ['GET', '/files/a.txt', 'getFileAs', { id: 'a', type: 'txt' }],
    ['GET', '/files/.json', 'getFile', { id: '.json' }],
    ['GET', '/files/a/parts/7', 'getPart', { id: 'a', part: '7' }],
    ['GET', '/files/recent/parts/7', 'getPart', { id: 'recent', part: '7' }],
    ['POST', '/files/recent/parts', 'addPart', {}],
    ['GET', '/compare/main...next', 'compare', { base: 'main', head: 'next' }],
    ['GET', '/compare/a...b...c', 'compare', { base: 'a', head: 'b...c' }],
  ])('%s %s is %s', (method, path, operation, params) => {
    expect(match(method, path)).toMatchObject({ operation, params })
  })

  it('returns the path parameters as they were sent', () => {
    expect(match('GET', '/files/a%2Fb')).toMatchObject({ params: { id: 'a/b' }, encoded: { id: 'a%2Fb' } })
  })

  it.each([
    '/',
    '/files',
    '/files/',
    '/files//parts/7',
    '/files/a/parts/7/',
    '/Files/a',
    '/nothing',
    '',
    '/compare/main',
  ])('knows no path %j', path => {
    expect(match('GET', path)).toBeUndefined()
  })

  it('lists the methods of a known path', () => {
    expect(match('DELETE', '/files/a')).toEqual({ allow: ['GET', 'HEAD', 'PUT'] })
    expect(match('DELETE', '/files/a/parts/1')).toEqual({ allow: ['GET', 'HEAD', 'OPTIONS'] })
    expect(match('get', '/files/a')).toEqual({ allow: ['GET', 'HEAD', 'PUT'] })
  })

  it('prefers a literal path only for the methods that it has', () => {
    expect(match('PUT', '/files/recent')).toMatchObject({ operation: 'putFile', params: { id: 'recent' } })
    expect(match('DELETE', '/files/recent')).toEqual({ allow: ['GET', 'HEAD', 'PUT'] })
  })

  it('answers HEAD only if there is a GET', () => {
    expect(match('HEAD', '/files/recent/parts')).toEqual({ allow: ['POST'] })
  })

  it.each(['%zz', '%', '%C3%28', 'a%2'])('reports a parameter that cannot be decoded: %s', id => {
    expect(match('GET', `/files/${id}`)).toEqual({ malformed: 'id' })
  })

  it('ignores the names on a prototype', () => {
    expect(match('GET', '/__proto__')).toBeUndefined()
    expect(match('constructor', '/files/a')).toEqual({ allow: ['GET', 'HEAD', 'PUT'] })
  })

  it('accepts parameters whose names are no identifiers', () => {
    expect(shops('GET', '/v2/shops/7')).toMatchObject({
      operation: 'getV2ShopsByShopId',
      params: { 'shop-id': '7' },
    })
  })

  it.each([
    ['GET', '/a/x/1', 'getIt', { type: 'x', id: '1' }],
    ['HEAD', '/a/x/1', 'checkIt', { type: 'x', id: '1' }],
    ['POST', '/a/x/1', 'postX', { id: '1' }],
    ['POST', '/a/x/y', 'postX', { id: 'y' }],
    ['GET', '/a/x/y', 'getIt', { type: 'x', id: 'y' }],
    ['DELETE', '/a/x/y', 'deleteXY', {}],
    ['PUT', '/a/x/y.json', 'putXJson', { id: 'y' }],
    ['POST', '/a/x/y.json', 'postX', { id: 'y.json' }],
    ['GET', '/a/x/y.json', 'getIt', { type: 'x', id: 'y.json' }],
    ['PATCH', '/a/new/1', 'patchAny', { any: 'a', id: '1' }],
    ['GET', '/a/new/1', 'getIt', { type: 'new', id: '1' }],
    ['POST', '/b/new', 'postB', { id: 'new' }],
    ['HEAD', '/b/new', 'getNewB', {}],
    ['PATCH', '/b/new/1', 'patchAny', { any: 'b', id: '1' }],
  ])('finds the path that has the method: %s %s is %s', (method, path, operation, params) => {
    expect(others(method, path)).toMatchObject({ operation, params })
  })

  it('lists the methods of every path that fits', () => {
    expect(others('OPTIONS', '/a/x/y')).toEqual({ allow: ['DELETE', 'POST', 'GET', 'HEAD'] })
    expect(others('OPTIONS', '/a/new/1')).toEqual({ allow: ['GET', 'HEAD', 'PATCH'] })
    expect(others('GET', '/b/1')).toEqual({ allow: ['POST'] })
  })

  it('reports a parameter that cannot be decoded in the path that is taken', () => {
    expect(others('GET', '/a/x/%zz')).toEqual({ malformed: 'id' })
    expect(others('POST', '/a/%zz/1')).toEqual({ allow: ['GET', 'HEAD'] })
  })
})
