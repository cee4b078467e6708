// A Markdown text as the main part of a page: its HTML, its title, and its sections for contents and search.

import MarkdownIt, { type Token } from 'markdown-it'
import type { Part } from '../page.ts'
import { highlight } from './highlight.ts'
import { Slugs } from './slugs.ts'

export interface Rendered {
  readonly html: string
  readonly title: string
  /** The first sentence. */
  readonly summary: string
  readonly intro: string
  readonly parts: readonly Part[]
}

// Markdown of the repository is ours, and shows pictures as HTML.
const markdown = new MarkdownIt({ html: true })

markdown.renderer.rules.fence = (tokens, n) => {
  const { content, info } = tokens[n]!
  const [language = ''] = info.trim().split(/\s/)
  const name = language ? ` class="language-${language}"` : ''
  return `<pre tabindex="0"><code${name}>${highlight(content, language)}</code></pre>\n`
}
markdown.renderer.rules.table_open = () => '<div class="table" tabindex="0"><table>\n'
markdown.renderer.rules.table_close = () => '</table></div>\n'

/** The text of what stands in a line, without its marks. */
const plain = ({ children, content }: Token): string =>
  children
    ? children
        .map(one => {
          if (one.type === 'softbreak' || one.type === 'hardbreak') return ' '
          return one.type === 'image' || one.type === 'html_inline' ? '' : one.content
        })
        .join('')
    : content

/** Gives headings their ids and a link to themselves; the ids by the heading's place among the tokens. */
function nameHeadings(tokens: readonly Token[]): Map<number, string> {
  const slugs = new Slugs()
  const ids = new Map<number, string>()
  for (const [n, token] of tokens.entries()) {
    if (token.type !== 'heading_open') continue
    const id = slugs.make(plain(tokens[n + 1]!))
    ids.set(n, id)
    token.attrSet('id', id)
  }
  return ids
}

function linkHeadings(html: string): string {
  return html.replace(/<(h[2-4]) id="([^"]*)">(.*?)<\/\1>/g, (whole, tag, id, words: string) =>
    words.includes('<a ')
      ? whole
      : `<${tag} id="${id}"><a class="anchor" href="#${id}">${words}</a></${tag}>`,
  )
}

/** The first sentence that says something. */
function summarise(texts: readonly string[]): string {
  const first = texts.find(text => text.length > 30) ?? texts[0] ?? ''
  return (/^.*?[.!?:۔](?=\s|$)/.exec(first)?.[0] ?? first).replace(/:$/, '.')
}

export function render(text: string): Rendered {
  const tokens = markdown.parse(text, {})
  const ids = nameHeadings(tokens)
  const sections: { id: string; title: string; level: number; text: string[] }[] = []
  for (const [n, token] of tokens.entries()) {
    const id = ids.get(n)
    const level = Number(token.tag.slice(1))
    if (id !== undefined && level <= 3) sections.push({ id, title: plain(tokens[n + 1]!), level, text: [] })
    else if (token.type === 'inline' && tokens[n - 1]?.type !== 'heading_open')
      sections.at(-1)?.text.push(plain(token))
  }
  const [first, ...rest] = sections
  const intro = first?.text.join(' ') ?? ''
  return {
    html: linkHeadings(markdown.renderer.render(tokens, markdown.options, {})),
    title: first?.title ?? '',
    summary: summarise(sections.flatMap(({ text }) => text)),
    intro,
    parts: rest.map(({ id, title, level, text }) => ({
      id,
      title,
      text: text.join(' '),
      level: level === 3 ? 3 : 2,
    })),
  }
}
