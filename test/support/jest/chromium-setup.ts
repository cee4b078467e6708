// Before the tests in Chromium: what the api tests have, the console built, and one browser for the whole run.
import { startBrowser } from './browsers.ts'

export default (): Promise<void> => startBrowser('chromium')
