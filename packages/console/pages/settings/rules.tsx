// The rules of the workspace for payroll and attendance, where the law leaves a choice.
import { say } from '../../app/words.ts'
import { getAttendanceSettings, updateAttendanceSettings } from '../../gen/operations/attendance-settings.ts'
import { getPayrollSettings, updatePayrollSettings } from '../../gen/operations/payroll-settings.ts'
import { Setting } from '../../records/setting.tsx'
import { Page } from '../../ui/page.tsx'

export default function RulesPage() {
  return (
    <Page title={say('settings.rules')}>
      <Setting
        title="place.pay"
        what="settings.payroll_what"
        get={getPayrollSettings}
        change={updatePayrollSettings}
      />
      <Setting
        title="tab.attendance"
        what="settings.attendance_what"
        get={getAttendanceSettings}
        change={updateAttendanceSettings}
      />
    </Page>
  )
}
