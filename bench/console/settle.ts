// A page of which a picture is taken: when it has come to rest, names and all.

import type { Page } from 'playwright-core'

export async function settle(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor()
  await page.waitForLoadState('networkidle')
  // Until a name is there, its link has dots.
  await page
    .locator('main a', { hasText: /^[.…]+$/ })
    .first()
    .waitFor({ state: 'detached' })
}
