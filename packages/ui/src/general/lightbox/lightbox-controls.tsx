'use client'

import { cx } from 'class-variance-authority'
import type * as React from 'react'
import { ChevronLeftIcon, ChevronRightIcon, XIcon, ZoomInIcon, ZoomOutIcon } from '../icon/icon.tsx'
import type { LightboxLabels } from './lightbox-labels.ts'

interface LightboxBarProps {
  labels: LightboxLabels
  /** Number of the picture and of all. */
  counter: React.ReactNode
  isZoomed: boolean
  onZoom: () => void
  onClose: () => void
}

/** Close and zoom buttons with the counter between them. */
export function LightboxBar({
  labels,
  counter,
  isZoomed,
  onZoom,
  onClose,
}: LightboxBarProps): React.JSX.Element {
  return (
    <div data-slot="lightbox-bar" className="sg-lightbox-bar">
      <LightboxButton part="close" aria-label={labels.close} onClick={onClose}>
        <XIcon />
      </LightboxButton>
      <span data-slot="lightbox-counter" className="sg-lightbox-counter" aria-hidden>
        {counter}
      </span>
      <LightboxButton part="zoom" aria-label={isZoomed ? labels.zoomOut : labels.zoomIn} onClick={onZoom}>
        {isZoomed ? <ZoomOutIcon /> : <ZoomInIcon />}
      </LightboxButton>
    </div>
  )
}

interface LightboxStepsProps {
  labels: LightboxLabels
  onStep: (by: -1 | 1) => void
}

/** Buttons to the previous and the next picture. */
export function LightboxSteps({ labels, onStep }: LightboxStepsProps): React.JSX.Element {
  return (
    <>
      <LightboxButton part="previous" aria-label={labels.previous} onClick={() => onStep(-1)}>
        <ChevronLeftIcon />
      </LightboxButton>
      <LightboxButton part="next" aria-label={labels.next} onClick={() => onStep(1)}>
        <ChevronRightIcon />
      </LightboxButton>
    </>
  )
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
