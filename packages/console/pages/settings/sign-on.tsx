// The company's own sign-on, through which members may sign in.
import { say } from '../../app/words.ts'
import { changeSignOn, deleteSignOn, getSignOn } from '../../gen/operations/sign-on.ts'
import { Setting } from '../../records/setting.tsx'
import { Page } from '../../ui/page.tsx'

export default function SignOnSettingsPage() {
  return (
    <Page title={say('settings.sign_on')}>
      <Setting
        title="settings.sign_on"
        what="settings.sign_on_what"
        get={getSignOn}
        change={changeSignOn}
        remove={deleteSignOn}
        isThere={({ issuer }) => issuer !== null}
      />
    </Page>
  )
}
