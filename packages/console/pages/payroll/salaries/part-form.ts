// The forms of a structure's component: what it leaves open, the component itself decides.
import type { FormShape } from '../../../records/forms/form-shape.ts'

export const partForm: FormShape = { open: ['is_mandatory', 'display_order'] }
