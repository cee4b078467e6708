// Preloaded into a program that a test starts: told to stop once its parent is gone, and ended if it does not.

const patienceMs = 10_000

process.once('disconnect', () => {
  process.kill(process.pid, 'SIGTERM')
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), patienceMs).unref()
})
// The channel is no reason to go on.
process.channel?.unref()
