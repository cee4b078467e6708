// The letterhead as a person sets it up: its texts, and the logo that is seen before and after it is stored.

import { findFlaws, findSidewaysScroll } from '../support/browser/flaws.ts'
import { describeInBrowser, openConsole } from '../support/browser/open.ts'
import { fill, press } from '../support/browser/steps.ts'
import { makePng } from '../support/files/pictures.ts'
import { inConsole } from '../support/fixtures/console.ts'
import { makeWorkspace } from '../support/fixtures/make.ts'

const file = (buffer: Buffer) => ({ name: 'logo.png', mimeType: 'image/png', buffer })

/** The last file that a page has made an address for. */
const keepFiles = `{
  const make = URL.createObjectURL
  URL.createObjectURL = file => make.call(URL, (musterTests.file = file))
}`

describeInBrowser('the letterhead', () => {
  it('gets a signatory and a logo, and loses the logo', async () => {
    const workspace = await makeWorkspace({ name: 'Karachi Mills' })
    const opened = await openConsole({ workspace, at: '/documents/letterhead' })
    const { page, complaints, settle } = opened
    await press(page, 'Edit')
    const dialog = page.getByRole('dialog')
    await fill(dialog, 'Address (optional)', '41-B, Main Boulevard\nLahore')
    await fill(dialog, 'Who signs (optional)', 'Sana Malik')
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByText('Sana Malik').waitFor()

    await press(page, 'Choose a logo')
    const input = dialog.getByLabel('File')
    const store = dialog.getByRole('button', { name: 'Choose a logo', exact: true })
    await input.setInputFiles(file(makePng().subarray(0, 90)))
    await store.click()
    await dialog.getByRole('alert').getByText('is a PNG that breaks off').first().waitFor()
    expect(complaints.takeRefusals()).toEqual([expect.stringMatching(/^400 POST .*\/logo$/)])
    await input.setInputFiles(file(makePng()))
    await dialog.getByRole('img').waitFor()
    expect(await findFlaws(opened)).toEqual([])
    await store.click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('img', { name: /logo.png/ }).waitFor()
    expect(await findFlaws(opened)).toEqual([])
    expect(await findSidewaysScroll(opened)).toEqual([])
    // What a tab shows of a PDF differs from browser to browser, so the file itself is looked at.
    await page.evaluate(keepFiles)
    await Promise.all([page.waitForEvent('popup'), press(page, 'Open a sample letter (PDF, new tab)')])
    expect(await page.evaluate('musterTests.file.text()')).toMatch(/^%PDF/)
    expect(await inConsole(workspace, 'getLetterhead')).toMatchObject({
      address: '41-B, Main Boulevard\nLahore',
      signatory_name: 'Sana Malik',
      logo_file_name: 'logo.png',
    })

    await press(page, 'Remove the logo')
    await dialog.getByRole('button', { name: 'Remove the logo', exact: true }).click()
    await page.getByText('There is no logo.').waitFor()
    await settle()
  })
})
