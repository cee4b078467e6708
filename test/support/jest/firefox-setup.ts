// Before the journeys in Firefox: what the api tests have, the console built, and one browser for the whole run.
import { startBrowser } from './browsers.ts'

export default (): Promise<void> => startBrowser('firefox')
