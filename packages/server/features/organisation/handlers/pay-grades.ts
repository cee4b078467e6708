// Pay grades: bands of monthly salary.

import type { HandlersFor } from '../../../gen/handlers.ts'
import { resource } from '../../../resource/resource.ts'

const payGrades = resource('PayGrade')

export default {
  listPayGrades: payGrades.list,
  getPayGrade: payGrades.get,
  createPayGrade: payGrades.create,
  updatePayGrade: payGrades.update,
} satisfies HandlersFor<'pay_grades'>
