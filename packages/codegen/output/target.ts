// What a target is: what of the generator's own, and of a team's, makes files of a document.

import type { Model } from '../model/model.ts'
import type { GeneratedFile } from './emit.ts'

/** Makes files of a model. */
export type MakeFiles = (model: Model) => GeneratedFile[] | Promise<GeneratedFile[]>

/** A target of one's own: the default export of a module that "target" names. */
export interface Target<Options = undefined> {
  /** How messages call it. */
  readonly name: string
  /** Reads the "options" of the config file, undefined where there are none, and throws where they are wrong. */
  readonly readOptions?: (written: unknown) => Options
  /** What is written of a document. */
  files(model: Model, options: Options): GeneratedFile[] | Promise<GeneratedFile[]>
}
