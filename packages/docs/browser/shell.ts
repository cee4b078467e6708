// What the shell does in the browser: the menu, the theme, copying, where one is in the page, and loading the search.

import { keepChosen } from './chosen-theme.ts'

const root = document.documentElement

function switchTheme(button: HTMLButtonElement): void {
  const show = () => button.setAttribute('aria-pressed', String(root.classList.contains('dark')))
  new MutationObserver(show).observe(root, { attributeFilter: ['class'] })
  show()
  button.addEventListener('click', () => {
    const isDark = !root.classList.contains('dark')
    keepChosen(isDark)
    root.classList.toggle('dark', isDark)
    root.classList.toggle('light', !isDark)
  })
}

function openMenu(button: HTMLButtonElement): void {
  const set = (isOpen: boolean) => {
    button.setAttribute('aria-expanded', String(isOpen))
    root.classList.toggle('menu-open', isOpen)
  }
  button.addEventListener('click', () => set(button.getAttribute('aria-expanded') !== 'true'))
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !root.classList.contains('menu-open')) return
    set(false)
    button.focus()
  })
}

/** A button beside each block of code of the shell's own pages; the reference brings its own. */
function offerCopies(): void {
  for (const block of document.querySelectorAll<HTMLElement>('article > pre, article li > pre')) {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'copy'
    button.textContent = 'Copy'
    button.lang = 'en'
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(block.textContent ?? '')
      button.textContent = 'Copied'
      setTimeout(() => {
        button.textContent = 'Copy'
      }, 2_000)
    })
    const frame = document.createElement('div')
    frame.className = 'code'
    block.replaceWith(frame)
    frame.append(block, button)
  }
}

/** Marks in the contents what is being read. */
function followReading(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.contents a')]
  const parts = links.map(link => document.getElementById(decodeURIComponent(link.hash.slice(1))))
  const mark = () => {
    const line = innerHeight / 4
    const passed = parts.findLastIndex(part => part !== null && part.getBoundingClientRect().top < line)
    for (const [n, link] of links.entries()) {
      if (n === passed) link.setAttribute('aria-current', 'location')
      else link.removeAttribute('aria-current')
    }
  }
  if (links.length === 0) return
  let isDue = false
  addEventListener(
    'scroll',
    () => {
      if (isDue) return
      isDue = true
      requestAnimationFrame(() => {
        isDue = false
        mark()
      })
    },
    { passive: true },
  )
  mark()
}

/** The search is 30 kB, which most readers of a page never need. */
function loadSearch(input: HTMLInputElement): void {
  const load = () => import(new URL(input.dataset.script!, location.href).href)
  input.addEventListener('focus', load, { once: true })
  // At an address that is none, it looks for the nearest pages.
  if (document.querySelector('[data-nearest]')) load()
  addEventListener('keydown', event => {
    const { key, target, ctrlKey, metaKey, altKey } = event
    const isTyping = target instanceof Element && target.matches('input, textarea, select, [contenteditable]')
    const isAsked = (key === '/' && !isTyping) || (key === 'k' && (ctrlKey || metaKey))
    if (!isAsked || altKey) return
    event.preventDefault()
    input.focus()
  })
}

/** The way to the present page is in sight, where the navigation is long. */
function showPlace(): void {
  const [side, here] = [
    document.querySelector('.side'),
    document.querySelector('.side [aria-current="page"]'),
  ]
  if (!side || !here) return
  const { top, bottom } = side.getBoundingClientRect()
  const place = here.getBoundingClientRect()
  if (place.bottom > bottom) side.scrollTop += place.top - top - (bottom - top) / 3
}

switchTheme(document.querySelector<HTMLButtonElement>('.theme')!)
openMenu(document.querySelector<HTMLButtonElement>('.menu')!)
loadSearch(document.querySelector<HTMLInputElement>('#search')!)
offerCopies()
followReading()
showPlace()
