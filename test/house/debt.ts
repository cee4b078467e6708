// The debts of the house: what breaks a size rule and is allowed to for now. Only ever remove a line.

/** Files over 300 lines. */
export const longFiles: readonly string[] = []

/** Files with a function over 60 lines. */
export const longFunctions: readonly string[] = []
