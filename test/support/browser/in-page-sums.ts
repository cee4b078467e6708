// What tests ask a page about its figures: each by what it is called, and the totals of tables with what they are the sums of.

export const inPageSums = `
musterTests.figureOf = part => (part.querySelector('bdi:last-of-type') ?? part).textContent.trim()
musterTests.nameOf = part => part.textContent.replace(/[^\\p{L}’ ]/gu, '').trim()
/** What is named for those who do not see it is a picture of another column. */
musterTests.headsOf = table =>
  [...(table.tHead?.rows[0]?.cells ?? [])].map(cell => (cell.querySelector('.unseen') ? '' : musterTests.nameOf(cell)))
/** Cells by their columns. */
musterTests.spread = row => [...row.cells].flatMap(cell => [cell, ...Array(cell.colSpan - 1).fill(undefined)])
Object.assign(musterTests, {
  /** The figures of each row and column of a table and of each list of names and values, by what they are called. */
  figures() {
    const { figureOf, nameOf, spread } = this
    const lists = [...document.querySelectorAll('dl')].map(list =>
      Object.fromEntries([...list.querySelectorAll('dt')].map(term => [nameOf(term), figureOf(term.nextElementSibling)])),
    )
    const tables = [...document.querySelectorAll('table')].flatMap(table => {
      const heads = this.headsOf(table)
      const rows = [...table.rows].filter(row => row.parentElement !== table.tHead).map(spread)
      const across = rows.map(cells => heads.map((head, at) => [head, cells[at]]))
      const named = rows.filter(([first]) => first?.tagName === 'TH')
      const down = heads.slice(1).map((_, at) => named.map(cells => [nameOf(cells[0]), cells[at + 1]]))
      return [...across, ...down].map(pairs =>
        Object.fromEntries(pairs.filter(([head, cell]) => head && cell).map(([head, cell]) => [head, figureOf(cell)])),
      )
    })
    return [...lists, ...tables]
  },
  /** Each total of a column, with the figures above it. */
  async totals() {
    const found = []
    for (const table of document.querySelectorAll('table')) {
      const heads = this.headsOf(table)
      const add = (rows, total) =>
        this.spread(total).forEach((cell, at) => {
          if (at === 0 || !cell || !/\\d/.test(cell.textContent)) return
          found.push({ name: heads[at], total: this.figureOf(cell), parts: rows.map(cells => cells[at] ?? '') })
        })
      for (const body of table.tBodies) {
        const total = body.querySelector('tr.total:last-child')
        const rows = this.readRows([...body.rows].filter(row => row !== total))
        if (total && rows.length > 0) add(rows, total)
      }
      const foot = table.tFoot?.rows[0]
      if (foot) add(await this.readAll(table), foot)
    }
    return found
  },
  /** What stands in the cells of rows that have figures: neither heads within a table nor what unfolds below a row. */
  readRows(rows) {
    const own = rows.filter(row => row.cells.length > 1)
    return own.map(row => this.spread(row).map(cell => cell && this.figureOf(cell)))
  },
  /** All rows of a table, of which those out of sight are not in the page: it is scrolled to its end. */
  async readAll(table) {
    const scroller = table.closest('.table')
    const rows = new Map()
    for (let place = 0; ; place += scroller.clientHeight / 2) {
      scroller.scrollTop = place
      await this.shown()
      const seen = [...table.tBodies].flatMap(body => [...body.rows]).filter(row => !row.matches('.total, .gap'))
      seen.forEach((row, at) => rows.set(row.ariaRowIndex ?? at, this.readRows([row])))
      const isAtEnd = place + scroller.clientHeight >= scroller.scrollHeight - 1
      if (isAtEnd && table.ariaRowCount !== '-1') return [...rows.values()].flat()
    }
  },
})
`
