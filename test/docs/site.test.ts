// The files of the docs: no link of a page is dead, wherever the site is served, and programs find each page.

import { posix } from 'node:path'
import { unsorted } from '../../packages/docs/guides/sections.ts'
import { builtDocs } from '../support/server/docs-build.ts'

const files = builtDocs()
const text = (path: string) => files.get(path)!.bytes.toString()
const pathsOf = (ending: string) => [...files.keys()].filter(path => path.endsWith(ending))
const pages = pathsOf('index.html')

const idsOf = new Map(
  pages.map(path => [path, new Set([...text(path).matchAll(/ id="([^"]*)"/g)].map(([, id]) => id))]),
)

/** The file that a link of a file leads to; undefined where it leaves the site. */
function follow(from: string, target: string): string | undefined {
  const path = posix.join(posix.dirname(from), target)
  if (path.startsWith('..')) return undefined
  return /(^|\/)$|^\.$/.test(path) || path === '.' ? posix.join(path, 'index.html') : path
}

function isDead(from: string, link: string): boolean {
  if (/^(https:|data:|mailto:)/.test(link)) return false
  const [target = '', anchor] = link.replaceAll('&amp;', '&').split('#')
  const path = target === '' ? from : follow(from, target.endsWith('/') ? `${target}index.html` : target)
  if (path === undefined || !files.has(path)) return true
  return anchor !== undefined && path.endsWith('.html') && !idsOf.get(path)!.has(decodeURIComponent(anchor))
}

describe('A page of the docs', () => {
  it('has no link that is dead, nor one that leaves its folder', () => {
    const dead = pages.flatMap(path => {
      const links = [...text(path).matchAll(/ (?:href|src|data-script|data-index|data-root)="([^"]*)"/g)]
      return links.flatMap(([, link]) => (isDead(path, link!) ? [`${path}: ${link}`] : []))
    })
    expect(dead).toEqual([])
    expect(pages.length).toBeGreaterThan(50)
  })

  it('is Markdown besides, whose links are Markdown, too', () => {
    const dead = pathsOf('.md').flatMap(path => {
      const prose = text(path).replace(/^```[\s\S]*?^```/gm, '')
      const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link!.split('#')[0]!)
      return links.flatMap(link => (link !== '' && isDead(path, link) ? [`${path}: ${link}`] : []))
    })
    expect(dead).toEqual([])
    const markdown = pages.map(path => path.replace(/\/?index\.html$/, '') || 'index')
    expect(markdown.filter(path => !files.has(`${path}.md`))).toEqual([])
  })

  it('has one heading of the first level, a title and a sentence about it', () => {
    const wanting = pages.filter(path => {
      const html = text(path)
      const [, title = ''] = /<title>(.*?)<\/title>/.exec(html) ?? []
      const [, summary = ''] = /<meta name="description" content="(.*?)">/.exec(html) ?? []
      return html.match(/<h1[ >]/g)?.length !== 1 || title.length < 5 || summary.length < 5
    })
    expect(wanting).toEqual([])
  })

  it('stands in a section of the navigation', () => {
    expect(text('guides/index.html')).not.toContain(`<h2>${unsorted}</h2>`)
  })
})

describe('The page of an address at which nothing stands', () => {
  it('has links that lead somewhere from any depth', () => {
    const links = [...text('404.html').matchAll(/ (?:href|src|data-script|data-index|data-root)="([^"#]+)"/g)]
    const paths = links.map(([, link]) => link!)
    expect(paths.length).toBeGreaterThan(10)
    expect(paths.filter(link => !link.startsWith('/docs/'))).toEqual([])
    const dead = paths.filter(link => isDead('index.html', `./${link.slice('/docs/'.length)}`))
    expect(dead).toEqual([])
  })

  it('is none that a search engine keeps, or that machines are shown', () => {
    expect(text('404.html')).toContain('<meta name="robots" content="noindex">')
    expect(text('llms.txt')).not.toContain('There is no such page')
  })
})

describe('llms.txt', () => {
  it('lists every page', () => {
    const groups = new Set(
      pages.filter(path => path.split('/').length === 2).map(path => posix.dirname(path)),
    )
    const wanted = pages.map(path => posix.dirname(path)).filter(path => path !== '.' && !groups.has(path))
    const listed = new Set([...text('llms.txt').matchAll(/\]\(\.\/([^)]+)\.md\)/g)].map(([, path]) => path))
    expect(wanted.filter(path => !listed.has(path))).toEqual([])
  })
})
