// The page of an address at which nothing stands: the search, and in the browser the pages whose names are nearest to it.

import type { Page } from '../page.ts'
import { groupNames, groups } from './groups.ts'

const title = 'There is no such page'
const summary = 'Nothing of the docs stands at this address.'

/** It has no place of its own, as the home has none. */
export function makeMissing(pages: readonly Page[]): Page {
  const used = groupNames.filter(group => pages.some(page => page.group === group))
  const cards = used.map(group => {
    const { title, summary } = groups[group]
    return `<li><a href="/docs/${group}">${title}</a><p>${summary}</p></li>`
  })
  return {
    path: '',
    title,
    group: 'guides',
    section: '',
    summary,
    html: `<h1>${title}</h1>
<p class="lead">${summary} It may be mistyped, or the page has another one now. Press <kbd>/</kbd> to search the docs.</p>
<section data-nearest hidden><h2>The nearest pages</h2><ul class="cards"></ul></section>
<h2>All of the docs</h2>
<ul class="cards">
${cards.join('\n')}
</ul>`,
    markdown: '',
    parts: [],
  }
}
