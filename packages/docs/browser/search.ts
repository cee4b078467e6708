// The search in the browser: loaded when somebody begins to search, with the index that was made at build time.

import { find, type Hit, readIndex } from '../search/find.ts'
import { findNearest } from '../search/nearest.ts'
import { groups } from '../shell/groups.ts'

const groupTitle = (group: string): string =>
  (groups as Readonly<Record<string, { readonly title: string }>>)[group]?.title ?? group

function tell(hits: number, question: string): string {
  if (question === '') return ''
  if (hits === 0) return `Nothing was found for ${question}.`
  return hits === 1 ? 'One place was found.' : `${hits} places were found.`
}

class Search {
  readonly #input: HTMLInputElement
  readonly #panel = document.querySelector<HTMLElement>('.found')!
  readonly #list = this.#panel.querySelector('ul')!
  readonly #status = this.#panel.querySelector('[role="status"]')!
  readonly #root: URL
  readonly #index: Promise<ReturnType<typeof readIndex>>

  constructor(input: HTMLInputElement) {
    this.#input = input
    this.#root = new URL(input.dataset.root!, location.href)
    this.#index = fetch(input.dataset.index!)
      .then(answer => answer.text())
      .then(readIndex)
    const around = input.parentElement!
    for (const type of ['input', 'focus']) input.addEventListener(type, () => this.show())
    around.addEventListener('keydown', event => this.#move(event))
    around.addEventListener('focusout', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node) || !around.contains(relatedTarget)) this.#panel.hidden = true
    })
    this.#list.addEventListener('click', () => {
      this.#panel.hidden = true
    })
  }

  begin(): void {
    const nearest = document.querySelector<HTMLElement>('[data-nearest]')
    this.show()
    if (nearest) this.#showNearest(nearest)
  }

  async show(): Promise<void> {
    const question = this.#input.value.trim()
    const hits = question === '' ? [] : find(await this.#index, question)
    // Meanwhile, more was typed.
    if (question !== this.#input.value.trim()) return
    this.#list.replaceChildren(...hits.map(hit => this.#toItem(hit)))
    this.#status.textContent = tell(hits.length, question)
    this.#panel.hidden = question === ''
    this.#panel.classList.toggle('nothing', question !== '' && hits.length === 0)
  }

  /** At an address that is none: the places that it may have meant. */
  async #showNearest(section: HTMLElement): Promise<void> {
    const { href } = location
    const asked = href.startsWith(this.#root.href) ? href.slice(this.#root.href.length) : href
    const hits = findNearest(await this.#index, asked.replace(/\?[^#]*/, ''))
    section.querySelector('ul')!.replaceChildren(...hits.map(hit => this.#toItem(hit, 'p')))
    section.hidden = hits.length === 0
  }

  #toItem({ id, title, page, group }: Hit, placeIn: 'span' | 'p' = 'span'): HTMLLIElement {
    const item = document.createElement('li')
    const link = document.createElement('a')
    const [path = '', anchor] = id.split('#')
    link.href = new URL(`${path}/${anchor ? `#${anchor}` : ''}`, this.#root).href
    link.append(title)
    const place = document.createElement(placeIn)
    place.textContent = [groupTitle(group), page].filter(Boolean).join(' › ')
    if (placeIn === 'span') link.append(place)
    item.append(link, ...(placeIn === 'p' ? [place] : []))
    return item
  }

  #move(event: KeyboardEvent): void {
    const links = [...this.#list.querySelectorAll('a')]
    const all: HTMLElement[] = [this.#input, ...links]
    const at = all.indexOf(document.activeElement as HTMLElement)
    if (event.key === 'Escape') {
      this.#panel.hidden = true
      this.#input.focus()
      return
    }
    if (event.key === 'Enter' && at === 0) links[0]?.click()
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined || at < 0) return
    event.preventDefault()
    all[Math.min(Math.max(at + step, 0), all.length - 1)]?.focus()
  }
}

new Search(document.querySelector<HTMLInputElement>('#search')!).begin()
