import { Alert } from '@susegad/ui/alert'
import { Button, type ButtonProps } from '@susegad/ui/button'
import { Progress } from '@susegad/ui/progress'
import { useRef } from 'react'
import { sizeText } from './attached-file.ts'
import type { Sending } from './running-uploads.ts'
import type { Uploads } from './use-uploads.ts'
import './attachments.css'

/** Without HEIC: Safari then turns its photos into JPEG, which every browser shows. */
const TYPES = 'image/jpeg,image/png,image/webp,image/gif,image/avif,application/pdf'

/** Chooses files for a message. */
export function AttachButton({ uploads, size }: { uploads: Uploads } & Pick<ButtonProps, 'size'>) {
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant="outline" size={size} onClick={() => chooser.current?.click()}>
        Attach files
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        accept={TYPES}
        aria-label="Files to attach"
        onChange={({ currentTarget }) => {
          uploads.add([...(currentTarget.files ?? [])])
          // Reset, so that the same file can be chosen again.
          currentTarget.value = ''
        }}
      />
    </>
  )
}

function labelOf(name: string, waitsFor: Sending['waitsFor']): string {
  if (waitsFor === 'limit') return `${name} is waiting because too many files were sent in a short time`
  return waitsFor === 'connection' ? `${name} is waiting for a connection` : `Uploading ${name}`
}

/** The files of a message that is being written: attached, on their way, and refused. */
export function AttachedFiles({ uploads }: { uploads: Uploads }) {
  const { files, sendings, drop, remove } = uploads
  if (files.length + sendings.length === 0) return null
  return (
    <ul className="attached-files" aria-label="Attached files">
      {files.map(({ _id, name, size }) => (
        <li key={_id}>
          <span>
            <bdi>{name}</bdi> <small>{sizeText(size)}</small>
          </span>
          <Button variant="ghost" size="sm" aria-label={`Remove ${name}`} onClick={() => remove(_id)}>
            Remove
          </Button>
        </li>
      ))}
      {sendings.map(({ id, name, share, waitsFor, problem }) =>
        problem ? (
          <li key={id}>
            <Alert
              actions={
                <Button variant="ghost" size="sm" aria-label={`Dismiss ${name}`} onClick={() => drop(id)}>
                  Got it
                </Button>
              }
            >
              <p>
                <bdi>{name}</bdi> was not attached. {problem}
              </p>
            </Alert>
          </li>
        ) : (
          <li key={id}>
            <Progress label={labelOf(name, waitsFor)} value={Math.round(share * 100)} />
            <Button variant="ghost" size="sm" aria-label={`Cancel ${name}`} onClick={() => drop(id)}>
              Cancel
            </Button>
          </li>
        ),
      )}
    </ul>
  )
}
