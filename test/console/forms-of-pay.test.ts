// The forms of pay and of settings.

import { describeForms } from '../support/browser/forms/describe-forms.ts'

describeForms('pay')
