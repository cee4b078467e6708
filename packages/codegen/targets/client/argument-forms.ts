// How methods of a client are called: argument by argument, with one object, or either in a client of its own.

export const argumentForms = ['short', 'named', 'both'] as const

export type ArgumentForm = (typeof argumentForms)[number]
