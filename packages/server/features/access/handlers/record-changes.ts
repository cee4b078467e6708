// Record changes: the history of what the caller may read.

import { schemas } from '@muster/contract'
import { mayRead } from '../../../auth/authorize.ts'
import type { HandlersFor } from '../../../gen/handlers.ts'
import { resource } from '../../../resource/resource.ts'

const recordChanges = resource('RecordChange', { conditions: { kinds: 'kind = any(:kinds)' } })

export default {
  listRecordChanges: call => {
    const kinds = Object.keys(schemas).filter(kind => mayRead(call.caller, kind))
    const query = { ...call.query, kinds }
    return recordChanges.list({ ...call, query })
  },
} satisfies HandlersFor<'record_changes'>
