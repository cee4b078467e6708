// The emitted router under express and the emitted client against it, over real connections.
import { join } from 'node:path'
import { type Emitted, type Handlers, servers } from './served.ts'

const { folder, serve } = servers()

describe('a list that is paged with a cursor', () => {
  const pets = (start: number) => [start, start + 1].map(id => ({ id: String(id), name: 'Mia', kind: 'cat' }))
  const handlers = ({ Serialized }: Emitted): Handlers => ({
    listPets: ({ query }) =>
      query.after === '2' ? { items: pets(3), next: null } : { items: pets(1), next: '2' },
    createPet: ({ body }) => ({ id: '9', kind: 'dog', ...(body as object) }),
    getPet: ({ path }) => new Serialized(JSON.stringify({ id: path.id })),
    deletePet: ({ path }) => {
      if (path.id === '404') throw Object.assign(new Error('No such pet.'), { status: 404 })
    },
  })

  it('is read item by item and page by page', async () => {
    const { client } = await serve('cursor-list', handlers)
    const list = client.pets!.list!() as unknown as AsyncIterable<{ id: string }> & {
      pages(): AsyncIterable<object>
    }
    expect((await Array.fromAsync(list)).map(({ id }) => id)).toEqual(['1', '2', '3', '4'])
    expect(await Array.fromAsync(list.pages())).toHaveLength(2)
    expect(await list).toMatchObject({ next: '2' })
  })

  it('creates, gets text that is JSON already, and deletes', async () => {
    const { client, baseUrl } = await serve('cursor-list', handlers)
    expect(await client.pets!.create!({ name: 'Rex' })).toEqual({ id: '9', kind: 'dog', name: 'Rex' })
    expect(await client.pets!.get!('a/b')).toEqual({ id: 'a/b' })
    expect(await client.pets!.delete!('9')).toBeUndefined()
    const answers = [
      fetch(`${baseUrl}/v1/pets/9`, { method: 'DELETE' }),
      fetch(`${baseUrl}/v1/pets`, { method: 'HEAD' }),
    ]
    expect((await Promise.all(answers)).map(answer => answer.status)).toEqual([204, 200])
  })

  it('passes thrown errors to the application', async () => {
    const { client } = await serve('cursor-list', handlers)
    await expect(client.pets!.delete!('404')).rejects.toMatchObject({
      status: 404,
      body: { message: 'No such pet.' },
    })
  })

  it('is rejected by the validation before a handler is called', async () => {
    const { client } = await serve('cursor-list', handlers)
    await expect(client.pets!.create!({ name: 7, colour: 'red' })).rejects.toMatchObject({
      status: 400,
      body: { message: 'body name must be string; body colour is not a field of this request' },
    })
    await expect(client.pets!.list!({ limit: 'many' })).rejects.toMatchObject({
      body: { message: 'query limit must be integer' },
    })
  })

  it('lists the methods of a path', async () => {
    const { baseUrl } = await serve('cursor-list', handlers)
    const answer = await fetch(`${baseUrl}/v1/pets`, { method: 'PUT' })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
    expect((await fetch(`${baseUrl}/v1/pets/%zz`)).status).toBe(400)
    expect((await fetch(`${baseUrl}/v1/dogs`)).status).toBe(404)
  })
})

describe('bodies that are not JSON', () => {
  it('arrive as bytes and as text', async () => {
    const { client } = await serve('other-media-types', ({ Content }) => ({
      downloadPhoto: () => new Content(new Uint8Array([1, 2, 3]), 'image/png', 'mia.png'),
      reportPhotos: () => new Content(new TextEncoder().encode('a,b'), 'text/csv'),
    }))
    const photo = (await client.photos!.download!('1')) as Blob
    expect([photo.type, await photo.bytes()]).toEqual(['image/png', new Uint8Array([1, 2, 3])])
    expect(await client.photos!.report!()).toBe('a,b')
  })
})

describe('failures whose bodies differ by status', () => {
  it('are distinguished by their operation and their status', async () => {
    const { isFailureOf } = await import(join(folder, 'failures-by-status', 'gen', 'errors.ts'))
    const failing = (status: number) => (): Handlers => ({
      createOrder: () => {
        throw Object.assign(new Error('No.'), { status })
      },
    })
    const failure = async (status: number) => {
      const { client } = await serve('failures-by-status', failing(status))
      return client.orders!.create!().catch((error: unknown) => error)
    }
    expect(isFailureOf('createOrder', await failure(409))).toBe(true)
    expect(isFailureOf('createOrder', await failure(500))).toBe(true)
    expect(isFailureOf('createOrder', new Error('No.'))).toBe(false)
    expect(await failure(422)).toMatchObject({ status: 422, method: 'post', path: '/orders' })
  })
})
