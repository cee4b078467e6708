// The search in the browser: loaded when somebody begins to search, with the index that was made at build time.

import { find, type Hit, readIndex } from '../search/find.ts'
import { groups } from '../shell/groups.ts'

const input = document.querySelector<HTMLInputElement>('#search')!
const panel = document.querySelector<HTMLElement>('.found')!
const list = panel.querySelector('ul')!
const status = panel.querySelector('[role="status"]')!
const root = new URL(input.dataset.root!, location.href)

const index = fetch(input.dataset.index!)
  .then(answer => answer.text())
  .then(readIndex)

const groupTitle = (group: string): string =>
  (groups as Readonly<Record<string, { readonly title: string }>>)[group]?.title ?? group

function toItem({ id, title, page, group }: Hit): HTMLLIElement {
  const item = document.createElement('li')
  const link = document.createElement('a')
  const [path = '', anchor] = id.split('#')
  link.href = new URL(`${path}/${anchor ? `#${anchor}` : ''}`, root).href
  const place = document.createElement('span')
  place.textContent = [groupTitle(group), page].filter(Boolean).join(' › ')
  link.append(title, place)
  item.append(link)
  return item
}

async function show(): Promise<void> {
  const question = input.value.trim()
  const hits = question === '' ? [] : find(await index, question)
  // Meanwhile, more was typed.
  if (question !== input.value.trim()) return
  list.replaceChildren(...hits.map(toItem))
  status.textContent = tell(hits.length, question)
  panel.hidden = question === ''
  panel.classList.toggle('nothing', question !== '' && hits.length === 0)
}

function tell(hits: number, question: string): string {
  if (question === '') return ''
  if (hits === 0) return `Nothing was found for ${question}.`
  return hits === 1 ? 'One place was found.' : `${hits} places were found.`
}

const links = (): HTMLAnchorElement[] => [...list.querySelectorAll('a')]

function move(event: KeyboardEvent): void {
  const all: HTMLElement[] = [input, ...links()]
  const at = all.indexOf(document.activeElement as HTMLElement)
  if (event.key === 'Escape') {
    panel.hidden = true
    input.focus()
    return
  }
  if (event.key === 'Enter' && at === 0) links()[0]?.click()
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined || at < 0) return
  event.preventDefault()
  all[Math.min(Math.max(at + step, 0), all.length - 1)]?.focus()
}

input.addEventListener('input', show)
input.addEventListener('focus', show)
input.parentElement!.addEventListener('keydown', move)
input.parentElement!.addEventListener('focusout', ({ relatedTarget }) => {
  if (!(relatedTarget instanceof Node) || !input.parentElement!.contains(relatedTarget)) panel.hidden = true
})
list.addEventListener('click', () => {
  panel.hidden = true
})
show()
