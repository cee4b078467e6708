// Words as the build makes them: a function that brings the file, so that no program stands between a page and its words.
declare module '*.json?load' {
  const load: () => Promise<unknown>
  export default load
}
