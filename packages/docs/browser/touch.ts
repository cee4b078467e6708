// Brings the reference to life at the first press within it, and repeats that press, so that nobody presses twice.

interface Program {
  readonly bringToLife: (root: Element, document: object) => Promise<void>
}

type Press = () => void

/** Links lead somewhere without Redoc. */
const works = (target: Element): boolean => target.closest('a[href]') !== null

function pressOf(event: Event): Press | undefined {
  const { target } = event
  if (!(target instanceof Element) || works(target)) return undefined
  if (event instanceof KeyboardEvent) {
    // Enter and space press a button, which is heard as a click.
    if (!target.closest('[role="tab"]')) return undefined
    const { key, code, keyCode } = event
    return () => target.dispatchEvent(new KeyboardEvent('keydown', { key, code, keyCode, bubbles: true }))
  }
  if (event.type === 'click')
    return () => target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  if (event.type === 'change' && target instanceof HTMLSelectElement) {
    const { value } = target
    return () => choose(target, value)
  }
  return undefined
}

function choose(select: HTMLSelectElement, value: string): void {
  select.value = value
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Presses that nobody hears yet; two on the same place are one. */
function wait(root: HTMLElement, program: string, document: string): void {
  const presses = new Map<EventTarget, Press>()
  let isLoading = false

  async function load(): Promise<void> {
    root.ariaBusy = 'true'
    try {
      const [{ bringToLife }, answer] = await Promise.all([
        import(program) as Promise<Program>,
        fetch(document),
      ])
      if (!answer.ok) throw new Error(`The document could not be read: ${answer.status}.`)
      await bringToLife(root, (await answer.json()) as object)
      for (const name of names) root.removeEventListener(name, hear, true)
      root.dataset.alive = 'true'
      for (const press of presses.values()) press()
    } catch (error) {
      // The next press tries again.
      isLoading = false
      presses.clear()
      console.error(error)
    } finally {
      root.ariaBusy = null
    }
  }

  function hear(event: Event): void {
    const press = pressOf(event)
    if (press && event.target && !presses.has(event.target)) presses.set(event.target, press)
    if (isLoading) return
    isLoading = true
    void load()
  }

  const names = ['pointerdown', 'click', 'keydown', 'change']
  for (const name of names) root.addEventListener(name, hear, true)
}

const root = document.querySelector<HTMLElement>('[data-reference]')
const { program, document: described } = root?.dataset ?? {}
if (root && program && described) wait(root, new URL(program, location.href).href, described)
