'use client'

import { cx } from 'class-variance-authority'
import * as React from 'react'
import { composeHandlers } from '../../internal/compose-handlers.ts'
import { useBackToClose } from '../../internal/hooks/use-back-to-close.ts'
import { useMergedRefs } from '../../internal/hooks/use-merged-refs.ts'
import { useLabels } from '../../locale/locale.tsx'
import { ChevronLeftIcon, ChevronRightIcon, XIcon, ZoomInIcon, ZoomOutIcon } from '../icon/icon.tsx'
import type { PictureImage } from '../picture/picture.tsx'
import type { LightboxImage } from './lightbox-image.ts'
import { type LightboxLabels, lightboxLabels } from './lightbox-labels.ts'
import { LightboxThumbnails } from './lightbox-thumbnails.tsx'
import { LightboxStage } from './stage/lightbox-stage.tsx'
import { doubleTapScale, frameOf, pan, type View, whole, zoomTo } from './stage/zoom.ts'

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

/** The side of the picture that each arrow key pans to. */
const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
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
  const [zoomed, setZoomed] = React.useState<{ view: View; of: number }>({ view: whole, of: index })
  const view = zoomed.of === index ? zoomed.view : whole
  const setView = (next: View) => setZoomed({ view: next, of: index })
  const leaveHistory = useBackToClose(historyKey, onClose)
  const count = images.length
  const image = images[index]

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
  }, [opener])

  const close = () => {
    leaveHistory()
    onClose()
  }
  const step = (by: -1 | 1) => {
    setDirection(by)
    onIndexChange((index + by + count) % count)
  }
  const toggleZoom = () => setView(view.scale > 1 ? whole : { ...whole, scale: doubleTapScale })

  const frame = () => (dialog.current ? frameOf(dialog.current) : { width: 0, height: 0 })
  const zoomBy = (ratio: number) => setView(zoomTo(view, view.scale * ratio, { x: 0, y: 0 }, frame()))

  /** Pans a zoomed picture; returns whether it moved. */
  const panBy = (x: number, y: number): boolean => {
    const { width, height } = frame()
    const next = pan(view, { x: (x * width) / 4, y: (y * height) / 4 }, { width, height })
    if (next.x === view.x && next.y === view.y) return false
    setView(next)
    return true
  }

  /** Handles a key; returns whether it was handled. */
  const act = (key: string): boolean => {
    const forward = isRightToLeft(dialog.current) ? 'ArrowLeft' : 'ArrowRight'
    const [x, y] = directions[key] ?? [0, 0]
    if ((x || y) && panBy(-x, -y)) return true
    if (key === 'ArrowLeft' || key === 'ArrowRight') step(key === forward ? 1 : -1)
    else if (key === 'Home') onIndexChange(0)
    else if (key === 'End') onIndexChange(count - 1)
    else if (key === '+') zoomBy(1.5)
    else if (key === '-') zoomBy(1 / 1.5)
    else if (key === '0') setView(whole)
    else return false
    return true
  }

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
      <div data-slot="lightbox-bar" className="sg-lightbox-bar">
        <LightboxButton part="close" aria-label={labels.close} onClick={close}>
          <XIcon />
        </LightboxButton>
        <span data-slot="lightbox-counter" className="sg-lightbox-counter" aria-hidden>
          {say(labels.counter, { number: index + 1, total: count })}
        </span>
        <LightboxButton
          part="zoom"
          aria-label={view.scale > 1 ? labels.zoomOut : labels.zoomIn}
          onClick={toggleZoom}
        >
          {view.scale > 1 ? <ZoomOutIcon /> : <ZoomInIcon />}
        </LightboxButton>
      </div>
      <LightboxStage
        images={images}
        index={index}
        direction={direction}
        view={view}
        fallback={fallback}
        onView={setView}
        onStep={step}
      />
      {count > 1 && (
        <>
          <LightboxButton part="previous" aria-label={labels.previous} onClick={() => step(-1)}>
            <ChevronLeftIcon />
          </LightboxButton>
          <LightboxButton part="next" aria-label={labels.next} onClick={() => step(1)}>
            <ChevronRightIcon />
          </LightboxButton>
        </>
      )}
      <div data-slot="lightbox-foot" className="sg-lightbox-foot">
        {image?.caption && (
          <p data-slot="lightbox-caption" className="sg-lightbox-caption">
            {image.caption}
          </p>
        )}
        {count > 1 && (
          <LightboxThumbnails
            images={images}
            index={index}
            name={labels.thumbnails}
            nameOf={(number) => say(labels.show, { number, total: count })}
            onShow={onIndexChange}
          />
        )}
      </div>
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

function isRightToLeft(element: Element | null): boolean {
  return element !== null && getComputedStyle(element).direction === 'rtl'
}

interface LightboxButtonProps extends React.ComponentProps<'button'> {
  part: 'close' | 'zoom' | 'previous' | 'next'
}

function LightboxButton({ part, ...rest }: LightboxButtonProps): React.JSX.Element {
  const step = (part === 'previous' || part === 'next') && `sg-lightbox-step sg-lightbox-${part}`
  return (
    <button
      type="button"
      data-slot={`lightbox-${part}`}
      className={cx('sg-lightbox-button', step)}
      {...rest}
    />
  )
}
