'use client'

import { cx } from 'class-variance-authority'
import * as React from 'react'
import { composeHandlers } from '../../internal/compose-handlers.ts'
import { useControlled } from '../../internal/hooks/use-controlled.ts'
import { useHydrated } from '../../internal/hooks/use-hydrated.ts'
import { Slot } from '../../internal/slot.tsx'
import type { PictureImage } from '../picture/picture.tsx'
import { fetchAhead, LateDialog } from './late-dialog.tsx'
import type { LightboxImage } from './lightbox-image.ts'
import type { LightboxLabels } from './lightbox-labels.ts'

export type { LightboxImage } from './lightbox-image.ts'
export type { LightboxLabels } from './lightbox-labels.ts'

interface Scope {
  openAt: (index: number, opener: HTMLElement) => void
}

const LightboxScope = React.createContext<Scope | null>(null)

export interface LightboxProps extends Omit<React.ComponentProps<'dialog'>, 'open' | 'children'> {
  images: readonly LightboxImage[]
  /** Content with the triggers. */
  children?: React.ReactNode
  open?: boolean | undefined
  /** @default false */
  defaultOpen?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  index?: number | undefined
  /** @default 0 */
  defaultIndex?: number | undefined
  onIndexChange?: ((index: number) => void) | undefined
  /** Key of an extra history entry, so that Back closes the lightbox. Omit it if the URL holds the open picture. */
  historyKey?: string | undefined
  /** Picture shown in place of one that fails to load. */
  fallback?: PictureImage | undefined
  labels?: Partial<LightboxLabels> | undefined
}

/** Shows one picture at a time over the window. Renders its children, and a `<dialog>` when open. */
export function Lightbox({
  images,
  children,
  open: givenOpen,
  defaultOpen = false,
  onOpenChange,
  index: givenIndex,
  defaultIndex = 0,
  onIndexChange,
  ...rest
}: LightboxProps): React.JSX.Element {
  const [open, setOpen] = useControlled(givenOpen, defaultOpen, onOpenChange)
  const [index, setIndex] = useControlled(givenIndex, defaultIndex, onIndexChange)
  const opener = React.useRef<HTMLElement>(null)
  const hydrated = useHydrated()
  const shown = Math.min(Math.max(index, 0), images.length - 1)

  const scope: Scope = {
    openAt: (wanted, element) => {
      opener.current = element
      setIndex(wanted)
      setOpen(true)
    },
  }

  return (
    <LightboxScope value={scope}>
      {children}
      {hydrated && open && images.length > 0 && (
        <LateDialog
          {...rest}
          images={images}
          index={shown}
          opener={opener}
          onIndexChange={setIndex}
          onClose={() => setOpen(false)}
        />
      )}
    </LightboxScope>
  )
}

export interface LightboxTriggerProps extends React.ComponentProps<'a'> {
  /** Index of the picture to open. */
  index: number
  /** Applies the behaviour to its single child element. @default false */
  asChild?: boolean | undefined
}

/** A link to the picture's file that opens the lightbox after hydration. Renders an `<a>`. */
export function LightboxTrigger({
  index,
  asChild = false,
  className,
  onClick,
  onPointerEnter,
  onFocus,
  ...rest
}: LightboxTriggerProps): React.JSX.Element {
  const scope = React.use(LightboxScope)
  if (!scope) throw new Error('A LightboxTrigger stands alone: put it inside the <Lightbox> that it opens.')
  const Root = asChild ? Slot : 'a'
  return (
    <Root
      data-slot="lightbox-trigger"
      aria-haspopup="dialog"
      {...rest}
      className={cx('sg-lightbox-trigger', className)}
      onPointerEnter={composeHandlers(onPointerEnter, fetchAhead)}
      onFocus={composeHandlers(onFocus, fetchAhead)}
      onClick={composeHandlers(onClick, (event) => {
        // A click for a new tab opens the file.
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        scope.openAt(index, event.currentTarget)
      })}
    />
  )
}
