'use client'

import { cx } from 'class-variance-authority'
import * as React from 'react'
import { composeHandlers } from '../../internal/compose-handlers.ts'
import { useBackToClose } from '../../internal/hooks/use-back-to-close.ts'
import { useMergedRefs } from '../../internal/hooks/use-merged-refs.ts'
import { useLabels } from '../../locale/locale.tsx'
import type { PictureImage } from '../picture/picture.tsx'
import { LightboxBar, LightboxSteps } from './lightbox-controls.tsx'
import { LightboxFoot } from './lightbox-foot.tsx'
import type { LightboxImage } from './lightbox-image.ts'
import { type LightboxLabels, lightboxLabels } from './lightbox-labels.ts'
import { LightboxStage } from './stage/lightbox-stage.tsx'
import { useZoom } from './use-zoom.ts'

export interface LightboxDialogProps
  extends Omit<React.ComponentProps<'dialog'>, 'open' | 'children' | 'onClose'> {
  images: readonly LightboxImage[]
  index: number
  opener: React.RefObject<HTMLElement | null>
  historyKey?: string | undefined
  fallback?: PictureImage | undefined
  labels?: Partial<LightboxLabels> | undefined
  onIndexChange: (index: number) => void
  onClose: () => void
}

/** The open lightbox. Renders a `<dialog>`. */
export function LightboxDialog({
  images,
  index,
  opener,
  historyKey,
  fallback,
  labels: givenLabels,
  onIndexChange,
  onClose,
  className,
  ref,
  onKeyDown,
  ...rest
}: LightboxDialogProps): React.JSX.Element {
  const { labels, say } = useLabels('lightbox', lightboxLabels, givenLabels)
  const dialog = React.useRef<HTMLDialogElement>(null)
  const rootRef = useMergedRefs(dialog, ref)
  const [direction, setDirection] = React.useState<-1 | 1>(1)
  const leaveHistory = useBackToClose(historyKey, onClose)
  useOpenWhileMounted(dialog, opener)
  const count = images.length
  const image = images[index]

  const close = () => {
    leaveHistory()
    onClose()
  }
  const step = (by: -1 | 1) => {
    setDirection(by)
    onIndexChange((index + by + count) % count)
  }
  const { view, setView, toggleZoom, act } = useZoom({ dialog, index, count, onStep: step, onIndexChange })

  return (
    <dialog
      data-slot="lightbox"
      aria-label={labels.dialog}
      {...rest}
      ref={rootRef}
      className={cx('sg-lightbox', className)}
      // React mounts effects twice in strict mode; ignore the close event of the first mount.
      onClose={() => {
        if (!dialog.current?.open) close()
      }}
      onKeyDown={composeHandlers(onKeyDown, (event) => {
        if (!event.altKey && !event.ctrlKey && !event.metaKey && act(event.key)) event.preventDefault()
      })}
    >
      <LightboxBar
        labels={labels}
        counter={say(labels.counter, { number: index + 1, total: count })}
        isZoomed={view.scale > 1}
        onZoom={toggleZoom}
        onClose={close}
      />
      <LightboxStage
        images={images}
        index={index}
        direction={direction}
        view={view}
        fallback={fallback}
        onView={setView}
        onStep={step}
      />
      {count > 1 && <LightboxSteps labels={labels} onStep={step} />}
      <LightboxFoot
        images={images}
        index={index}
        name={labels.thumbnails}
        nameOf={(number) => say(labels.show, { number, total: count })}
        onShow={onIndexChange}
      />
      <p role="status" className="sg-visually-hidden">
        {say(labels.position, {
          number: index + 1,
          total: count,
          description: image?.caption ?? image?.alt ?? '',
        })}
      </p>
    </dialog>
  )
}

/** Opens a modal dialog; returns the focus to its opener when it goes. */
function useOpenWhileMounted(
  dialog: React.RefObject<HTMLDialogElement | null>,
  opener: React.RefObject<HTMLElement | null>,
): void {
  React.useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    // A picture that is open on load, after Back or a reload, has no opener; the browser then restores the focus.
    const returnTo = opener.current
    element.showModal()
    return () => {
      element.close()
      returnTo?.focus({ preventScroll: true })
    }
  }, [dialog, opener])
}
