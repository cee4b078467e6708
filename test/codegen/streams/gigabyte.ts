// How much is sent in either direction, and how a process measures its memory meanwhile.

export const size = 2 ** 30

/** By how many bytes the memory of this process grew beyond what it was, at most. */
export function trackMemory(): { grown(): number } {
  const before = process.memoryUsage.rss()
  let most = before
  const look = () => {
    most = Math.max(most, process.memoryUsage.rss())
  }
  setInterval(look, 20).unref()
  return {
    grown: () => {
      look()
      return most - before
    },
  }
}
