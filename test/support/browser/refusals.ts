// Has forms refused in each way that there is, and reads what their pages say: why, where, in which language, and what is left of what was typed.

import type { Locator } from 'playwright-core'
import type { AnyOperation } from '../../../packages/console/records/operation.ts'
import type { ConsolePage } from './open.ts'
import { isWrite, makeFindOperation, type Refuser, type Sent, titles, tryOnly } from './refusers.ts'
import type { Words } from './words.ts'

/** Three words in a row of a sentence; names, codes and ids have fewer. */
const english = /\b[a-z]{2,} [a-z]{2,} [a-z]{2,}\b/

/** A day or a moment as programs write it. */
const raw = /(?<![\w."-])\d{4}-\d\d-\d\d(?:T\d|(?![\w-]|\.\w))/

/** What the page says, text by text, without what people and programs wrote: values, choices, codes, names of records. */
const readTexts = `(() => {
  const written = 'select, input, textarea, code, pre, td, dd, a, [role=option], [role=listbox]'
  const texts = []
  for (const part of document.querySelectorAll('main form, [role=alert], dialog')) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { parentElement, data } = walker.currentNode
      if (!parentElement.closest(written) && parentElement.checkVisibility()) texts.push(data)
    }
  }
  return texts
})()`

/** A press that sends nothing in this time sends nothing at all. */
const patienceMs = 10_000

/** Nothing of the contract takes it, but the name of something. */
const nonsense = '?!'

const typed = [
  ...['[type=text]', '[type=email]', '[type=url]', ':not([type])'].map(type => `input${type}`),
  'textarea',
]
  .map(control => `${control}:not([role=combobox])`)
  .join()

const readControls = `JSON.stringify([...form().querySelectorAll('input, select, textarea')].map(control => {
  if (['checkbox', 'radio'].includes(control.type)) return control.checked
  return control.type === 'file' ? control.files.length : control.value
}))`

/** One control has all three. */
const ofFiles = ['file_name', 'content_type', 'content_base64']

/** What a control made by hand calls a field, where that is not its word. */
const ownLabels: Readonly<Record<string, string>> = { rejection_reason: 'expenses.why_less' }

/** Whether a message stands at the field with one of the labels, which keep names in their own direction. */
const findMessage = `labels => {
  const named = [...form().querySelectorAll('label, legend')].filter(
    label => labels.includes(label.textContent.replace(/[\\u2068\\u2069]/g, '').trim()) && label.checkVisibility(),
  )
  if (named.length === 0) return 'absent'
  const isSaid = label => label.closest('.field, fieldset')?.querySelector('.error')?.checkVisibility() === true
  return named.some(isSaid) ? 'said' : 'silent'
}`

interface Told {
  readonly status: number
  readonly text: string
}

export class RefusalWalk {
  readonly #opened: ConsolePage
  readonly #words: Words
  readonly #refusers: readonly Refuser[]
  readonly #found = new Set<string>()
  readonly #operations = new Set<string>()
  #refused = 0
  #refuse: ((sent: Sent) => Promise<void>) | undefined
  #sent: AnyOperation | undefined
  #answer: Told | undefined

  constructor(opened: ConsolePage, words: Words, refusers: readonly Refuser[] = []) {
    this.#opened = opened
    this.#words = words
    this.#refusers = refusers
  }

  /** What did not hold, by where it is. */
  get found(): readonly string[] {
    return [...this.#found]
  }

  /** How many times the service refused. */
  get refused(): number {
    return this.#refused
  }

  /** The operations whose forms were refused in each way. */
  get operations(): readonly string[] {
    return [...this.#operations].sort()
  }

  /** From now on nothing that is written is kept: what no refuser refuses is only tried. */
  async guard(): Promise<void> {
    const find = await makeFindOperation()
    await this.#opened.page.route('**/console/**', async route => {
      const request = route.request()
      const operation = isWrite(request) ? find(request) : undefined
      if (operation === undefined) return route.fallback()
      await this.#take({ route, operation })
    })
    this.#opened.page.on('response', async response => {
      const request = response.request()
      if (!isWrite(request) || find(request) === undefined || response.ok()) return
      const text = await response.text().catch(() => '')
      this.#answer = { status: response.status(), text }
    })
  }

  #take(sent: Sent): Promise<void> {
    this.#sent = sent.operation
    return (this.#refuse ?? tryOnly)(sent)
  }

  /** Sends the form of a page as it is, and then filled with what no field takes. */
  async sendForm(at: string): Promise<void> {
    const { page, goTo } = this.#opened
    await goTo(at)
    const form = page.locator('main form.form').first()
    await this.#send(form, at)
    if ((await form.count()) === 0) return
    await fillWrongly(form)
    await this.#send(form, at)
  }

  /** Fills a form and sends it until it was refused in each way; in the end nothing refuses it but what stands in it. */
  async refuseForm(form: Locator, at: string): Promise<void> {
    await unfold(form)
    await fillWrongly(form)
    await this.#opened.settle()
    const before = await this.#ask(readControls)
    this.#sent = undefined
    for (const { kind, refuse, fits } of this.#refusers) {
      if (this.#sent !== undefined && !fits(this.#sent)) continue
      this.#answer = undefined
      this.#refuse = refuse
      const isSent = await this.#send(form, at)
      this.#refuse = undefined
      const { id = undefined } = this.#sent ?? {}
      if (!isSent || id === undefined) return void this.#found.add(`${at}: nothing is sent`)
      const where = `${at} ${id} (${kind})`
      this.#operations.add(id)
      if ((await form.count()) === 0) return void this.#found.add(`${where}: the form is gone`)
      await this.#readRefusal(where, kind)
      const after = await this.#ask(readControls)
      if (after !== before) this.#found.add(`${where}: ${before} was typed, ${after} is left`)
    }
    await this.#sendAgain(form, at)
  }

  async #sendAgain(form: Locator, at: string): Promise<void> {
    if (!(await this.#send(form, at))) return void this.#found.add(`${at}: nothing is sent again`)
    const title = this.#words.say(titles.lost)
    if ((await this.#opened.page.getByRole('alert').filter({ hasText: title }).count()) > 0)
      this.#found.add(`${at}: the refusal stays after the form was sent again`)
  }

  /** The refusal itself, and each message at its field. */
  async #readRefusal(where: string, kind: Refuser['kind']): Promise<void> {
    const alerts = this.#opened.page.locator('[role=alert]').filter({ visible: true })
    const said = (await alerts.allTextContents()).join(' ')
    const { status, text } = this.#answer ?? { status: 0, text: '' }
    const isLost = kind === 'lost' || status === 0
    const title = this.#words.say(isLost ? titles.lost : titles[kind])
    if (!said.includes(title)) this.#found.add(`${where}: ${said || 'nothing'} is said to ${status} ${text}`)
    if (kind !== 'field' || isLost) return
    const { errors = [] } = JSON.parse(text) as { errors?: readonly { readonly field: string }[] }
    for (const { field } of errors)
      if (!(await this.#isSaid(field, said))) this.#found.add(`${where}: nothing is said at ${field}`)
  }

  /** At its field where there is one, and otherwise above the form. */
  async #isSaid(field: string, said: string): Promise<boolean> {
    const name =
      field
        .replaceAll(/\[\d+\]/g, '')
        .split('.')
        .at(-1) ?? field
    const own = ownLabels[name] === undefined ? [] : [this.#words.say(ownLabels[name])]
    const labels = ofFiles.includes(name)
      ? [this.#words.say('form.file')]
      : [...this.#words.labelsOf(name), ...own]
    const state = await this.#ask(`(${findMessage})(${JSON.stringify(labels)})`)
    // A line of a list is no field of its own where the list is one control.
    const isAbove = state === 'absent' || field.endsWith(']')
    return state === 'said' || (isAbove && said.includes(this.#words.nameField(name)))
  }

  /** Of the form that lies over the page, or that is all of it. */
  #ask(question: string): Promise<unknown> {
    const form = `document.querySelector('dialog[open] form') ?? document.querySelector('main form')`
    return this.#opened.page.evaluate(`(() => { const form = () => ${form}; return ${question} })()`)
  }

  /** Whether something was sent. A busy machine sends it some time after the press: what the page says before that is about the press before. */
  async #send(form: Locator, at: string): Promise<boolean> {
    await closeLists(form)
    const sent = this.#opened.page.waitForRequest(isWrite, { timeout: patienceMs })
    const [isSent] = await Promise.all([
      sent.then(
        () => true,
        () => false,
      ),
      form.locator('button[type=submit]').click(),
    ])
    await this.#opened.settle()
    await this.#read(at)
    return isSent
  }

  async #read(at: string): Promise<void> {
    const { page, complaints } = this.#opened
    const texts = (await page.evaluate(readTexts)) as string[]
    for (const text of texts) if (english.test(text) || raw.test(text)) this.#found.add(`${at}: ${text}`)
    for (const complaint of complaints.takeAll())
      if (/^\d{3} (?!GET )/.test(complaint)) this.#refused++
      // A connection is lost because somebody asked for it.
      else if (!complaint.includes('ERR_CONNECTION_REFUSED')) this.#found.add(`${at}: ${complaint}`)
  }
}

/** What is offered for a field that was moved to lies over the button below it. */
async function closeLists(form: Locator): Promise<void> {
  const open = form.locator('[role=combobox][aria-expanded=true]')
  while ((await open.count()) > 0) await open.first().blur()
}

/** What is folded is filled, too. */
async function unfold(form: Locator): Promise<void> {
  const folded = form.locator('details:not([open]) > summary')
  while ((await folded.count()) > 0) await folded.first().click()
}

async function fillWrongly(form: Locator): Promise<void> {
  let filled = 0
  for (const field of await form.locator(typed).all())
    if ((await field.isVisible()) && (await field.isEditable())) {
      await field.fill(nonsense)
      // What is offered for it lies over what is below.
      await field.blur()
      filled++
    }
  if (filled === 0) await changeOne(form)
}

/** Where nothing can be typed: another choice, another day, or a tick. */
async function changeOne(form: Locator): Promise<void> {
  const choice = form.locator('select').first()
  if ((await choice.count()) > 0) {
    const others = choice.locator('option:not(:checked):not([value=""])')
    if ((await others.count()) > 0)
      return void (await choice.selectOption(String(await others.first().getAttribute('value'))))
  }
  const day = form.locator('input[type=date]').first()
  if ((await day.count()) > 0) return day.fill('2026-12-07')
  const box = form.locator('input[type=checkbox]').first()
  if ((await box.count()) > 0) await box.setChecked(!(await box.isChecked()))
}
