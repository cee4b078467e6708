// The workspace itself, and what new employees get by default.
import { useObstacle } from '../../app/session.tsx'
import { say } from '../../app/words.ts'
import { getCompany, updateCompany } from '../../gen/operations/company.ts'
import { getEmployeeDefaults, updateEmployeeDefaults } from '../../gen/operations/employee-defaults.ts'
import { ExportButton } from '../../records/files/export-button.tsx'
import { Setting } from '../../records/setting.tsx'
import { Page } from '../../ui/page.tsx'

export default function WorkspacePage() {
  return (
    <Page title={say('settings.workspace')} actions={<Archive />}>
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

/** Everything that the workspace has, for whoever may also change it. */
function Archive() {
  if (useObstacle()(updateCompany.id) !== undefined) return null
  const title = say('settings.archive')
  return <ExportButton of={{ title, asked: { kind: 'workspace' }, formats: ['zip'] }} text={title} />
}
