// After a run of many files: which were the slowest, and what each spent outside of its tests.

interface Ran {
  readonly testFilePath: string
  /** Milliseconds. */
  readonly perfStats: { readonly runtime: number }
  readonly testResults: readonly { readonly fullName: string; readonly duration?: number | null }[]
}

const worthTelling = 20
const told = 15
const seconds = (ms: number): string => (ms / 1000).toFixed(1).padStart(7)

export default class Slowest {
  onRunComplete(_contexts: unknown, { testResults }: { readonly testResults: readonly Ran[] }): void {
    if (testResults.length < worthTelling) return
    const slowest = testResults.toSorted((a, b) => b.perfStats.runtime - a.perfStats.runtime).slice(0, told)
    process.stderr.write(`\nSeconds of the slowest files, and of these outside of tests (loading, hooks):\n`)
    for (const file of slowest) process.stderr.write(`${lineOf(file)}\n`)
  }
}

function lineOf({ testFilePath, perfStats, testResults }: Ran): string {
  const inTests = testResults.reduce((sum, { duration }) => sum + (duration ?? 0), 0)
  const [longest] = testResults.toSorted((a, b) => (b.duration ?? 0) - (a.duration ?? 0))
  const file = testFilePath.slice(testFilePath.lastIndexOf('/test/') + 1)
  const most = longest ? `; longest: ${longest.fullName} (${seconds(longest.duration ?? 0).trim()})` : ''
  return `${seconds(perfStats.runtime)} ${seconds(Math.max(0, perfStats.runtime - inTests))}  ${file}${most}`
}
