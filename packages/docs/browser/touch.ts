// Brings the reference to life at the first press within it, and repeats that press, so that nobody presses twice.

interface Program {
  readonly bringToLife: (root: Element, document: object) => Promise<void>
}

type Press = () => void

/** What needs Redoc to work. Links do not, and who scrolls or selects text wants nothing of it. */
const places = 'button, select, [role="tab"], [role="button"]'
const keys = /^(Enter| |Home|End|Arrow\w+)$/

/** What was pressed, and how it is pressed again; nothing if it needs no repeating. */
function pressOf(event: Event, place: Element): Press | undefined {
  if (event instanceof KeyboardEvent) {
    // Enter and space press a button, which is heard as a click.
    if (!place.matches('[role="tab"]')) return undefined
    const { key, code, keyCode } = event
    return () => place.dispatchEvent(new KeyboardEvent('keydown', { key, code, keyCode, bubbles: true }))
  }
  const { target } = event
  if (event.type === 'click')
    return () => target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  if (event.type !== 'change' || !(place instanceof HTMLSelectElement)) return undefined
  const { value } = place
  return () => choose(place, value)
}

function choose(select: HTMLSelectElement, value: string): void {
  select.value = value
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

async function load(root: HTMLElement, program: string, described: string): Promise<void> {
  const [{ bringToLife }, answer] = await Promise.all([import(program) as Promise<Program>, fetch(described)])
  if (!answer.ok) throw new Error(`The document could not be read: ${answer.status}.`)
  await bringToLife(root, (await answer.json()) as object)
}

function wait(root: HTMLElement, program: string, described: string): void {
  /** Presses that nobody hears yet; two on the same place are one. */
  const presses = new Map<Element, Press>()
  let isLoading = false
  let failures = 0

  async function live(): Promise<void> {
    root.ariaBusy = 'true'
    try {
      // A program that could not be loaded is not asked for again at the same address.
      await load(root, failures > 0 ? `${program}?${failures}` : program, described)
      for (const name of names) root.removeEventListener(name, hear, true)
      root.dataset.alive = 'true'
      for (const press of presses.values()) press()
    } catch (error) {
      // The next press tries again.
      isLoading = false
      failures += 1
      presses.clear()
      console.error(error)
    } finally {
      root.ariaBusy = null
    }
  }

  function hear(event: Event): void {
    const place = event.target instanceof Element ? event.target.closest(places) : null
    if (!place || (event instanceof KeyboardEvent && !keys.test(event.key))) return
    const press = pressOf(event, place)
    if (press && !presses.has(place)) presses.set(place, press)
    if (isLoading) return
    isLoading = true
    void live()
  }

  const names = ['pointerdown', 'click', 'keydown', 'change']
  for (const name of names) root.addEventListener(name, hear, true)
}

const root = document.querySelector<HTMLElement>('[data-reference]')
const { program, document: described } = root?.dataset ?? {}
if (root && program && described) wait(root, new URL(program, location.href).href, described)
