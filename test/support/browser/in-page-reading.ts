// What tests ask a page about what people read there: ids, drawings that are cut off, and whether there is anything at all.

export const inPageReading = `Object.assign(globalThis.musterTests, {
  /** Ids of records that people see; what is sent to programs is shown as it is, in code. */
  ids() {
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    const found = []
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode
      const [id] = /\\b[a-z]{3}_[0-9a-hjkmnp-tv-z]{26}\\b/.exec(data) ?? []
      if (id && !parentElement.closest('pre') && parentElement.checkVisibility()) found.push(data.slice(0, 200))
    }
    return found
  },
  /** Days and moments as programs write them, and figures with a hyphen for a minus. What somebody has written stays as it is. */
  raw() {
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    const found = []
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode
      const isRaw = /(?<![\\w.-])\\d{4}-\\d\\d-\\d\\d(?:T\\d|(?![\\w-]|\\.\\w))|^\\s*-\\d/.test(data)
      if (isRaw && !parentElement.closest('pre, code, textarea, option') && parentElement.checkVisibility())
        found.push(data.slice(0, 200))
    }
    return found
  },
  /** Drawings of which some part lies outside of what is shown. */
  cutOff() {
    const isOut = (part, frame) => {
      const { left, right, top, bottom, width, height } = part.getBoundingClientRect()
      const isEmpty = width === 0 && height === 0
      return !isEmpty && (left < frame.left - 1 || right > frame.right + 1 || top < frame.top - 1 || bottom > frame.bottom + 1)
    }
    return [...document.querySelectorAll('main svg')].flatMap(svg => {
      const isCut = getComputedStyle(svg).overflow !== 'visible'
      const frame = (isCut ? svg : svg.closest('.card') ?? svg).getBoundingClientRect()
      const parts = [...svg.querySelectorAll('rect, text, line, path, circle')]
      const out = parts.filter(part => isOut(part, frame))
      return out.length === 0 ? [] : [(svg.getAttribute('aria-label') ?? svg.getAttribute('class')) + ': ' + out.length + ' parts']
    })
  },
  /** Whether there is nothing to read below the title of the page and its tabs. */
  isBlank() {
    const parts = [...document.querySelectorAll('main > *')].filter(part => !part.matches('.page-head, nav'))
    return parts.every(part => part.innerText.trim() === '' && part.querySelector('input, svg, img') === null)
  },
})
`
