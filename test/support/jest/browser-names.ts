// The browsers that tests run in, and where the setup of a run leaves the address of each for its workers.

export type BrowserName = 'chromium' | 'firefox'

export const nameAddress = (name: BrowserName): string => `MUSTER_TEST_${name.toUpperCase()}`
