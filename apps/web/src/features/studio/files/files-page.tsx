import type { ContentImport } from '@susegad/api-client/contract'
import { Alert } from '@susegad/ui/alert'
import { Button } from '@susegad/ui/button'
import { ArrowDownIcon, ArrowUpIcon } from '@susegad/ui/icon'
import { Progress } from '@susegad/ui/progress'
import { useRef, useState } from 'react'
import { failureText, reasonText } from '../../../signed-in/failure-text.ts'
import { BackToSite } from '../content/back-to-site.tsx'
import { ImportForm } from './import-form.tsx'
import { useImport } from './use-import.ts'
import { useSiteFile } from './use-site-file.ts'
import './files.css'

/** The site's content as files: out for developers and safekeeping, and in as drafts. */
export function FilesPage() {
  const file = useSiteFile()
  return (
    <div className="studio">
      <header className="studio-head">
        <BackToSite />
        <h1>Files</h1>
        <p>Your site’s texts and photos as a folder, for a developer who works with Git, or to keep.</p>
      </header>
      <section className="studio-kind" aria-labelledby="files-out">
        <header>
          <h2 id="files-out">Download</h2>
        </header>
        <p>Everything that is published, in one zip file, without drafts.</p>
        {file.error && <Alert>{failureText('The files could not be downloaded.', file.error)}</Alert>}
        <p className="studio-files-acts">
          <Button variant="outline" state={file.isPending ? 'loading' : 'idle'} onClick={() => file.mutate()}>
            <ArrowDownIcon />
            Download the files
          </Button>
        </p>
      </section>
      <ImportPart />
    </div>
  )
}

function ImportPart() {
  const [found, setFound] = useState<ContentImport>()
  const chooser = useRef<HTMLInputElement>(null)
  const sending = useImport(setFound)
  return (
    <section className="studio-kind" aria-labelledby="files-in">
      <header>
        <h2 id="files-in">Import</h2>
      </header>
      <p>
        Choose a zip file of that folder. You will first see what it would change. The changes become drafts,
        which visitors don't see until you publish.
      </p>
      <p className="studio-files-acts">
        <Button variant="outline" disabled={sending.isPending} onClick={() => chooser.current?.click()}>
          <ArrowUpIcon />
          {found ? 'Choose another file' : 'Choose a zip file'}
        </Button>
      </p>
      <input
        ref={chooser}
        type="file"
        hidden
        accept=".zip,application/zip"
        aria-label="Zip file to import"
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? []
          setFound(undefined)
          if (chosen) sending.mutate(chosen)
          // Reset, so that the same file can be chosen again.
          currentTarget.value = ''
        }}
      />
      {sending.isPending && <Progress label={`${sending.variables.name} is being uploaded and checked`} />}
      {sending.error && (
        <Alert title={`${sending.variables.name} was not imported`}>
          <p>{reasonText(sending.error)}</p>
        </Alert>
      )}
      {found && <ImportForm key={found._id} found={found} />}
    </section>
  )
}
