// JavaScript and its declarations in place of TypeScript, as the compiler emits both.
import { dirname } from 'node:path'
import ts from 'typescript'
import { declareConstants } from './declared-constants.ts'
import type { GeneratedFile } from './emit.ts'
import type { JavaScriptForm } from './javascript-forms.ts'

const common: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  strict: true,
  declaration: true,
  isolatedModules: true,
  // What is emitted is proven by the tests of the generator: here it would take as long as all the rest.
  noCheck: true,
  esModuleInterop: true,
  newLine: ts.NewLineKind.LineFeed,
  // Of what lies outside, only the language itself is read: what is emitted names the types of packages, and what is
  // installed must not change what is written.
  lib: ['lib.es2022.d.ts'],
  types: [],
}

const forms: Record<JavaScriptForm, ts.CompilerOptions> = {
  esm: {
    ...common,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    verbatimModuleSyntax: true,
  },
  commonjs: {
    ...common,
    module: ts.ModuleKind.CommonJS,
    moduleResolution: ts.ModuleResolutionKind.Node10,
  },
}

/** Of each file of TypeScript, what runs and what says its types. Others stay as they are. */
export function emitJavaScript(files: readonly GeneratedFile[], form: JavaScriptForm): GeneratedFile[] {
  const sources = files.filter(isTypeScript)
  const program = ts.createProgram({
    rootNames: sources.map(file => home + file.path),
    options: forms[form],
    host: makeHost(sources),
  })
  const made: GeneratedFile[] = files.filter(file => !isTypeScript(file))
  const { diagnostics } = program.emit(undefined, (path, text) => {
    made.push({ path: path.slice(home.length), text })
  })
  for (const { messageText } of diagnostics)
    throw new Error(
      `The emitted files have no declarations: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    )
  return made
}

/** A folder that is on no disk. */
const home = '/emitted/'

const isTypeScript = ({ path }: GeneratedFile): boolean => path.endsWith('.ts')

function makeHost(sources: readonly GeneratedFile[]): ts.CompilerHost {
  const texts = new Map(sources.map(({ path, text }) => [home + path, declareConstants(text)]))
  const language = dirname(ts.getDefaultLibFilePath({}))
  const readFile = (path: string) =>
    texts.get(path) ?? (path.startsWith(language) ? ts.sys.readFile(path) : undefined)
  return {
    fileExists: path => texts.has(path),
    readFile,
    getSourceFile: (path, version) => {
      const text = readFile(path)
      return text === undefined ? undefined : ts.createSourceFile(path, text, version)
    },
    getDefaultLibFileName: options => ts.getDefaultLibFilePath(options),
    getDefaultLibLocation: () => language,
    getCurrentDirectory: () => home,
    getCanonicalFileName: path => path,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
    writeFile: () => undefined,
  }
}
