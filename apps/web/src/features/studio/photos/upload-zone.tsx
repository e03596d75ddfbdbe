import { Alert } from '@susegad/ui/alert'
import { Button } from '@susegad/ui/button'
import { CameraIcon, PlusIcon } from '@susegad/ui/icon'
import { Progress } from '@susegad/ui/progress'
import { type DragEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { Upload } from './use-uploads.ts'

interface UploadZoneProps {
  many: boolean
  uploads: readonly Upload[]
  onFiles: (files: readonly File[]) => void
  onDrop: (id: string) => void
}

/**
 * Formats that the service reads. Safari converts HEIC photos to the first of them that it can write, so JPEG comes first;
 * with HEIC in the list it would not convert them.
 */
const TYPES = 'image/jpeg,image/png,image/webp,image/avif'
const steps = {
  sending: 'is uploading',
  waiting: 'is waiting for a connection',
  converting: 'is being processed',
} as const

/** Upload area for new photos: drop, paste, file dialog or camera. */
export function UploadZone({ many, uploads, onFiles, onDrop }: UploadZoneProps) {
  const [over, setOver] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      // Ignore pasted text.
      const files = [...(clipboardData?.files ?? [])]
      if (files.length > 0) onFiles(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [onFiles])
  const drag = (event: DragEvent, isOver: boolean) => {
    event.preventDefault()
    setOver(isOver)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one of several ways; the buttons do the same
    <div
      className="studio-upload"
      data-over={over || undefined}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false)
        event.stopPropagation()
        onFiles([...event.dataTransfer.files])
      }}
    >
      <div className="studio-upload-ways">
        <Button variant="outline" size="sm" onClick={() => chooser.current?.click()}>
          <PlusIcon />
          Upload {many ? 'photos' : 'a photo'}
        </Button>
        <Button
          variant="outline"
          size="sm"
          className="studio-upload-camera"
          onClick={() => camera.current?.click()}
        >
          <CameraIcon />
          Take a photo
        </Button>
        <p className="studio-upload-hint">or drop or paste {many ? 'them' : 'it'} here</p>
      </div>
      <PhotoInput ref={chooser} label="Photos to upload" multiple={many} onFiles={onFiles} />
      <PhotoInput ref={camera} label="Photo from the camera" capture="environment" onFiles={onFiles} />
      {uploads.map(({ id, name, share, step, problem }) =>
        problem ? (
          <Alert
            key={id}
            actions={
              <Button variant="ghost" size="sm" onClick={() => onDrop(id)}>
                Got it
              </Button>
            }
          >
            <p>
              {name} was not added. {problem}
            </p>
          </Alert>
        ) : (
          <Progress key={id} label={`${name} ${steps[step]}`} value={Math.round(share * 100)} />
        ),
      )}
    </div>
  )
}

interface PhotoInputProps {
  ref: RefObject<HTMLInputElement | null>
  label: string
  multiple?: boolean
  capture?: 'environment'
  onFiles: UploadZoneProps['onFiles']
}

/** File input behind a button. */
function PhotoInput({ ref, label, multiple, capture, onFiles }: PhotoInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      accept={TYPES}
      aria-label={label}
      multiple={multiple}
      capture={capture}
      onChange={({ currentTarget }) => {
        onFiles([...(currentTarget.files ?? [])])
        // Reset, so that the same file can be chosen again.
        currentTarget.value = ''
      }}
    />
  )
}
