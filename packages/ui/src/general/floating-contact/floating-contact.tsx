'use client'

import { cx } from 'class-variance-authority'
import { type ComponentProps, type JSX, type ReactNode, useId, useRef } from 'react'
import { composeHandlers } from '../../internal/compose-handlers.ts'
import { useMergedRefs } from '../../internal/hooks/use-merged-refs.ts'
import { useLabels } from '../../locale/locale.tsx'
import { MessageCircleIcon, XIcon } from '../icon/icon.tsx'
import { type FloatingContactLabels, floatingContactLabels } from './floating-contact-labels.ts'
import { useContactOpen } from './use-contact-open.ts'

export type { FloatingContactLabels } from './floating-contact-labels.ts'

export interface FloatingContactProps extends Omit<ComponentProps<'details'>, 'open'> {
  /** Whether it is open (controlled). */
  open?: boolean | undefined
  /** @default true */
  defaultOpen?: boolean | undefined
  /** Called when it opens or closes, by itself or by the visitor. */
  onOpenChange?: ((open: boolean) => void) | undefined
  /** Milliseconds until it closes itself, once; `never` keeps it open. @default 10000 */
  closesAfter?: number | 'never' | undefined
  labels?: Partial<FloatingContactLabels> | undefined
}

/**
 * Contact options in the corner of every page; the children are `FloatingContactLink`s. Renders a `<details>`
 * that is open at first and closes itself after a while; a round button reopens it. With scripting, the element
 * itself stays open and `data-state` holds the state, so that both controls are real buttons.
 */
export function FloatingContact({
  open,
  defaultOpen = true,
  onOpenChange,
  closesAfter = 10_000,
  labels: own,
  ref,
  onToggle,
  className,
  children,
  ...rest
}: FloatingContactProps): JSX.Element {
  const root = useRef<HTMLDetailsElement>(null)
  const mergedRef = useMergedRefs(root, ref)
  const opener = useRef<HTMLButtonElement>(null)
  const headingId = useId()
  const { shown, isLive, change } = useContactOpen(root, { open, defaultOpen, onOpenChange, closesAfter })
  const { labels } = useLabels('floatingContact', floatingContactLabels, own)

  const close = () => {
    const within = root.current?.contains(document.activeElement)
    change(false)
    if (within) requestAnimationFrame(() => opener.current?.focus())
  }

  return (
    <details
      data-slot="floating-contact"
      data-state={shown ? 'open' : 'closed'}
      data-live={isLive ? '' : undefined}
      {...rest}
      ref={mergedRef}
      open
      suppressHydrationWarning
      onToggle={composeHandlers(onToggle, ({ currentTarget }) => {
        if (currentTarget.open) return
        currentTarget.open = true
        change(false)
      })}
      className={cx('sg-floating-contact', className)}
    >
      <summary data-slot="floating-contact-summary" className="sg-floating-contact-summary">
        <MessageCircleIcon className="sg-floating-contact-chat" />
        <XIcon className="sg-floating-contact-cross" />
        <span className="sg-visually-hidden">{labels.open}</span>
      </summary>
      <button
        ref={opener}
        type="button"
        data-slot="floating-contact-opener"
        className="sg-floating-contact-opener"
        aria-label={labels.open}
        onClick={() => change(true)}
      >
        <MessageCircleIcon />
      </button>
      <section
        data-slot="floating-contact-panel"
        className="sg-floating-contact-panel"
        aria-labelledby={headingId}
      >
        <button
          type="button"
          data-slot="floating-contact-close"
          className="sg-floating-contact-close"
          aria-label={labels.close}
          onClick={close}
        >
          <XIcon />
        </button>
        <h2 id={headingId} data-slot="floating-contact-heading" className="sg-floating-contact-heading">
          {labels.heading}
        </h2>
        <p data-slot="floating-contact-text" className="sg-floating-contact-text">
          {labels.text}
        </p>
        <ul data-slot="floating-contact-links" className="sg-floating-contact-links">
          {children}
        </ul>
      </section>
    </details>
  )
}

export interface FloatingContactLinkProps extends ComponentProps<'li'> {
  /** Icon before the text. */
  icon?: ReactNode
}

/** One contact option; the child is the link. Renders an `<li>`. */
export function FloatingContactLink({
  icon,
  className,
  children,
  ...rest
}: FloatingContactLinkProps): JSX.Element {
  return (
    <li data-slot="floating-contact-link" {...rest} className={cx('sg-floating-contact-link', className)}>
      {icon}
      {children}
    </li>
  )
}
