// Signing in by hand, as tests of a browser need it: what a person types and presses, and the passkeys of a device.

import type { Page } from 'playwright-core'
import { codeOf, forgetCodes, password } from '../fixtures/people.ts'
import type { SignedIn } from './open.ts'
import { type Place, press } from './steps.ts'

export async function typePassword(place: Place, email: string, typed = password): Promise<void> {
  await place.getByLabel('E-mail').fill(email)
  await place.getByLabel('Password', { exact: true }).fill(typed)
  await press(place, 'Sign in')
}

export async function typeCode(place: Place, code: string): Promise<void> {
  await place.getByLabel('Code', { exact: true }).fill(code)
  await press(place, 'Continue')
}

/** The code of this moment, whether or not the test has used it before. */
export async function freshCode({
  email,
  secret,
}: Pick<SignedIn['member'], 'email' | 'secret'>): Promise<string> {
  await forgetCodes(email)
  return codeOf(secret)
}

/** The app that a page gives a secret to; the first code of it. */
export async function readNewApp(page: Page): Promise<string> {
  const shown = (await page.locator('.secret').textContent())!
  return codeOf(shown.replaceAll(/\s/g, ''))
}

/** From now on, the device answers for its person, and keeps the passkeys that are made. */
export async function giveDevice(page: Page): Promise<void> {
  const chrome = await page.context().newCDPSession(page)
  await chrome.send('WebAuthn.enable')
  await chrome.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}
