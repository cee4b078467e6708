// A database of a test's own: what goes wrong with it is told by the test, and the run goes on.

import { openOwnDatabase } from '../support/database/own-database.ts'
import { inDatabase } from '../support/fixtures/make.ts'

it('is dropped under its client without an error that nobody hears', async () => {
  const own = await openOwnDatabase('dropped')
  const ended = new Promise(resolve => own.client.once('end', resolve))
  await inDatabase(`drop database ${new URL(own.url).pathname.slice(1)} with (force)`)
  await ended
  await expect(own.client.query('select 1')).rejects.toThrow()
})
