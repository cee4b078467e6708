// What is used of prismjs, which brings no types.

declare module 'prismjs' {
  type Grammar = Readonly<Record<string, unknown>>
  const Prism: {
    readonly languages: Readonly<Record<string, Grammar | undefined>>
    highlight(code: string, grammar: Grammar, language: string): string
  }
  export default Prism
}

declare module 'prismjs/components/*'
