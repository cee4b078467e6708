// Prints types as the compiler does, in less of its time: the compiler's own text counts the lines of every word.
import type typescript from 'typescript'

/** What the compiler's printer writes to. Its types do not tell that it takes one. */
interface Writer {
  getText(): string
}

interface OpenPrinter {
  writeFile(file: typescript.SourceFile, writer: Writer, map: undefined): void
}

export function printTypes(nodes: readonly typescript.Node[], compiler: typeof typescript): string {
  const { factory, createSourceFile, createPrinter, ScriptTarget, ScriptKind, NewLineKind } = compiler
  const file = createSourceFile('types.ts', '', ScriptTarget.ESNext, false, ScriptKind.TS)
  const statements = factory.createNodeArray(nodes as readonly typescript.Statement[])
  Object.assign(file, { statements })
  const printer = createPrinter({ newLine: NewLineKind.LineFeed, removeComments: false })
  const writer = makeWriter()
  ;(printer as unknown as OpenPrinter).writeFile(file, writer, undefined)
  return writer.getText()
}

const indent = '    '

function makeWriter() {
  let text = ''
  let level = 0
  let isAtStart = true
  let isAfterComment = false
  const add = (added: string) => {
    if (added === '') return
    text += isAtStart ? indent.repeat(level) + added : added
    isAtStart = added.endsWith('\n')
  }
  const write = (added: string) => {
    if (added) isAfterComment = false
    add(added)
  }
  const rawWrite = (added: string) => {
    text += added
    isAtStart = added.endsWith('\n')
    isAfterComment = false
  }
  const writeLine = (force?: boolean) => {
    if (isAtStart && !force) return
    text += '\n'
    isAtStart = true
    isAfterComment = false
  }
  const writeComment = (added: string) => {
    if (added) isAfterComment = true
    add(added)
  }
  return {
    write,
    rawWrite,
    writeLiteral: write,
    writeLine,
    increaseIndent: () => void level++,
    decreaseIndent: () => void level--,
    getIndent: () => level,
    getTextPos: () => text.length,
    // Asked for where it writes a map of the source, which there is none of.
    getLine: () => 0,
    getColumn: () => 0,
    getText: () => text,
    isAtStartOfLine: () => isAtStart,
    hasTrailingComment: () => isAfterComment,
    hasTrailingWhitespace: () => /\s$/.test(text.slice(-1)),
    clear: () => undefined,
    writeKeyword: write,
    writeOperator: write,
    writeParameter: write,
    writeProperty: write,
    writePunctuation: write,
    writeSpace: write,
    writeStringLiteral: write,
    writeSymbol: write,
    writeTrailingSemicolon: write,
    writeComment,
  }
}
