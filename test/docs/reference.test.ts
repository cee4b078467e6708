// The API reference: a page for each tag and for the events of each noun, small, linked, and made again only where something changed.

import { runInNewContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import type { OpenApiDocument } from '@muster/codegen'
import { publicContract, workspaceContract } from '@muster/contract/public'
import type { Made, Page } from '../../packages/docs/page.ts'
import { makeReferenceOf } from '../../packages/docs/reference/index.ts'
import { listOperations, splitByTag, splitEvents } from '../../packages/docs/reference/split.ts'

const contract = JSON.parse(publicContract()) as OpenApiDocument
const workspace = JSON.parse(workspaceContract()) as OpenApiDocument
const tags = splitByTag(contract)
const events = splitEvents(contract)

let made: Made
let ofWorkspace: Made
beforeAll(async () => {
  made = await makeReferenceOf(contract, 'reference')
  ofWorkspace = await makeReferenceOf(workspace, 'workspace')
})

/** Both references: its pages, the documents behind them, and the folder that they stand in. */
const references = (): readonly (readonly [Made, ReturnType<typeof splitByTag>, string])[] => [
  [made, tags, 'reference'],
  [ofWorkspace, splitByTag(workspace), 'workspace'],
]

function pageAt(path: string, { pages } = made): Page {
  const page = pages.find(page => page.path === path)
  if (!page) throw new Error(`There is no page ${path}.`)
  return page
}

const idsOf = ({ html }: Page): Set<string> =>
  new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id))

/** What a document says of the fields of a body, at first sight. */
function fieldsOf(document: OpenApiDocument, reference: string): string[] {
  const schema = document.components?.schemas?.[reference.split('/').at(-1)!]
  const { properties = {}, allOf = [] } = schema as {
    properties?: Record<string, unknown>
    allOf?: readonly { readonly $ref?: string; readonly properties?: Record<string, unknown> }[]
  }
  const inherited = allOf.flatMap(part => (part.$ref ? fieldsOf(document, part.$ref) : []))
  return [...Object.keys(properties), ...inherited]
}

function findMissing({ html, markdown }: Page, document: OpenApiDocument): string[] {
  return listOperations(document).flatMap(({ operation }) => {
    const body = operation.requestBody as { content?: Record<string, { schema: { $ref?: string } }> }
    const reference = body?.content?.['application/json']?.schema.$ref
    const isTold = (field: string) => html.includes(`>${field}<`) && markdown.includes(`| \`${field}\` |`)
    const fields = reference ? fieldsOf(document, reference) : []
    return fields.filter(field => !isTold(field)).map(field => `${operation.operationId} ${field}`)
  })
}

describe('the pages of the reference', () => {
  it('are one for each tag, with all of its operations', () => {
    for (const [of, tags, folder] of references()) {
      expect(tags.length).toBeGreaterThan(50)
      for (const { tag, document } of tags) {
        const page = pageAt(`${folder}/${tag}`, of)
        const ids = idsOf(page)
        for (const { path, method, operation } of listOperations(document)) {
          expect(ids).toContain(operation.operationId)
          expect(page.html).toContain(operation.summary)
          expect(page.html).toContain(path)
          expect(page.markdown).toContain(
            `\`${method.toUpperCase()} ${path}\` · \`${operation.operationId}\``,
          )
          expect(page.parts.map(({ id }) => id)).toContain(operation.operationId)
        }
      }
    }
  })

  it('name each field of the bodies that they take', () => {
    const missing: string[] = []
    for (const [of, tags, folder] of references())
      for (const { tag, document } of tags)
        missing.push(...findMissing(pageAt(`${folder}/${tag}`, of), document))
    expect(missing).toEqual([])
  })

  it('say which scope an operation needs', () => {
    expect(pageAt('reference/employees').markdown).toContain('Needs `employees:write`.')
    expect(pageAt('reference/employees').html).toContain('Needs <code>employees:write</code>')
    expect(pageAt('workspace/loans', ofWorkspace).markdown).toContain('Needs `loans.manage`.')
  })

  it('say of the Workspace API what is promised of each object, and of the public API nothing', () => {
    const stable = pageAt('workspace/payroll_runs', ofWorkspace)
    expect(stable.html).toContain('<a href="/docs/workspace#stability" data-stability="stable">stable</a>')
    expect(stable.markdown).toContain('\nStability: stable\n')
    expect(pageAt('workspace/leave_policies', ofWorkspace).html).toContain('data-stability="preview"')
    expect(idsOf(pageAt('workspace', ofWorkspace)).has('stability')).toBe(true)
    expect(made.pages.filter(({ html }) => html.includes('data-stability'))).toEqual([])
  })

  it('begin with what holds for all, with a link to each object', () => {
    const { html, parts } = pageAt('reference')
    expect(parts.map(({ title }) => title)).toContain('Idempotency')
    for (const { tag } of tags) expect(html).toContain(`href="/docs/reference/${tag}"`)
  })
})

