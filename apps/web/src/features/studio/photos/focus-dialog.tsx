import type { CroppablePhoto } from '@susegad/api-client/contract'
import { Alert } from '@susegad/ui/alert'
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
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { service } from '../../../shell/session/service.ts'
import { failureText } from '../../../signed-in/failure-text.ts'
import { studio } from '../content/studio-queries.ts'
import { cropPhoto } from './crop-photo.ts'

interface FocusDialogProps {
  photo: CroppablePhoto
  /** Called with the name of the cropped photo once it can be shown. */
  onCrop: (src: string) => void
  onClose: () => void
}

const STEP = 0.02
const moves: Record<string, readonly [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}
const share = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000

/** Chooses the focal point of a photo; the crop replaces the photo only in this record. */
export function FocusDialog({ photo, onCrop, onClose }: FocusDialogProps) {
  const [focus, setFocus] = useState(photo.focus)
  const queryClient = useQueryClient()
  const closed = useRef<AbortController>(null)
  useEffect(() => {
    const controller = new AbortController()
    closed.current = controller
    return () => controller.abort()
  }, [])
  const save = useMutation({
    mutationFn: async () => {
      const signal = closed.current?.signal ?? AbortSignal.abort()
      const crop = await cropPhoto(service.studio, photo._id, focus, signal)
      await queryClient.invalidateQueries({ queryKey: studio.pictures().queryKey })
      signal.throwIfAborted()
      return crop
    },
    onSuccess: ({ src }) => {
      if (src === null) return
      onCrop(src)
      onClose()
    },
  })
  function step(event: KeyboardEvent) {
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    setFocus({ x: share(focus.x + move[0]), y: share(focus.y + move[1]) })
  }
  const position = `${focus.x * 100}% ${focus.y * 100}%`
  const url = photo.wholeUrl
  return (
    <Dialog open size="md" onOpenChange={(open) => !open && onClose()}>
      <DialogHeader>
        <DialogTitle>Choose the focal point</DialogTitle>
        <DialogDescription>
          Press the part of the photo that must stay visible. Arrow keys move the point.
        </DialogDescription>
        <DialogClose />
      </DialogHeader>
      <DialogBody>
        <div className="studio-focus">
          <button
            type="button"
            aria-label={`Point at ${Math.round(focus.x * 100)}% from the left, ${Math.round(focus.y * 100)}% from the top`}
            onKeyDown={step}
            onClick={(event) => {
              // detail is 0 when a key pressed the button.
              if (event.detail === 0) return
              const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
              setFocus({
                x: share((event.clientX - left) / width),
                y: share((event.clientY - top) / height),
              })
            }}
          >
            <img src={url} alt="" />
            <span style={{ insetInlineStart: `${focus.x * 100}%`, insetBlockStart: `${focus.y * 100}%` }} />
          </button>
        </div>
        <div className="studio-crops" aria-hidden>
          {['1', '16 / 9', '3 / 4'].map((ratio) => (
            <img key={ratio} src={url} alt="" style={{ aspectRatio: ratio, objectPosition: position }} />
          ))}
        </div>
        {save.error && <Alert>{failureText('The photo was not cropped.', save.error)}</Alert>}
        {save.data?.src === null && (
          <Alert>{`The photo was not cropped. ${save.data.reason ?? 'Try again.'}`}</Alert>
        )}
      </DialogBody>
      <DialogFooter>
        <Button state={save.isPending ? 'loading' : 'idle'} onClick={() => save.mutate()}>
          Save
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
