// What stands at the head and the foot of letters and payslips: its texts, and the logo as it looks.
import { useQuery } from '@tanstack/react-query'
import { download } from '../../app/ask.ts'
import { useRead } from '../../app/queries.ts'
import { readLocale, say } from '../../app/words.ts'
import { getLetterhead, updateLetterhead } from '../../gen/operations/letterhead.ts'
import {
  deleteLetterheadLogo,
  getLetterheadLogo,
  storeLetterheadLogo,
} from '../../gen/operations/letterhead-logo.ts'
import { getLetterheadPreview } from '../../gen/operations/letterhead-preview.ts'
import { ActionButton } from '../../records/actions/actions.tsx'
import { FileButtons } from '../../records/files/download.tsx'
import Picture from '../../records/files/picture.tsx'
import type { Output } from '../../records/operation.ts'
import { Setting } from '../../records/setting.tsx'
import { Loaded } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'

export default function LetterheadPage() {
  return (
    <Page title={say('documents.letterhead')}>
      <Setting
        title="documents.letterhead_texts"
        what="documents.letterhead_what"
        get={getLetterhead}
        change={updateLetterhead}
        hidden={['logo_file_name', 'logo_content_type']}
      />
      <Logo />
      <Sample />
    </Page>
  )
}

/** How both look together, on paper. */
function Sample() {
  return (
    <section className="card" aria-labelledby="sample">
      <h2 id="sample">{say('documents.sample')}</h2>
      <p className="faint">{say('documents.sample_what')}</p>
      <p className="ways">
        <FileButtons
          operation={getLetterheadPreview}
          input={{ query: { language: readLocale() } }}
          name="letterhead.pdf"
          text={say('documents.sample_open')}
          isShown
        />
      </p>
    </section>
  )
}

function Logo() {
  const read = useRead(getLetterhead, {})
  return (
    <section className="card" aria-labelledby="logo">
      <header className="card-head">
        <h2 id="logo">{say('documents.logo')}</h2>
        <span className="row-actions">{read.data && <LogoActions letterhead={read.data} />}</span>
      </header>
      <p className="faint">{say('documents.logo_what')}</p>
      <Loaded of={read} lines={3}>
        {letterhead =>
          letterhead.logo_file_name === null ? (
            <p className="empty">{say('documents.no_logo')}</p>
          ) : (
            <LogoPicture letterhead={letterhead} name={letterhead.logo_file_name} />
          )
        }
      </Loaded>
    </section>
  )
}

interface OfLetterhead {
  readonly letterhead: Output<'getLetterhead'>
}

function LogoActions({ letterhead }: OfLetterhead) {
  const path = { id: letterhead.id }
  return (
    <>
      <ActionButton operation={storeLetterheadLogo} path={path} record={letterhead} />
      {letterhead.logo_file_name !== null && (
        <ActionButton operation={deleteLetterheadLogo} path={path} record={letterhead} />
      )}
    </>
  )
}

function LogoPicture({
  letterhead: { id, updated_at: since },
  name,
}: OfLetterhead & { readonly name: string }) {
  const logo = useQuery({
    queryKey: [getLetterheadLogo.id, id, since],
    // A logo that was replaced or removed is not asked for again.
    staleTime: 'static',
    queryFn: async () => {
      const { stream, contentType } = await download(getLetterheadLogo, { path: { id } })
      return new Response(stream, { headers: { 'Content-Type': contentType } }).blob()
    },
  })
  return (
    <Loaded of={logo} lines={3}>
      {file => <Picture of={file} name={name} />}
    </Loaded>
  )
}
