// The forms of what the company has, writes and is made of.

import { describeForms } from '../support/browser/forms/describe-forms.ts'

describeForms('things')
