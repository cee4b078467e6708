// The reference in a browser: it shows the contract and finds words in it, under a policy that lets in nothing else.

import { describeInBrowser, openBrowser } from '../support/browser/open.ts'

describeInBrowser('the reference at /docs', () => {
  it('shows every part of the contract and searches it, without a word from its policy', async () => {
    const { page } = await openBrowser()
    await page.goto('/docs')
    await page.getByRole('heading', { name: /^Muster API/ }).waitFor()
    await page.getByRole('heading', { name: 'Create an employee' }).first().waitFor()
    await page
      .getByRole('textbox', { name: /search/i })
      .or(page.getByPlaceholder(/search/i))
      .first()
      .fill('idempotency')
    await page
      .locator('[data-role="search:results"]')
      .getByText(/Idempotency|Create/)
      .first()
      .waitFor()
  })

  it('shows how records move from status to status, as a picture and as a table', async () => {
    const { page } = await openBrowser()
    await page.goto('/docs')
    const section = page.locator('[id="tag/leave_applications"]')
    await section.scrollIntoViewIfNeeded()
    const picture = section.getByRole('img', { name: /statuses/ })
    await picture.waitFor()
    await page.waitForFunction(`document.querySelector('img[src$="LeaveApplication.svg"]').naturalWidth > 0`)
    const row = section.getByRole('row').filter({ hasText: 'Cancel a leave application' })
    expect(await row.getByRole('cell').allInnerTexts()).toEqual([
      'Cancel a leave application',
      'pending, approved',
      'cancelled',
    ])
    await section.getByRole('link', { name: 'Approve a leave application' }).waitFor()
  })

  it('runs no script that stands in the page', async () => {
    const { page, complaints } = await openBrowser()
    await page.goto('/docs')
    const stopped = await page.evaluate(`new Promise(resolve => {
      const script = document.createElement('script')
      script.textContent = 'window.ran = true'
      document.addEventListener('securitypolicyviolation', event => resolve([event.effectiveDirective, window.ran ?? false]))
      document.head.append(script)
    })`)
    expect(stopped).toEqual(['script-src-elem', false])
    complaints.takeAll()
  })
})
