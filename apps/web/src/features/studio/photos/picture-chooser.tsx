import type { CroppablePhoto } from '@susegad/api-client/contract'
import { Button } from '@susegad/ui/button'
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@susegad/ui/dialog'
import { SearchField } from '@susegad/ui/search-field'
import { Spinner } from '@susegad/ui/spinner'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadFailure } from '../../../signed-in/load-failure.tsx'
import { studio } from '../content/studio-queries.ts'
import { UploadZone } from './upload-zone.tsx'
import { useUploads } from './use-uploads.ts'
import './picture-chooser.css'

interface PictureChooserProps {
  many?: boolean
  /** Photos dropped onto the field, uploaded at once. */
  files?: readonly File[]
  onChoose: (sources: readonly string[]) => void
  onClose: () => void
}

/** Pictures per page: more would scroll slowly on a phone. */
const SHOWN = 60

/** Hide crops, because each record crops the original. */
const isCrop = (photo: CroppablePhoto | null) =>
  photo !== null && (photo.focus.x !== 0.5 || photo.focus.y !== 0.5)

/** Picture chooser, for one or several of the site's pictures. */
export function PictureChooser({ many = false, files = [], onChoose, onClose }: PictureChooserProps) {
  const query = useQuery(studio.pictures())
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const found = (query.data?.pictures ?? []).filter(
    ({ src, photo }) =>
      !isCrop(photo) &&
      words
        .toLowerCase()
        .split(/\s+/)
        .every((word) => src.toLowerCase().includes(word)),
  )
  const done = (sources: readonly string[]) => {
    onChoose(sources)
    onClose()
  }
  const { uploads, send, drop } = useUploads(
    (src) => (many ? setChosen((before) => [...before, src]) : done([src])),
    files,
  )
  return (
    <Dialog open size="lg" onOpenChange={(open) => !open && onClose()}>
      <DialogHeader>
        <DialogTitle>{many ? 'Add photos' : 'Choose a photo'}</DialogTitle>
        <DialogDescription>
          {many ? 'Upload new photos, or choose from yours.' : 'Upload a new photo, or choose from yours.'}
        </DialogDescription>
        <DialogClose />
      </DialogHeader>
      <DialogBody>
        <UploadZone many={many} uploads={uploads} onFiles={send} onDrop={drop} />
        <SearchField
          label="Search your photos"
          labelVisibility="hidden"
          placeholder="Search by name, such as pool"
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
          onClear={() => setWords('')}
        />
        {query.error && <LoadFailure text="The photos could not be loaded." query={query} />}
        {query.isPending && <Spinner />}
        <ul className="studio-chooser" aria-label="Photos">
          {found.slice(0, SHOWN).map(({ src, url }) => (
            <li key={src}>
              <button
                type="button"
                aria-pressed={many ? chosen.includes(src) : undefined}
                onClick={() => {
                  if (!many) return done([src])
                  setChosen(chosen.includes(src) ? chosen.filter((it) => it !== src) : [...chosen, src])
                }}
              >
                <img src={url} alt={src.replaceAll(/[/-]/g, ' ')} loading="lazy" />
                {chosen.includes(src) && <span aria-hidden>{chosen.indexOf(src) + 1}</span>}
              </button>
            </li>
          ))}
        </ul>
        {found.length > SHOWN && (
          <p>
            {SHOWN} of {found.length}. Search to see others.
          </p>
        )}
        {query.data && found.length === 0 && <p>No photos found.</p>}
      </DialogBody>
      {many && (
        <DialogFooter>
          <Button
            disabled={chosen.length === 0 || uploads.some(({ problem }) => !problem)}
            onClick={() => done(chosen)}
          >
            {chosen.length > 1 ? `Add ${chosen.length} photos` : 'Add photo'}
          </Button>
        </DialogFooter>
      )}
    </Dialog>
  )
}
