// How Redoc shows a document. Menu and search are the shell's.

import type { RedocRawOptions } from 'redoc'
import { theme } from './theme.ts'

export const options: RedocRawOptions = {
  theme,
  disableSearch: true,
  hideHostname: true,
  nativeScrollbars: true,
  hideDownloadButtons: true,
  // Redoc shows no scopes of a key; descriptions do.
  hideSecuritySection: true,
  sortRequiredPropsFirst: true,
  jsonSamplesExpandLevel: 3,
}
