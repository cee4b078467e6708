// Every plain noun of the public contract: made, read, paged, changed and deleted, and kept from other workspaces.

import { publicContract } from '@muster/contract/public'
import { type Document, listPlainNouns, type Send, tryNoun } from '../../support/contract/nouns.ts'
import { makeWorkspace, raw } from '../../support/fixtures/make.ts'

const nouns = listPlainNouns(JSON.parse(publicContract()) as Document)

const sendAs =
  (key: string): Send =>
  async (method, path, body) => {
    const { status, json } = await raw(method, path, body ? { key, body } : { key })
    return { status, json }
  }

it('are found in the contract', () => {
  expect(nouns.map(({ path }) => path)).toContain('/v1/designations')
  expect(nouns.length).toBeGreaterThan(5)
})

it.each(nouns)('$path does what its contract says', async noun => {
  const [own, other] = await Promise.all([makeWorkspace(), makeWorkspace()])
  await tryNoun(noun, sendAs(own.key), sendAs(other.key))
})
