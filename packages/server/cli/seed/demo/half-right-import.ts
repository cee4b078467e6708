// The demo's import: a file of people who start next month, in which one cell is wrong.

import type { Calling } from '../../../http/as-caller.ts'

const lines = (joining_date: string): readonly string[] => [
  'first_name,last_name,joining_date,department,designation,work_email',
  `Farhan,Yousaf,${joining_date},Weaving,Machine Operator,farhan.yousaf@indusvalley.example`,
  `Komal,Aslam,${joining_date},Weavng,Machine Operator,komal.aslam@indusvalley.example`,
  `Rashid,Mehmood,${joining_date},Dyeing,Machine Operator,rashid.mehmood@indusvalley.example`,
]

/** Uploads it as whoever looks at the demo, for nobody sees what others upload. */
export async function uploadHalfRight(calls: Calling): Promise<void> {
  const today = Temporal.Now.instant().toZonedDateTimeISO(calls.caller.workspace.timezone).toPlainDate()
  const joining_date = today.add({ months: 1 }).with({ day: 1 }).toString()
  const content_base64 = Buffer.from(`${lines(joining_date).join('\n')}\n`).toString('base64')
  await calls.call('createImport', {
    body: { kind: 'employees', file_name: 'new-people.csv', content_base64 },
  })
}
