// The guides of the service: read from its docs when somebody first looks for something, found by words, and told by their place.

import { Refusal } from './api.ts'
import { suggest } from './catalog.ts'
import { Ranking, type Weighed } from './ranking.ts'

/** A heading of a guide with what stands below it. */
export interface Place {
  /** `guides/payroll`, or `guides/payroll#lock-the-run`. */
  readonly name: string
  readonly title: string
  readonly text: string
}

const patienceMs = 5_000
/** So many are named beside operations. */
const most = 3
/** Of the text of a place; what is cut off is at its address. */
const mostCharacters = 12_000

export class Guides {
  readonly #root: string | undefined
  #read: Promise<readonly Place[]> | undefined

  constructor(baseUrl: string | undefined) {
    this.#root = baseUrl && `${baseUrl.replace(/\/+$/, '')}/docs/`
  }

  /** A line for each of the best guides, with its best place; none where the service has no docs. */
  async find(words: string): Promise<string[]> {
    const places = await this.#places()
    const found = new Ranking(places.map(weigh)).find(words)
    const best = [...Map.groupBy(found, guideOf).values()].map(([first]) => first!)
    return best.slice(0, most).map(({ name, title }) => `${name}: ${title} (guide)`)
  }

  /** Undefined for what is no name of a guide. */
  async describe(name: string): Promise<string | undefined> {
    if (!name.startsWith('guides/')) return undefined
    const places = await this.#places()
    const found = places.filter(place => place.name === name || place.name.startsWith(`${name}#`))
    if (found.length === 0)
      throw new Refusal(
        `There is no guide ${name}. ${suggest(
          name,
          places.map(place => place.name),
        )}`,
      )
    const text = found.map(({ text }) => text).join('\n\n')
    if (text.length <= mostCharacters) return text
    const rest = found.slice(1).map(place => place.name)
    return `${text.slice(0, mostCharacters)}\n\nThis is the beginning. Describe a part of it: ${rest.join(', ')}.`
  }

  /** A service that did not answer is asked again the next time. */
  async #places(): Promise<readonly Place[]> {
    if (this.#root === undefined) return []
    this.#read ??= readAll(`${this.#root}llms-full.txt`)
    const places = await this.#read
    if (places.length === 0) this.#read = undefined
    return places
  }
}

async function readAll(address: string): Promise<readonly Place[]> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(patienceMs) })
    return answer.ok ? splitPlaces(await answer.text()) : []
  } catch {
    return []
  }
}

/** llms-full.txt has each guide behind a line with its address. */
export function splitPlaces(text: string): Place[] {
  return text.split(/^Page: (?=\.\/guides\/)/m).flatMap((part, n) => {
    const [, path] = /^\.\/(guides\/[\w-]+)\.md\n/.exec(part) ?? []
    if (n === 0 || path === undefined) return []
    return splitGuide(path, part.slice(part.indexOf('\n') + 1))
  })
}

function splitGuide(path: string, text: string): Place[] {
  const parts = text.split(/^(?=## )/m).map(part => part.trim())
  const titleOf = (part: string) => /^#+ (.*)/.exec(part)?.[1]?.replace(/[`*]/g, '') ?? ''
  const guide = titleOf(parts[0] ?? '')
  return parts.map((part, n) => {
    const title = titleOf(part)
    return n === 0
      ? { name: path, title, text: part }
      : { name: `${path}#${toAnchor(title)}`, title: `${guide} › ${title}`, text: part }
  })
}

/** As the site makes the ids of headings. */
const toAnchor = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}_\- ]/gu, '')
    .replaceAll(' ', '-')

const guideOf = ({ name }: Place): string => name.split('#')[0]!

const weigh = (place: Place): Weighed<Place> => ({
  of: place,
  parts: [
    [place.text, 1],
    [place.name, 3],
    [place.title, 4],
  ],
})
