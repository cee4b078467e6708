// What tests ask a page from within. The policy of the console lets nothing be made from text, so all of it is there from the start.

export const inPage = (patienceMs: number): string => `
globalThis.musterTests = {
  isShown: () =>
    document.querySelector('h1, [role=alert]:not([hidden])') !== null &&
    document.querySelector('.skeleton, [aria-busy=true]') === null,
  async until(condition) {
    const since = performance.now()
    do {
      await this.frame()
      if (performance.now() - since > ${patienceMs})
        throw new Error('Nothing is shown at ' + location + ': ' + document.body.innerText.slice(0, 500))
    } while (!condition())
  },
  frame: () => new Promise(seen => requestAnimationFrame(() => requestAnimationFrame(seen))),
  shown() {
    return this.until(this.isShown)
  },
  /** As a link does: the console is not loaded again, and gives the page that it shows then a title. A tab of a page keeps it. */
  async go(path) {
    if (location.pathname + location.search === path) return
    if (location.pathname !== path.split('?')[0]) document.title = ''
    history.pushState({}, '', path)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    await this.until(() => document.title !== '')
  },
  async tooWide() {
    await this.frame()
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const parts = [...document.querySelectorAll('main *')].filter(part => {
      const { left, right } = part.getBoundingClientRect()
      return right > clientWidth + 1 || left < -1
    })
    return parts.slice(0, 3).map(part => part.outerHTML.slice(0, 120)).concat(scrollWidth + ' px')
  },
  /** The addresses of the tabs besides the first. */
  tabs: () =>
    [...document.querySelectorAll('nav.tabs a')].map(({ search }) => search).filter(search => search !== ''),
  links: () => [...document.querySelectorAll('a[href^="/"]')].map(link => link.getAttribute('href')),
  async flaws(tags) {
    const { violations } = await axe.run(
      { exclude: ['[data-live-announcer]'] },
      { runOnly: tags, resultTypes: ['violations'] },
    )
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => [id, html.slice(0, 300), failureSummary].join(' ')),
    )
  },
}
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) =>
  console.error('policy violation: ' + [violatedDirective, blockedURI, sourceFile, lineNumber].join(' ')),
)
`
