// Completion for the shells, as both commands of Muster have it: muster-api and the operators' muster.

export { type CompletedFlag, complete, type Step, type Suggestion } from './complete.ts'
export { isShell, type Shell, shells, writeScript } from './scripts.ts'
