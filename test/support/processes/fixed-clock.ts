// Preloaded into a program that a test starts: its clock stands at the instant of TEST_NOW.

const now = Temporal.Instant.from(process.env.TEST_NOW!)
Object.defineProperty(Temporal.Now, 'instant', { value: () => now })
