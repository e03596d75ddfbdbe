'use client'

import { cx } from 'class-variance-authority'
import * as React from 'react'
import { useMergedRefs } from '../../internal/hooks/use-merged-refs.ts'
import { useLabels } from '../../locale/locale.tsx'
import { type SectionTabsLabels, sectionTabsLabels } from './section-tabs-labels.ts'
import { useScrollSpy } from './use-scroll-spy.ts'

export type { SectionTabsLabels } from './section-tabs-labels.ts'

export interface SectionTab {
  /** `id` of the section on the page. */
  id: string
  label: string
}

export interface SectionTabsProps extends Omit<React.ComponentProps<'nav'>, 'children'> {
  /** Sections in page order. */
  sections: readonly SectionTab[]
  /** Called when another section becomes current. */
  onSectionChange?: ((id: string) => void) | undefined
  labels?: Partial<SectionTabsLabels> | undefined
}

/**
 * Sticky links to the sections of a long page that mark the current one.
 * Renders a `<nav>` of plain anchors, below a header that sets `--sg-header-shown-height`.
 */
export function SectionTabs({
  sections,
  onSectionChange,
  labels: own,
  ref,
  className,
  ...rest
}: SectionTabsProps): React.JSX.Element {
  const { labels } = useLabels('sectionTabs', sectionTabsLabels, own)
  const bar = React.useRef<HTMLElement>(null)
  const list = React.useRef<HTMLUListElement>(null)
  const root = useMergedRefs(bar, ref)
  const { current, choose } = useScrollSpy(
    sections.map(({ id }) => id),
    () => bar.current?.getBoundingClientRect().bottom ?? 0,
  )
  const notify = React.useEffectEvent((id: string) => onSectionChange?.(id))
  const first = React.useRef(true)
  React.useEffect(() => {
    if (current === undefined) return
    if (first.current) first.current = false
    else notify(current)
    bringIntoSight(list.current, current)
  }, [current])
  return (
    <nav
      data-slot="section-tabs"
      aria-label={labels.sections}
      {...rest}
      ref={root}
      className={cx('sg-section-tabs', className)}
    >
      <ul ref={list} data-slot="section-tabs-list" className="sg-section-tabs-list">
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a
              data-slot="section-tabs-tab"
              data-state={id === current ? 'active' : 'inactive'}
              className="sg-section-tabs-tab"
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              onClick={() => choose(id)}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Scrolls the row of tabs, never the page. */
function bringIntoSight(list: HTMLElement | null, id: string): void {
  const tab = list?.querySelector<HTMLElement>(`[href="#${CSS.escape(id)}"]`)
  if (!list || !tab || list.scrollWidth <= list.clientWidth) return
  const row = list.getBoundingClientRect()
  const place = tab.getBoundingClientRect()
  list.scrollBy({ left: place.left + place.width / 2 - row.left - row.width / 2, behavior: 'instant' })
}
