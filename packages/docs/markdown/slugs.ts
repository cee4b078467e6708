// The ids of headings, as GitHub makes them, so that a link to a heading works there and here.

const dropped = /[^\p{L}\p{N}\p{M}_\- ]/gu

/** Of one page: the second heading of a name gets `-1`. */
export class Slugs {
  readonly #used = new Map<string, number>()

  make(heading: string): string {
    const slug = heading.toLowerCase().replace(dropped, '').replaceAll(' ', '-')
    const used = this.#used.get(slug)
    this.#used.set(slug, (used ?? 0) + 1)
    return used === undefined ? slug : `${slug}-${used}`
  }
}
