// The rules that styled-components writes for pages, gathered into one sheet.

/** Ends the rules of a component, and says its place: `data-styled.g13[id="sc-a"]{content:"b,"}`. */
const mark = /^data-styled\.g(\d+)\[/
const end = '/*!sc*/'

export class Rules {
  readonly #places = new Map<number, Set<string>>()

  /** Adds the rules of a page; those that were not there yet. */
  add(css: string): string[] {
    const added: string[] = []
    let own: string[] = []
    for (const written of css.replace(/<\/?style[^>]*>/g, '').split(end)) {
      const rule = written.trim()
      const place = mark.exec(rule)?.[1]
      if (place === undefined) {
        if (rule !== '') own.push(rule)
        continue
      }
      const known = this.#at(Number(place))
      for (const each of own) {
        if (!known.has(each)) added.push(each)
        known.add(each)
      }
      own = []
    }
    return added
  }

  #at(place: number): Set<string> {
    const known = this.#places.get(place) ?? new Set()
    this.#places.set(place, known)
    return known
  }

  /** In the order that styled-components gives them. */
  toString(): string {
    const places = [...this.#places].sort(([one], [other]) => one - other)
    return places.flatMap(([, rules]) => [...rules]).join('\n')
  }
}
