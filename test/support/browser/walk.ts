// The pages that an entry of the table of rooms stands for, opened one after the other.

import type { Page } from 'playwright-core'
import type { SignedIn } from './open.ts'
import type { RoomPage } from './rooms.ts'

/** Goes through the list, the form that makes a record, a record, and the form that changes it. */
export async function* walk(
  { page, goTo, load }: SignedIn,
  { path, create, kind }: RoomPage,
): AsyncGenerator<void> {
  await goTo(path)
  yield
  const record = page.getByRole('rowheader').getByRole('link').first()
  const to = kind && (await record.count()) > 0 ? await record.getAttribute('href') : null
  if (create) {
    await goTo(`${path}/new`)
    yield
  }
  if (to === null) return
  const at = to.replace(/^\/app/, '')
  await goTo(at)
  yield
  for (const tab of await listTabs(page)) {
    await load(`${at}${tab}`)
    yield
  }
  if ((await page.locator(`a[href='${to}/edit']`).count()) === 0) return
  await goTo(`${at}/edit`)
  yield
}

/** ?tab=pay and its like. */
const listTabs = async (page: Page): Promise<string[]> =>
  (await page.evaluate('musterTests.tabs()')) as string[]
