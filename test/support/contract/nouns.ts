// What holds of every plain noun of the public contract, tried with no more than the contract says of it.

interface Node {
  readonly [key: string]: unknown
}

export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Node>> }
}

interface Operation {
  readonly operationId?: string
  readonly requestBody?: unknown
}

/** A kind of record that is made, read, listed and changed under one path, and perhaps deleted. */
export interface Noun {
  readonly path: string
  /** The example of a body that makes one, with what has to be sent alone. */
  readonly least: Readonly<Record<string, unknown>>
  readonly isDeletable: boolean
}

interface Json {
  readonly [name: string]: unknown
}

export interface Answer {
  readonly status: number
  readonly json: Json
}

/** Sends a request with the key of one workspace. */
export type Send = (method: string, path: string, body?: object) => Promise<Answer>

/** Those whose records can be made without records of others. */
export function listPlainNouns({ paths, components }: Document): Noun[] {
  return Object.entries(paths).flatMap(([path, { get, post }]): Noun[] => {
    const one = paths[`${path}/{id}`]
    const hasActions = Object.keys(paths).some(other => other.startsWith(`${path}/{id}/`))
    if (hasActions || path.includes('{') || !get || !post || !one?.get || !one.patch) return []
    const { schema, example } = readBody(post)
    const { required, isFree } = readRequired(schema, components.schemas)
    if (!isFree || required.length === 0) return []
    const least = Object.fromEntries(required.map(name => [name, example[name]]))
    return [{ path, least, isDeletable: one.delete !== undefined }]
  })
}

function readBody({ requestBody }: Operation): { schema: Node; example: Node } {
  const { content } = requestBody as { content: { 'application/json': { schema: Node; example: Node } } }
  return content['application/json']
}

/** The fields that have to be sent; free where none of them is the id of another record. */
function readRequired(schema: Node, schemas: Document['components']['schemas']) {
  const parts = (node: Node): Node[] =>
    typeof node.$ref === 'string'
      ? parts(schemas[node.$ref.split('/').at(-1)!]!)
      : [node, ...((node.allOf ?? []) as Node[]).flatMap(parts)]
  const whole = parts(schema)
  const required = whole.flatMap(part => (part.required ?? []) as string[])
  const fields = Object.assign({}, ...whole.map(part => part.properties ?? {})) as Record<string, Node>
  return { required, isFree: required.every(name => fields[name]?.['x-references'] === undefined) }
}

/** Makes, reads, lists, changes and deletes records of a noun; another workspace sees none of it. */
export async function tryNoun(
  { path, least, isDeletable }: Noun,
  send: Send,
  sendAsOther: Send,
): Promise<void> {
  const [own, second, other] = ['1', '2', '3'].map(mark => vary(least, mark)) as [object, object, object]
  const first = await expectMade(send, path, own)
  const { id } = first
  for (const name of Object.keys(least)) await expectRefused(send, path, second, name)
  expect(await send('GET', `${path}/${id}`)).toEqual({ status: 200, json: first })

  const changed = await send('PATCH', `${path}/${id}`, other)
  expect(changed).toMatchObject({
    status: 200,
    json: { ...other, id, created_at: first.created_at },
  })
  const newer = await expectMade(send, path, second)
  expect((await readAll(send, path)).slice(0, 2)).toEqual([newer, changed.json])

  expect((await sendAsOther('GET', `${path}/${id}`)).status).toBe(404)
  expect((await sendAsOther('PATCH', `${path}/${id}`, second)).status).toBe(404)
  expect((await readAll(sendAsOther, path)).map(one => one.id)).not.toContain(id)
  if (!isDeletable) return
  expect((await sendAsOther('DELETE', `${path}/${id}`)).status).toBe(404)
  expect(await send('DELETE', `${path}/${id}`)).toMatchObject({ status: 200, json: { id, deleted: true } })
  expect((await readAll(send, path)).map(one => one.id)).not.toContain(id)
}

async function expectMade(send: Send, path: string, body: object): Promise<Json> {
  const made = await send('POST', path, body)
  expect(made).toMatchObject({ status: 201, json: body })
  return made.json
}

async function expectRefused(send: Send, path: string, body: object, name: string): Promise<void> {
  const refused = await send('POST', path, Object.assign({}, body, { [name]: undefined }))
  expect(refused).toMatchObject({ status: 400, json: { errors: [{ field: name }] } })
}

interface Page {
  readonly data: Json[]
  readonly has_more: boolean
  readonly next_cursor: string
}

/** Every record, one a page. */
async function readAll(send: Send, path: string, cursor?: string): Promise<Json[]> {
  const after = cursor === undefined ? '' : `&starting_after=${cursor}`
  const { status, json } = await send('GET', `${path}?limit=1${after}`)
  expect(status).toBe(200)
  const { data, has_more, next_cursor } = json as unknown as Page
  return has_more ? [...data, ...(await readAll(send, path, next_cursor))] : data
}

/** Other names, codes and addresses, so that nothing that has to be unique is there twice. */
const vary = (body: object, mark: string): object =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      typeof value === 'string'
        ? value.replace(/^[A-Z][^@]*$|@/, found => (found === '@' ? `${mark}@` : `${found}${mark}`))
        : value,
    ]),
  )
