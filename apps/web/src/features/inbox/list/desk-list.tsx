import type { EnquiryList, StaffEnquiry } from '@susegad/api-client/contract'
import { DataTable } from '@susegad/ui/data-table'
import {
  type MouseEvent,
  startTransition,
  useDeferredValue,
  useEffect,
  useMemo,
  useOptimistic,
  useRef,
} from 'react'
import { useNow } from '../../../enquiries/promise-left.tsx'
import { useMayWrite } from '../../../enquiries/staff.ts'
import { useDates } from '../../../signed-in/dates.ts'
import { deletionOf } from '../deletion/use-deletion.ts'
import { useDeskWork } from '../desk/desk-work.tsx'
import { useActions } from '../keyboard/action-map.tsx'
import { useDeskNavigation } from '../search/use-desk-navigation.ts'
import { useListSearch } from '../search/use-desk-search.ts'
import { tickedOn } from '../selection/selection.ts'
import { useChangeSelection, useSelected } from '../selection/selection-provider.tsx'
import { deskColumns } from './desk-columns.tsx'
import { DeskEmpty } from './desk-empty.tsx'
import './desk-cards.css'
import './desk-list.css'
import './desk-rows.css'

// No more skeletons than fit a screen.
const SKELETONS_MAX = 12

interface DeskListProps {
  list: EnquiryList | undefined
  state: 'ready' | 'busy'
}

const keyOf = ({ _id }: StaffEnquiry) => _id
const nameOf = ({ name }: StaffEnquiry) => `the enquiry of ${name}`

/** The enquiries of one page; a click anywhere on a row opens it. */
export function DeskList(props: DeskListProps) {
  const { staffMember, many, deletion, rows, table } = useDeskWork()
  // New rows take longer than a frame: paint the page turn first.
  const list = useDeferredValue(props.list)
  const listSearch = useListSearch()
  const search = useDeferredValue(listSearch)
  const state = list && search === listSearch ? props.state : 'busy'
  const navigation = useDeskNavigation()
  const now = useNow()
  const mayWrite = useMayWrite()
  const selection = useChangeSelection()
  const { all, ids } = useSelected()
  const page = useMemo(() => list?.enquiries.map(keyOf) ?? [], [list])
  const selected = useMemo(() => tickedOn({ all, ids }, page), [all, ids, page])
  // Selecting also renders the bar above the list: paint the tick first.
  const [ticked, tick] = useOptimistic(selected)
  const latest = useRef({ many, deletion })
  useEffect(() => {
    latest.current = { many, deletion }
  })
  const dates = useDates()
  const columns = useMemo(
    () =>
      deskColumns({
        dates,
        search,
        now,
        mayWrite,
        onDelete: (id) => latest.current.deletion.ask(deletionOf(id)),
        onRestore: (id) => void latest.current.many.start({ verb: 'restore', scope: { ids: [id] } }),
      }),
    [dates, search, now, mayWrite],
  )
  const isSelectable = search.show !== 'deleted'

  function choose(next: readonly string[]) {
    startTransition(() => {
      tick([...next])
      selection.choose(next, page)
    })
  }

  function toggleFocused() {
    const id = rows.focusedId()
    if (id) choose(ticked.includes(id) ? ticked.filter((it) => it !== id) : [...ticked, id])
  }
  useActions({
    select: isSelectable ? toggleFocused : undefined,
    'select-page': isSelectable ? () => choose(ticked.length === page.length ? [] : page) : undefined,
  })

  function press(event: MouseEvent<HTMLElement>) {
    const target = event.target instanceof Element ? event.target : null
    if (!target || target.closest('a, button, input, label') || getSelection()?.toString()) return
    const id = target.closest('tr')?.querySelector<HTMLElement>('[data-enquiry]')?.dataset.enquiry
    if (id) navigation.open(id)
  }

  return (
    <DataTable
      ref={table}
      className="desk-list"
      caption="Enquiries"
      columns={columns}
      rows={list?.enquiries ?? []}
      rowKey={keyOf}
      rowName={nameOf}
      selection={isSelectable ? 'multiple' : 'none'}
      selected={ticked}
      onSelectedChange={choose}
      state={state}
      skeletonRows={Math.min(search.limit ?? 10, SKELETONS_MAX)}
      empty={<DeskEmpty search={search} own={staffMember._id} onClear={navigation.clear} />}
      labels={{ loading: 'Loading enquiries' }}
      onClick={press}
    />
  )
}
