// Photos of people: chosen in the head of the person, seen wherever they are named, kept by the browser, and removed.

import type { Page } from 'playwright-core'
import { findFlaws, findSidewaysScroll } from '../support/browser/flaws.ts'
import { describeInBrowser, openConsole } from '../support/browser/open.ts'
import { makePng } from '../support/files/pictures.ts'
import { inConsole } from '../support/fixtures/console.ts'
import { ayesha, makeWorkspace, type TestWorkspace } from '../support/fixtures/make.ts'

const pngFile = (width: number, height: number) => ({
  name: 'Ayesha in Karachi.png',
  mimeType: 'image/png',
  buffer: makePng({ width, height }),
})

async function makePerson(): Promise<{ workspace: TestWorkspace; id: string }> {
  const workspace = await makeWorkspace()
  return { workspace, id: (await workspace.muster.employees.create(ayesha)).id }
}

const storePhoto = (workspace: TestWorkspace, id: string, side = 100) =>
  inConsole(workspace, 'storeEmployeePhoto', {
    id,
    body: {
      file_name: 'photo.png',
      content_type: 'image/png',
      content_base64: makePng({ width: side, height: side }).toString('base64'),
    },
  })

/** The menu is opened and its first line pressed, by keys alone. */
async function choose(page: Page, line: string, file: ReturnType<typeof pngFile>): Promise<void> {
  await page.getByRole('button', { name: /^Photo of / }).focus()
  await page.keyboard.press('Enter')
  const wanted = page.getByRole('button', { name: line, exact: true })
  await wanted.waitFor()
  await page.keyboard.press('Tab')
  await wanted.and(page.locator(':focus')).waitFor()
  const chooser = page.waitForEvent('filechooser')
  await page.keyboard.press('Enter')
  await (await chooser).setFiles(file)
}

/** The browser's own window for files is caught as long as somebody listens for it. */
const catchFiles = (page: Page) => page.on('filechooser', () => undefined)

/** Pictures that the browser has drawn, by the pixels that they have. */
const drawnSides = (page: Page): Promise<number[]> =>
  page.evaluate(`[...document.querySelectorAll('img.avatar')].map(one => one.naturalWidth)`)

describeInBrowser('The photo of a person', () => {
  it('is added and changed in their head by keyboard, cut to a square, and is in the history', async () => {
    const { workspace, id } = await makePerson()
    const opened = await openConsole({ workspace, at: `/employees/${id}` })
    const { page, settle } = opened
    expect(await page.locator('img.avatar').count()).toBe(0)
    catchFiles(page)
    await choose(page, 'Add photo', pngFile(900, 1400))
    await page.getByRole('status').filter({ hasText: 'The photo is changed.' }).waitFor({ state: 'attached' })
    await page.locator('img.avatar').waitFor()
    await settle()
    expect(await drawnSides(page)).toEqual([256])
    const first = await page.locator('img.avatar').getAttribute('src')
    await choose(page, 'Change photo', pngFile(300, 200))
    await page.locator(`img.avatar:not([src="${first}"])`).waitFor()
    await settle()
    expect(await drawnSides(page)).toEqual([256])
    const history = page.getByRole('complementary', { name: 'History' })
    expect(await history.getByText('Changed the photo').count()).toBe(2)
    expect([...(await findFlaws(opened)), ...(await findSidewaysScroll(opened))]).toEqual([])
  })

  it('is removed there, and the initials are back', async () => {
    const { workspace, id } = await makePerson()
    await storePhoto(workspace, id)
    const { page, settle } = await openConsole({ workspace, at: `/employees/${id}` })
    await page.locator('img.avatar').waitFor()
    await page.getByRole('button', { name: /^Photo of / }).click()
    await page.getByRole('button', { name: 'Remove photo', exact: true }).click()
    await page.locator('img.avatar').waitFor({ state: 'detached' })
    await settle()
    await page.getByText('Removed the photo').waitFor()
    expect(await page.locator('header .avatar.large').textContent()).toBe('AK')
  })

  it('is seen by whoever reads employees, and is no button for whoever may not change it', async () => {
    const { workspace, id } = await makePerson()
    await storePhoto(workspace, id)
    const { page } = await openConsole({ workspace, role: 'Auditor', at: `/employees/${id}` })
    await page.locator('img.avatar.large').waitFor()
    expect(await page.getByRole('button', { name: /^Photo of / }).count()).toBe(0)
  })
})

describeInBrowser('A file that is no photo', () => {
  it('is refused in words before anything is sent: 40 MB, no picture, and too small a one', async () => {
    const { workspace, id } = await makePerson()
    const { page } = await openConsole({ workspace, at: `/employees/${id}` })
    const sent: string[] = []
    page.on('request', request => request.method() === 'POST' && sent.push(request.url()))
    const refusals = async (file: ReturnType<typeof pngFile>, words: RegExp) => {
      await page.locator('input[type=file]').setInputFiles(file)
      const dialog = page.getByRole('dialog', { name: 'The photo stays as it was' })
      await dialog.getByText(words).waitFor()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
    }
    const large = { name: 'large.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(40_000_000, 'photo') }
    await refusals(large, /^This file has 38(\.\d)? MB\. At most 20 MB are taken\.$/)
    const text = { name: 'letter.png', mimeType: 'image/png', buffer: Buffer.from('Dear Ayesha') }
    await refusals(text, /^The browser cannot read this file as a picture/)
    const script = {
      name: 'face.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg onload="alert(1)"/>'),
    }
    await refusals(script, /face\.svg is of a type that is not taken here\. Taken are: JPEG, PNG, WebP\./)
    await refusals(pngFile(40, 40), /It needs 64 pixels each way/)
    expect(sent).toEqual([])
  })
})

describeInBrowser('A list of people', () => {
  it('asks for the photos of a page at once, shows them, and does not ask for them again', async () => {
    const { workspace, id } = await makePerson()
    await storePhoto(workspace, id)
    for (let n = 0; n < 8; n++)
      await workspace.muster.employees.create({ ...ayesha, first_name: `Person ${n}` })
    const { page, load, settle } = await openConsole({ workspace })
    const asked: string[] = []
    page.on('request', request => asked.push(new URL(request.url()).pathname))
    await load('/employees')
    await page.locator('img.avatar.small').waitFor()
    await settle()
    expect(await drawnSides(page)).toEqual([100])
    const heights = await page.evaluate(
      `[...new Set([...document.querySelectorAll('tr[data-index]')].map(row => row.offsetHeight))]`,
    )
    expect(heights).toHaveLength(1)
    expect(asked.filter(path => path === '/console/names').length).toBeLessThanOrEqual(2)
    const photo = `/console/employees/${id}/photo`
    expect(asked.filter(path => path === photo)).toHaveLength(1)
    const answer = page.waitForResponse(response => new URL(response.url()).pathname === photo)
    await load('/employees')
    await page.locator('img.avatar.small').waitFor()
    const { fromCache } = await timingOf(page, photo)
    await answer
    expect(fromCache).toBe(true)
  })
})

/** Whether the browser has had the picture without asking for it. */
async function timingOf(page: Page, path: string): Promise<{ fromCache: boolean }> {
  return page.evaluate(wanted => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const found = entries.find(({ name }) => new URL(name).pathname === wanted)
    return { fromCache: found?.transferSize === 0 }
  }, path)
}
