'use client'

import { cx } from 'class-variance-authority'
import { type ComponentProps, type JSX, useEffect, useId, useMemo, useRef, useState } from 'react'
import { ChevronDownIcon } from '../icon/icon.tsx'
import { mergeRefs } from '../internal/merge-refs.ts'
import { useLabels } from '../locale/locale.tsx'
import { type SiteHeaderLabels, siteHeaderLabels } from './site-header-labels.ts'

export interface SiteHeaderAccountMenuProps extends ComponentProps<'div'> {
  labels?: Partial<SiteHeaderLabels> | undefined
}

/**
 * The menu of a signed-in visitor; the children are `<li>`s with links and buttons. Renders a `<div>` with a
 * `<button>`; the menu closes on a click outside, on Escape and after a choice.
 */
export function SiteHeaderAccountMenu({
  labels: own,
  ref,
  className,
  children,
  ...rest
}: SiteHeaderAccountMenuProps): JSX.Element {
  const { labels } = useLabels('siteHeader', siteHeaderLabels, own)
  const menu = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const mergedRef = useMemo(() => mergeRefs(menu, ref), [ref])
  const listId = useId()
  const [open, setOpen] = useState(false)

  useEffect(() => {
    if (!open) return
    const leaving = new AbortController()
    const press = (event: PointerEvent) => {
      if (event.target instanceof Node && !menu.current?.contains(event.target)) setOpen(false)
    }
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      if (menu.current?.contains(document.activeElement)) button.current?.focus()
      setOpen(false)
    }
    const choose = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('li a, li button')) setOpen(false)
    }
    // Capture phase: React stops events for parts of the page that are not hydrated yet.
    const early = { capture: true, signal: leaving.signal }
    document.addEventListener('pointerdown', press, early)
    document.addEventListener('keydown', key, early)
    menu.current?.addEventListener('click', choose, leaving)
    return () => leaving.abort()
  }, [open])

  return (
    <div
      data-slot="site-header-account-menu"
      data-state={open ? 'open' : 'closed'}
      {...rest}
      ref={mergedRef}
      className={cx('sg-site-header-account-menu', className)}
    >
      <button
        ref={button}
        type="button"
        data-slot="site-header-account-button"
        className="sg-site-header-account-button"
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        {labels.account}
        <ChevronDownIcon />
      </button>
      <ul
        id={listId}
        data-slot="site-header-account-list"
        className="sg-site-header-account-list"
        hidden={!open}
      >
        {children}
      </ul>
    </div>
  )
}
