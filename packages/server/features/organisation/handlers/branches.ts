// Branches: where people work; one of them is the head office.

import type { HandlersFor } from '../../../gen/handlers.ts'
import { resource } from '../../../resource/resource.ts'

const branches = resource('Branch', { exclusive: 'is_head_office' })

export default {
  listBranches: branches.list,
  getBranch: branches.get,
  createBranch: branches.create,
  updateBranch: branches.update,
} satisfies HandlersFor<'branches'>
