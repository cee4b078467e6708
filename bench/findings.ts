// Findings: what a run comes upon that more than one table tells.

export class Findings {
  /** Titles of scenarios under their aim. */
  readonly missed = new Set<string>()
  /** What ends the run with 1 after all tables are told. */
  readonly faults: string[] = []
}
