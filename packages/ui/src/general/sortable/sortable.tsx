'use client'

import { cx } from 'class-variance-authority'
import * as React from 'react'
import { composeHandlers } from '../../internal/compose-handlers.ts'
import { Slot } from '../../internal/slot.tsx'
import { warnOutside } from '../../internal/warnings.ts'
import { useLabels } from '../../locale/locale.tsx'
import { dragByPointer } from './drag-by-pointer.ts'
import { liftByKeys } from './lift-by-keys.ts'
import { lastPlaceIn, type Place } from './places.ts'
import { type SortableLabels, sortableLabels } from './sortable-labels.ts'
import type { SortingHost } from './sorting.ts'

export type { SortableLabels } from './sortable-labels.ts'

/** Index in a list; a target's index counts the entry as already moved. */
export interface SortablePlace {
  list: string
  index: number
}

export interface SortableMove {
  from: SortablePlace
  to: SortablePlace
}

interface SortableGroup {
  id: string
  nameOf: (entry: string) => string
  host: SortingHost
}

const GroupContext = React.createContext<SortableGroup | null>(null)

export interface SortableProps {
  /** Called when an entry is dropped in another place. */
  onMove: (move: SortableMove) => void
  labels?: Partial<SortableLabels> | undefined
  /** `SortableList`s, anywhere inside. */
  children: React.ReactNode
}

/** Lists whose entries can be dragged by a handle, also between the lists. Renders no element of its own. */
export function Sortable({ onMove, labels: own, children }: SortableProps): React.JSX.Element {
  const { labels, say } = useLabels('sortable', sortableLabels, own)
  const id = React.useId()
  const [announced, announce] = React.useState('')
  const placeOf = ({ list, index }: Place) => ({ list: list.dataset.list ?? '', index })
  const move = React.useEffectEvent((from: Place, to: Place) =>
    onMove({ from: placeOf(from), to: placeOf(to) }),
  )
  const announceMove: SortingHost['announce'] = React.useEffectEvent((what, name, { entry, from, to }) => {
    const { list, index } = what === 'cancelled' ? from : to
    const values = { position: index + 1, count: lastPlaceIn(list, entry) + 1, list: list.ariaLabel ?? '' }
    const place = say(list.ariaLabel ? labels.placeInList : labels.place, values)
    announce(say(labels[what], { name, place }))
  })
  const [host] = React.useState<SortingHost>(() => ({
    lists: () => [...document.querySelectorAll<HTMLElement>(`[data-sortable="${id}"]`)],
    move: (from, to) => move(from, to),
    announce: (...news) => announceMove(...news),
  }))
  React.useEffect(() => () => host.current?.end(false), [host])
  const group = { id, host, nameOf: (name: string) => say(labels.handle, { name }) }
  return (
    <GroupContext value={group}>
      {children}
      <span id={`${id}-instructions`} hidden>
        {labels.instructions}
      </span>
      <span role="status" data-slot="sortable-status" className="sg-visually-hidden">
        {announced}
      </span>
    </GroupContext>
  )
}

export interface SortableListProps extends Omit<React.ComponentProps<'ol'>, 'aria-label'> {
  /** Names the list in `onMove`. @default '' */
  list?: string | undefined
  /** Accessible name, such as 'Day 1'; announcements use it. */
  label?: string | undefined
}

/** A list. Its entries are the children with a `SortableHandle` inside. Renders an `<ol>`. */
export function SortableList({ list = '', label, className, ...rest }: SortableListProps): React.JSX.Element {
  const group = React.use(GroupContext)
  warnOutside(group !== null, 'SortableList', 'Sortable')
  return (
    <ol
      data-slot="sortable-list"
      data-sortable={group?.id}
      data-list={list}
      {...rest}
      aria-label={label}
      className={cx('sg-sortable-list', className)}
    />
  )
}

export interface SortableHandleProps extends Omit<React.ComponentProps<'button'>, 'name'> {
  /** Name of the entry, such as 'Sunset Beach'. */
  entry: string
  /** Whether keys lift the entry. Turn it off where a press opens a menu that moves it. @default true */
  keyboard?: boolean | undefined
  /** Applies the behaviour to its single child element, such as the button of a menu. @default false */
  asChild?: boolean | undefined
}

/** A handle of six dots that drags an entry, or lifts it by keyboard. Renders a `<button>`. */
export function SortableHandle({
  entry,
  keyboard = true,
  asChild = false,
  className,
  onPointerDown,
  onClick,
  ...rest
}: SortableHandleProps): React.JSX.Element {
  const group = React.use(GroupContext)
  warnOutside(group !== null, 'SortableHandle', 'Sortable')
  const props = {
    'data-slot': 'sortable-handle',
    ...rest,
    className: cx('sg-sortable-handle', className),
    'aria-describedby': cx(rest['aria-describedby'], keyboard && `${group?.id}-instructions`) || undefined,
    onPointerDown: composeHandlers(onPointerDown, (event: React.PointerEvent<HTMLButtonElement>) => {
      if (group) dragByPointer(group.host, event)
    }),
    onClick: composeHandlers(onClick, (event: React.MouseEvent<HTMLButtonElement>) => {
      // Keys and screen readers press without a pointer.
      if (group && keyboard && event.detail === 0) liftByKeys(group.host, event.currentTarget, entry)
    }),
  }
  if (asChild) return <Slot {...props} />
  return <button type="button" aria-label={group?.nameOf(entry)} {...props} />
}
