// What a run emits where that is no TypeScript, and what goes with it.
import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { findUsualExtension, type ImportExtension } from '../output/import-extension.ts'
import type { EmittedForm } from '../output/javascript-forms.ts'
import { isOwn, type NamedTarget } from './targets/names.ts'
import { UsageError } from './usage.ts'

interface Emitting {
  readonly out: string
  readonly target: readonly NamedTarget[]
  readonly emit?: EmittedForm
  readonly slices?: string
  readonly importExtension?: ImportExtension
}

const isJavaScript = ({ emit = 'ts' }: Emitting): boolean => emit !== 'ts'

/** JavaScript is imported as it is called; its declarations say nothing that packages would have to be read for. */
export function refuseEmitted(run: Emitting, place: string): void {
  if (!isJavaScript(run)) return
  if (run.slices !== undefined)
    throw new UsageError(
      `${place}: slices are proven by the compiler, and ${run.emit} is JavaScript. Leave slices out, and give createRouter() one object of all handlers.`,
    )
  if (run.target.some(target => isOwn(target) || target === 'zod'))
    throw new UsageError(
      `${place}: ${run.emit} is JavaScript, and types of zod and of targets of your own are found by the compiler alone, in TypeScript. Generate them into another folder.`,
    )
  if ((run.importExtension ?? 'js') !== 'js')
    throw new UsageError(
      `${place}: files of JavaScript import each other as .js, not ${run.importExtension}.`,
    )
}

/** With which ending files import each other where nobody says so. */
export const findExtension = (run: Emitting): ImportExtension =>
  isJavaScript(run) ? 'js' : findUsualExtension(run.out)

/** What a person should know where Node would read the files in another form than they have. */
export function tellForm(run: Emitting): string[] {
  if (!isJavaScript(run)) return []
  const { type, path } = findPackage(run.out) ?? {}
  if (type !== (run.emit === 'esm' ? 'commonjs' : 'module')) return []
  return [`${path} says "type": "${type}", in which Node does not run the ${run.emit} of ${run.out}.`]
}

/** The nearest package.json above a folder, by which Node decides how it reads a .js file. */
function findPackage(folder: string): { type: unknown; path: string } | undefined {
  for (let at = resolve(folder); ; at = dirname(at)) {
    const path = join(at, 'package.json')
    try {
      return { type: JSON.parse(readFileSync(path, 'utf8')).type, path }
    } catch {
      if (dirname(at) === at) return undefined
    }
  }
}
