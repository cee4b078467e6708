// The forms of a structure's component: what it leaves open, the component itself decides.
import type { FormOf } from '../../../records/forms/form-shape.ts'

export const partForm: FormOf<'createSalaryStructureComponent' | 'updateSalaryStructureComponent'> = {
  open: ['is_mandatory', 'display_order'],
}
