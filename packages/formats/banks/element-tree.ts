// The elements of an XML file as plain values, built while it is read and counted as they come.

import { type Sentence, say } from '@muster/sentences'

/** An element is its text, or its children by their names without a prefix; `@` stands before attributes. */
export type Element = string | { readonly [name: string]: Element | readonly Element[] }

const deepest = 30
/** 15,000 statuses have some ten elements each. */
const mostElements = 300_000
const mostAttributes = 20

type Children = Record<string, Element | Element[]>

interface Open {
  readonly name: string
  /** Without a prototype, so that no name of an element means anything. */
  readonly children: Children
  readonly texts: string[]
}

export class ElementTree {
  readonly #path: Open[] = [open('')]
  #elements = 0
  #attributes = 0

  /** What the whole file is: its one element, by its name. */
  get root(): Element {
    return this.#path[0]!.children
  }

  /** Told of each attribute before its element opens. Says what is wrong, if anything is. */
  countAttribute(): Sentence | undefined {
    return ++this.#attributes > mostAttributes
      ? say`has an element with more than ${mostAttributes} attributes`
      : undefined
  }

  open(name: string, attributes: Readonly<Record<string, string>>): Sentence | undefined {
    this.#attributes = 0
    if (++this.#elements > mostElements) return say`has more than ${mostElements} elements`
    if (this.#path.length > deepest) return say`has elements that are nested more than ${deepest} deep`
    const opened = open(name.slice(name.indexOf(':') + 1))
    for (const [key, value] of Object.entries(attributes)) opened.children[`@${key}`] = value
    this.#path.push(opened)
    return undefined
  }

  write(text: string): void {
    this.#path.at(-1)!.texts.push(text)
  }

  close(): void {
    const { name, children, texts } = this.#path.pop()!
    const text = texts.join('').trim()
    const isText = Object.keys(children).length === 0
    if (!isText && text !== '') children['#text'] = text
    add(this.#path.at(-1)!.children, name, isText ? text : children)
  }
}

const open = (name: string): Open => ({ name, children: Object.create(null) as Children, texts: [] })

function add(children: Children, name: string, element: Element): void {
  const before = children[name]
  if (before === undefined) children[name] = element
  else if (Array.isArray(before)) before.push(element)
  else children[name] = [before as Element, element]
}
