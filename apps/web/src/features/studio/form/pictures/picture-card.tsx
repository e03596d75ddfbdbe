import { Button } from '@susegad/ui/button'
import { PhotoOffIcon } from '@susegad/ui/icon'
import { TextArea } from '@susegad/ui/text-area'
import { type ReactNode, useState } from 'react'
import { type Pointer, within } from '../../content/pointer.ts'
import { FocusDialog } from '../../photos/focus-dialog.tsx'
import { PictureChooser } from '../../photos/picture-chooser.tsx'
import { usePictureUrl, useUploadedPhoto } from '../../photos/use-pictures.ts'
import { useFacts, useHost } from '../host/form-host.ts'

interface PictureCardProps {
  value: unknown
  at: Pointer
  label: string
  handle?: ReactNode
}

/** A photo with its alt text; can be replaced. */
export function PictureCard({ value, at, label, handle }: PictureCardProps) {
  const { edit, pictureReplaced } = useHost()
  const { problemAt } = useFacts()
  const [choosing, setChoosing] = useState(false)
  const picture = typeof value === 'object' && value !== null ? value : {}
  const src = String(Reflect.get(picture, 'src') ?? '')
  const alt = String(Reflect.get(picture, 'alt') ?? '')
  const url = usePictureUrl(src)
  const photo = useUploadedPhoto(src)
  const [focusing, setFocusing] = useState(false)
  const problem = problemAt(within(at, 'src'))
  return (
    <div className="studio-picture">
      <div className="studio-picture-frame">
        {url ? <img src={url} alt="" loading="lazy" /> : <PhotoOffIcon />}
        {handle}
        <div className="studio-picture-acts">
          {photo && (
            <Button variant="outline" size="sm" onClick={() => setFocusing(true)}>
              Crop<span className="sg-visually-hidden"> {label}</span>
            </Button>
          )}
          <Button variant="outline" size="sm" onClick={() => setChoosing(true)}>
            Replace<span className="sg-visually-hidden"> {label}</span>
          </Button>
        </div>
      </div>
      {problem && <p className="studio-problem">{problem}</p>}
      <TextArea
        label="What it shows"
        rows={2}
        placeholder="Describes the photo to people who can’t see it"
        value={alt}
        error={problemAt(within(at, 'alt'))}
        onChange={({ currentTarget }) =>
          edit(within(at, 'alt'), currentTarget.value.replace(/\s*\n\s*/g, ' '))
        }
      />
      {photo && focusing && (
        <FocusDialog
          photo={photo}
          onClose={() => setFocusing(false)}
          onCrop={(next) => {
            if (next === src) return
            edit(within(at, 'src'), next)
            pictureReplaced(src, next)
          }}
        />
      )}
      {choosing && (
        <PictureChooser
          onClose={() => setChoosing(false)}
          // A new picture needs a new alt text.
          onChoose={([next]) => {
            if (!next || next === src) return
            edit(at, { ...picture, src: next, alt: '' })
            pictureReplaced(src, next)
          }}
        />
      )}
    </div>
  )
}
