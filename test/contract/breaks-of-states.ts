// What breaks the statuses that operations name: x-from that is missing or names what there is not, and x-to without it.

import { type Break, type Draft, list, one, schema } from './breaks.ts'

const restore = (draft: Draft) => draft.paths['/console/assets/{id}/restore'].post
const hire = (draft: Draft) => draft.paths['/console/candidates/{id}/hire'].post

export const stateBreaks: readonly Break[] = [
  [
    'an action that does not say in which statuses it is possible',
    d => {
      delete restore(d)['x-from']
      delete restore(d)['x-to']
    },
    /restore\.post: Say in which statuses of Asset this is possible\. .+ a list of available, .+, or x-from: any/,
  ],
  [
    'a status that is misspelled',
    d => (restore(d)['x-from'] = ['in_repiar']),
    /restore\.post\.x-from: "in_repiar" is no status of Asset\. Did you mean "in_repair"\?/,
  ],
  [
    'a status of another record',
    d => (restore(d)['x-to'] = 'expired'),
    /x-to: "expired" is no status of Asset\. Write one of available, assigned,/,
  ],
  ['a status that is named twice', d => (restore(d)['x-from'] = ['lost', 'lost']), /"lost" is named twice/],
  [
    'a list of all statuses',
    d => (restore(d)['x-from'] = ['available', 'assigned', 'in_repair', 'lost', 'retired']),
    /These are all statuses of Asset\. Write x-from: any/,
  ],
  [
    'advice for a status that is misspelled',
    d => (restore(d)['x-instead'] = { retierd: 'Buy another.' }),
    /x-instead: "retierd" is no status of Asset\. Did you mean "retired"\?/,
  ],
  [
    'advice where nothing is refused',
    d => (restore(d)['x-instead'] = { in_repair: 'Buy another.' }),
    /x-from takes "in_repair", so nothing else is to be done/,
  ],
  [
    'advice without a beginning',
    d => {
      const { operationId, tags, security, responses, parameters } = restore(d)
      d.paths['/console/assets/{id}/restore'].post = { operationId, tags, security, responses, parameters }
      restore(d)['x-audience'] = 'workspace'
      restore(d)['x-instead'] = { lost: 'Buy another.' }
    },
    /x-instead needs x-from beside it/,
  ],
  [
    'advice of a record for a status that it has not',
    d => (d.components.schemas.Asset['x-instead'] = { broken: 'Buy another.' }),
    /schemas\.Asset\.x-instead: "broken" is no status of Asset/,
  ],
  [
    'advice of a record without a status',
    d => (d.components.schemas.Candidate['x-instead'] = { lost: 'Find another.' }),
    /Candidate has no status\. Remove x-instead/,
  ],
  ['an end without a beginning', d => delete restore(d)['x-from'], /restore\.post\.x-to: x-to needs x-from/],
  [
    'a status of what has none',
    d => (hire(d)['x-from'] = ['hired']),
    /hire\.post\.x-from: Candidate has no status\. Mark the field that holds it with x-status: true/,
  ],
  ['a status of a GET', d => (one(d)['x-from'] = ['active']), /A GET changes nothing, so no status binds it/],
  ['a status of a list', d => (list(d)['x-from'] = ['active']), /A GET changes nothing/],
  ['one status without a list', d => (restore(d)['x-from'] = 'in_repair'), /x-from holds a list of statuses/],
  [
    'a field of statuses without values',
    d => (d.components.schemas.Asset.properties.current_assignment_id['x-status'] = true),
    /current_assignment_id\.x-status: "current_assignment_id" lists no values/,
  ],
  [
    'a change to a value that there is not',
    d => schema(d, 'JobOpeningStatus')['x-leads'].draft.push('opened'),
    /JobOpeningStatus has no value "opened"/,
  ],
  [
    'a value of which nobody says what it can become',
    d => delete schema(d, 'JobOpeningStatus')['x-leads'].cancelled,
    /Say what "cancelled" can become\. Write cancelled: \[\] if it is final/,
  ],
]
