// The forms that change a record in the rooms of pay, refused in every way that there is.

import { describeRefusedChanges } from '../support/browser/describe-refusals.ts'

describeRefusedChanges('pay')
