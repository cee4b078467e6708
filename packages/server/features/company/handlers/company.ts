// The company: the workspace itself, with the currency and timezone of every figure in it.

import type { HandlersFor } from '../../../gen/handlers.ts'
import { resource } from '../../../resource/resource.ts'

const companies = resource('Company', {
  computed: {
    current_fiscal_year_id: `(select f.id from fiscal_years f
      where f.workspace_id = companies.workspace_id and :today::date between f.start_date and f.end_date)`,
  },
})

export default {
  getCompany: call => companies.find(call, call.caller.workspace.id),
} satisfies HandlersFor<'company'>
