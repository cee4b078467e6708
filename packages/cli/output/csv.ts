// Lines of CSV (RFC 4180, with the line ends of Unix), in which no text is a formula.

const special = /[",\r\n]/
/** What a spreadsheet would take for a formula; figures and telephone numbers are none. */
const formula = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/
const harmless = /^[+-]?[0-9(][0-9 ()./-]*$/

export function writeCsvLine(cells: readonly string[]): string {
  return cells
    .map(cell => {
      const text = formula.test(cell) && !harmless.test(cell) ? `'${cell}` : cell
      return special.test(text) ? `"${text.replaceAll('"', '""')}"` : text
    })
    .join(',')
}
