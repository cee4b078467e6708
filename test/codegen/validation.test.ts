// What the emitted validation takes and refuses.
import { servers } from './served.ts'

const { serve } = servers()

describe('a key in the query', () => {
  it('is no unknown parameter where the security asks for it', async () => {
    const { ask } = await serve('security-alternatives', () => ({ openRooms: () => [] }))
    expect(await ask('/rooms?api_key=1', { method: 'POST' })).toEqual([200])
    expect(await ask('/rooms?api_key=1')).toEqual([400, 'query api_key is not a parameter of this request'])
  })
})
