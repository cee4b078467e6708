// What a run of the generator's benchmark was asked for.

export interface CodegenBench {
  readonly rounds: number
  /** Of this run alone. */
  readonly folder: string
}
