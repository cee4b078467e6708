// The forms of actions in the rooms of people, refused: such as approve, reject, cancel and end.

import { describeRefusedActions } from '../support/browser/refused/describe-actions.ts'

describeRefusedActions('people', {
  'It is in a section of the person, where refused-panels.test.ts refuses it.': [
    'createEmployeeBankAccount',
    'createEmployeeContact',
    'createEmployeeDependant',
  ],
  'The end of an employment asks it while that is filled in.': ['previewEmploymentEnd'],
  'A picture is chosen, and nothing is typed.': ['storeEmployeePhoto'],
})
