// The workspace itself, and what new employees get by default.
import { say } from '../../app/words.ts'
import { getCompany, updateCompany } from '../../gen/operations/company.ts'
import { getEmployeeDefaults, updateEmployeeDefaults } from '../../gen/operations/employee-defaults.ts'
import { Setting } from '../../records/setting.tsx'
import { Page } from '../../ui/page.tsx'

export default function WorkspacePage() {
  return (
    <Page title={say('settings.workspace')}>
      <Setting
        title="settings.company"
        what="settings.company_what"
        get={getCompany}
        change={updateCompany}
      />
      <Setting
        title="settings.defaults"
        what="settings.defaults_what"
        get={getEmployeeDefaults}
        change={updateEmployeeDefaults}
      />
    </Page>
  )
}