describe('the pages of events', () => {
  it('tell of each event when it is sent, with its headers and an example', () => {
    const types = Object.keys(contract.webhooks ?? {})
    expect(events.flatMap(({ document }) => Object.keys(document.webhooks ?? {}))).toEqual(types)
    for (const { tag, document } of events) {
      const page = pageAt(`events/${tag}`)
      for (const { path, operation } of listOperations(document)) {
        expect(idsOf(page)).toContain(operation.operationId)
        for (const said of [path, 'Sent when', 'Muster-Signature']) expect(page.html).toContain(said)
        expect(page.markdown).toContain(`"type": "${path}"`)
      }
    }
  })
})

const inside = /href="(\/docs\/(?:reference|workspace|events)[^"]*|#[^"]*)"/g

describe('links of the reference', () => {
  it('lead to pages and places that there are', () => {
    const lost: string[] = []
    for (const [{ pages, assets }] of references())
      for (const page of pages) {
        for (const [, target = ''] of page.html.matchAll(inside)) {
          const [path = '', id] = target.split('#')
          const to = path === '' ? page : pages.find(each => `/docs/${each.path}` === path)
          if (!to || (id && !idsOf(to).has(id))) lost.push(`${page.path}: ${target}`)
        }
        for (const [, name = ''] of page.html.matchAll(/"\/docs\/assets\/([^"]+)"/g))
          if (!assets.has(name)) lost.push(`${page.path}: ${name}`)
      }
    expect(lost).toEqual([])
  })

  /** Where the script of the home page sends a reader who comes with an old address. */
  function follow(hash: string): string | undefined {
    let target: string | undefined
    const replace = (to: string): void => {
      target = to
    }
    const location = { hash, pathname: '/docs/', replace }
    runInNewContext(made.assets.get('old-links.js')!.toString(), { location })
    return target
  }

  it('from before, when it was one page, lead to the same places', () => {
    const old = tags.flatMap(({ tag, document }) => [
      [`#tag/${tag}`, `reference/${tag}`, ''],
      ...listOperations(document).flatMap(({ operation: { operationId = '' } }) => [
        [`#operation/${operationId}`, `reference/${tag}`, operationId],
        [`#tag/${tag}/operation/${operationId}`, `reference/${tag}`, operationId],
      ]),
    ])
    for (const { title, id } of pageAt('reference').parts)
      if (title !== 'Objects') old.push([`#section/${title.replaceAll(' ', '-')}`, 'reference', id])
    expect(old.length).toBeGreaterThan(300)
    for (const [hash = '', path = '', id = ''] of old) {
      expect(follow(hash)).toBe(`/docs/${path}/${id && `#${id}`}`)
      if (id !== '') expect(idsOf(pageAt(path))).toContain(id)
    }
  })

  it('leave everything else alone', () => {
    for (const hash of ['', '#begin-here', '#operation/nothing', '#tag/nothing', '#tag/constructor'])
      expect(follow(hash)).toBeUndefined()
  })
})

describe('the weight of the reference', () => {
  it('stays below 6,000 elements and 60 kB for each page, with its styles and its script', () => {
    const shared = ['redoc.css', 'reference.css', 'touch.js'].map(name => made.assets.get(name)!)
    for (const { path, html } of [...made.pages, ...ofWorkspace.pages]) {
      const elements = html.match(/<[a-z]/g)?.length ?? 0
      const bytes = [Buffer.from(html), ...shared].reduce((sum, file) => sum + gzipSync(file).length, 0)
      // The shell takes 200 elements and 10 kB.
      expect({ path, isLight: elements < 5800 && bytes < 50_000 }).toEqual({ path, isLight: true })
    }
  })

  it('has one sheet of styles for all pages', () => {
    const withRules = [...made.pages, ...ofWorkspace.pages].filter(({ html }) => html.includes('<style'))
    expect(withRules.map(({ path, html }) => `${path}: ${html.slice(0, 200)}`)).toEqual([])
  })

  it('asks no other server for anything', () => {
    for (const { html } of made.pages) expect(html).not.toMatch(/(src="|url\(["']?)(https?:)?\/\//)
    for (const name of ['redoc.js', 'touch.js', 'redoc.css', 'reference.css'])
      expect(made.assets.get(name)!.toString()).not.toContain('redoc.ly/redoc')
  })
})

describe('a second build', () => {
  it('makes again only what changed', async () => {
    const former = new Map(made.pages.map(page => [page.madeOf, page]))
    const changed = structuredClone(contract)
    Object.assign(changed.tags?.find(({ name }) => name === 'assets') ?? {}, { description: 'Other words.' })
    const { pages } = await makeReferenceOf(changed, 'reference', madeOf => former.get(madeOf))
    const fresh = pages.filter(page => page.madeOf && !made.pages.includes(page)).map(({ path }) => path)
    expect(fresh).toEqual(['reference/assets'])
    expect(pageAt('reference/assets', { pages, assets: new Map() }).html).toContain('Other words.')
  })
})
