// Approval policies, as the console shows them: who is asked about which requests, in words, and tried with somebody before they count.
import * as approvalPolicies from '../../../gen/operations/approval-policies.ts'
import { defineNoun } from '../../../records/noun.ts'
import { asksCondition } from './conditions.ts'
import { FormAside } from './form-aside.tsx'
import { KindInput } from './kind-input.tsx'
import { deciding } from './kinds.ts'
import { ListPanel } from './list-panel.tsx'
import { PolicyPanel } from './policy-panel.tsx'
import { PolicySwitch } from './policy-switch.tsx'
import { StepsCell } from './step-sentence.tsx'
import { StepsInput } from './steps-input.tsx'

export const noun = defineNoun({
  kind: 'ApprovalPolicy',
  operations: approvalPolicies,
  columns: ['name', 'kind', 'position', 'steps', 'is_active'],
  filters: ['kind', 'is_active'],
  cells: { steps: StepsCell },
  hidden: ['steps', 'covered_by_id'],
  Panel: PolicyPanel,
  ListPanel,
  Actions: PolicySwitch,
  changeTakes: ({ kind }) => deciding[kind],
  inPanel: ['previewApprovalPolicy'],
  form: {
    first: ['name', 'kind', 'steps', 'position', 'is_active'],
    asks: (name, values) => asksCondition(name, values),
    controls: { kind: KindInput, steps: StepsInput },
    Aside: FormAside,
  },
})
