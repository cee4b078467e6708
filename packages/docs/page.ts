// What a page of the docs is, between those that make pages and the shell that frames them, lists them and finds them.

import type { Group } from './shell/groups.ts'

export type { Group } from './shell/groups.ts'

/** A place of a page that has an address: a line of its table of contents, and an entry of the search. */
export interface Part {
  /** The id of the element in `html`. */
  readonly id: string
  readonly title: string
  /** What the search reads besides the title, in plain text. */
  readonly text: string
  /** Of its heading; 3 is indented in the table of contents. 2 unless said. */
  readonly level?: 2 | 3
  /** Counts in the search as the title does, such as the id and the path of an operation. */
  readonly keywords?: readonly string[]
}

/**
 * A page: what the shell puts into its frame, and what search and machines read. Pages are listed in the order in which
 * they are made. In `html`, an attribute `="/docs/guides/payroll#x"` leads to a page and `="/docs/assets/redoc.js"` to an
 * asset by its own name; the shell writes both relative to the page and the asset's with its hash. Links of `markdown`
 * begin with /docs, too.
 */
export interface Page {
  /** Below /docs, without an ending: `guides/payroll`, `reference/employees`; a page at the name of its group is its list. */
  readonly path: string
  readonly title: string
  readonly group: Group
  /** The heading within the navigation of its group, such as `Payroll`. */
  readonly section: string
  /** One sentence, for llms.txt and for engines that search. */
  readonly summary: string
  /** What the search reads of the page before its first part, besides title and summary. */
  readonly intro?: string
  /** What stands in <main>, with one h1. */
  readonly html: string
  /** The same for machines, at the address of the page with `.md` behind it. */
  readonly markdown: string
  readonly parts: readonly Part[]
  /** Names of assets that the page loads besides those of the shell; scripts are modules. */
  readonly styles?: readonly string[]
  readonly scripts?: readonly string[]
  readonly lang?: string
  readonly dir?: 'ltr' | 'rtl'
  /** A hash of all that the page is made of; the next build is given the page back by it. */
  readonly madeOf?: string
}

/** Files by their own name, such as `redoc.js`. */
export type Assets = ReadonlyMap<string, Buffer>

/** What one maker gives. */
export interface Made {
  readonly pages: readonly Page[]
  readonly assets: Assets
}

/** The page of the build before that was made of the same. */
export type Former = (madeOf: string) => Page | undefined

/** What pages are made from. */
export interface Sources {
  /** The checkout. */
  readonly root: string
  readonly former: Former
}

/** Makes some of the pages; `before` are those of the makers before it, so that one can link to what another made. */
export type Maker = (sources: Sources, before: readonly Page[]) => Made | Promise<Made>
