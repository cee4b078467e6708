// The forms of people: who they are, when they work, and what they are told.

import { describeForms } from '../support/browser/forms/describe-forms.ts'

describeForms('people')
