// In which form what is emitted runs, where it is no TypeScript.

/** `ts` is TypeScript. The others are JavaScript with declarations: for import, and for require. */
export const emittedForms = ['ts', 'esm', 'commonjs'] as const

export type EmittedForm = (typeof emittedForms)[number]
export type JavaScriptForm = Exclude<EmittedForm, 'ts'>
