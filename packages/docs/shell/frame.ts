// The frame around a page: head with search, navigation, contents of the page, and the ways on.

import { escapeHtml } from '../markdown/highlight.ts'
import type { Group, Page } from '../page.ts'
import { sectionsOf } from './add-lists.ts'
import { groupNames, groups } from './groups.ts'

const current = (isHere: boolean): string => (isHere ? ' aria-current="page"' : '')

const language = ({ lang, dir }: Page): string => (lang ? ` lang="${lang}" dir="${dir ?? 'ltr'}"` : '')

function listGroups(used: readonly Group[], page: Page): string {
  const links = used.map(group => {
    const isHere = page.group === group && page.path !== ''
    return `<li><a href="/docs/${group}"${isHere ? ' aria-current="true"' : ''}>${groups[group].title}</a></li>`
  })
  return `<ul class="groups">${links.join('')}</ul>`
}

function listPages(pages: readonly Page[], page: Page): string {
  if (page.path === '') return ''
  return sectionsOf(pages, page.group)
    .map(([name, list]) => {
      const links = list.map(
        one =>
          `<li><a href="/docs/${one.path}"${language(one)}${current(one.path === page.path)}>${escapeHtml(one.title)}</a></li>`,
      )
      return `<p class="section">${escapeHtml(name)}</p><ul>${links.join('')}</ul>`
    })
    .join('')
}

function listParts({ parts }: Page): string {
  if (parts.length < 2) return ''
  const links = parts.map(
    ({ id, title, level }) =>
      `<li${level === 3 ? ' class="deep"' : ''}><a href="#${id}">${escapeHtml(title)}</a></li>`,
  )
  return `<nav class="contents" aria-labelledby="on-this-page"><p id="on-this-page">On this page</p><ul>${links.join('')}</ul></nav>`
}

/** The pages before and behind it in its group. */
function listNeighbours(pages: readonly Page[], page: Page): string {
  const all = sectionsOf(pages, page.group).flatMap(([, list]) => list)
  const at = all.findIndex(({ path }) => path === page.path)
  if (at < 0) return ''
  const link = (to: Page | undefined, rel: string, word: string) =>
    to
      ? `<a rel="${rel}" href="/docs/${to.path}"><span>${word}</span> <b${language(to)}>${escapeHtml(to.title)}</b></a>`
      : ''
  return `<nav class="neighbours" aria-label="Neighbours">${link(all[at - 1], 'prev', 'Previous')}${link(all[at + 1], 'next', 'Next')}</nav>`
}

const moon =
  '<svg viewBox="0 0 20 20" aria-hidden="true"><path d="M10 2a8 8 0 1 0 8 8 6 6 0 0 1-8-8z"/></svg>'
const bars =
  '<svg viewBox="0 0 20 20" aria-hidden="true"><path d="M2 4h16v2H2zm0 5h16v2H2zm0 5h16v2H2z"/></svg>'

/** The whole page; its links still begin with /docs. */
export function frame(page: Page, pages: readonly Page[]): string {
  const used = groupNames.filter(group => pages.some(one => one.group === group))
  const title = page.path === '' ? page.title : `${page.title} · Muster`
  const [styles, scripts] = [page.styles ?? [], page.scripts ?? []]
  return `<!doctype html>
<html lang="${page.lang ?? 'en'}"${page.dir === 'rtl' ? ' dir="rtl"' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(page.summary)}">
<meta name="color-scheme" content="light dark">
<script src="/docs/assets/theme.js"></script>
<link rel="icon" href="/docs/assets/icon.svg" type="image/svg+xml">
${['site.css', ...styles].map(name => `<link rel="stylesheet" href="/docs/assets/${name}">`).join('\n')}
${page.markdown === '' ? '<meta name="robots" content="noindex">' : `<link rel="alternate" type="text/markdown" href="/docs/${page.path || 'index'}.md">`}
${['shell.js', ...scripts].map(name => `<script type="module" src="/docs/assets/${name}"></script>`).join('\n')}
</head>
<body>
<a class="skip" href="#main">Skip to the page</a>
<header class="head" lang="en">
<button type="button" class="menu" aria-expanded="false" aria-controls="navigation">${bars}<span>Menu</span></button>
<a class="brand" href="/docs"><img src="/docs/assets/icon.svg" alt="" width="24" height="24">Muster</a>
<search><label class="hidden" for="search">Search the docs</label><input id="search" type="search" placeholder="Search" autocomplete="off" spellcheck="false" data-script="/docs/assets/search.js" data-index="/docs/assets/search-index.json" data-root="/docs"><div class="found" hidden><p class="hidden" role="status"></p><ul></ul></div></search>
<button type="button" class="theme" aria-pressed="false">${moon}<span class="hidden">Dark</span></button>
<nav class="top" aria-label="Groups">${listGroups(used, page)}</nav>
</header>
<div class="body">
<nav id="navigation" class="side" aria-label="Pages" lang="en" dir="ltr">${listGroups(used, page)}${listPages(pages, page)}</nav>
<main id="main" tabindex="-1">
<article>
${page.html}
</article>
${listNeighbours(pages, page)}
</main>
${listParts(page)}
</div>
</body>
</html>
`
}
