// The index of the search: each page and each of its parts.

import MiniSearch from 'minisearch'
import type { Page } from '../page.ts'
import { type Entry, options } from './find.ts'

/** As JSON, which the browser reads when somebody begins to search. */
export function makeIndex(pages: readonly Page[]): string {
  const index = new MiniSearch<Entry>(options)
  index.addAll(pages.filter(({ path, group }) => path !== '' && path !== group).flatMap(listEntries))
  return JSON.stringify(index)
}

function listEntries({ path, title, group, section, summary, intro = '', parts }: Page): Entry[] {
  const whole = {
    id: path,
    title,
    keywords: path.split('/').at(-1)!,
    page: section,
    group,
    text: `${summary} ${intro}`,
  }
  const others = parts.map(({ id, title: name, text, keywords = [] }) => ({
    id: `${path}#${id}`,
    title: name,
    keywords: keywords.join(' '),
    page: title,
    group,
    text,
  }))
  return [whole, ...others]
}
