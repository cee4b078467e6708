// How a command ends: its exit code, and what it says where it stops before its end.

export const exits = {
  done: 0,
  refused: 1,
  usage: 2,
  rights: 3,
  notFound: 4,
  conflict: 5,
  budget: 6,
  unreachable: 7,
  interrupted: 130,
} as const

export type Exit = (typeof exits)[keyof typeof exits]

/** As help and documents say them. */
export const exitMeanings: readonly (readonly [Exit, string])[] = [
  [0, 'done'],
  [1, 'refused: the request is not valid, or the service failed'],
  [2, 'usage: the command was not understood, and nothing was sent'],
  [3, 'rights: the key is missing, not valid, or may not do this'],
  [4, 'not found'],
  [5, 'conflict with the state of the record'],
  [6, 'the budget of requests is used up (429)'],
  [7, 'unreachable: no answer, or the service cannot answer now'],
  [130, 'interrupted by Ctrl-C'],
]

/** A reason to stop, in words for a person. */
export class Stop extends Error {
  readonly exit: Exit

  constructor(exit: Exit, message: string) {
    super(message)
    this.exit = exit
  }
}

/** What was typed is not understood. */
export const refuseUsage = (message: string): Stop => new Stop(exits.usage, message)
