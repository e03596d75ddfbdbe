import type { EnquiryList, StaffEnquiry } from '@susegad/api-client/contract'
import { DataTable } from '@susegad/ui/data-table'
import { useQueryClient } from '@tanstack/react-query'
import {
  type MouseEvent,
  type RefObject,
  startTransition,
  useDeferredValue,
  useEffect,
  useMemo,
  useOptimistic,
  useRef,
} from 'react'
import { useNow } from '../promise/use-now.ts'
import { enquiries } from '../search/desk-queries.ts'
import type { DeskSearch } from '../search/desk-search.ts'
import { tickedOn } from '../selection/selection.ts'
import type { DeskSelection } from '../selection/use-selection.ts'
import { useMayWrite } from '../use-may-write.ts'
import { deskColumns } from './desk-columns.tsx'
import { DeskEmpty } from './desk-empty.tsx'
import { OpenedEnquiry } from './enquiry-link.tsx'
import './desk-list.css'

// No more skeletons than fit a screen.
const SKELETONS_MAX = 12

interface DeskListProps {
  ref: RefObject<HTMLDivElement | null>
  search: DeskSearch
  /** Id of the enquiry whose panel is open. */
  opened: string | undefined
  list: EnquiryList | undefined
  state: 'ready' | 'busy'
  selection: DeskSelection
  onOpen: (id: string) => void
  onDelete: (id: string) => void
  onRestore: (id: string) => void
  onClear: () => void
}

const keyOf = ({ _id }: StaffEnquiry) => _id
const nameOf = ({ name }: StaffEnquiry) => `the enquiry of ${name}`

/** The enquiries of one page; a click anywhere on a row opens it. */
export function DeskList(props: DeskListProps) {
  const { ref, opened, selection, onOpen, onDelete, onRestore, onClear } = props
  // New rows take longer than a frame: paint the page turn first.
  const list = useDeferredValue(props.list)
  const search = useDeferredValue(props.search)
  const state = list && search === props.search ? props.state : 'busy'
  const queryClient = useQueryClient()
  const now = useNow()
  const mayWrite = useMayWrite()
  const { all, ids } = selection
  const page = useMemo(() => list?.enquiries.map(keyOf) ?? [], [list])
  const selected = useMemo(() => tickedOn({ all, ids }, page), [all, ids, page])
  // Selecting also renders the bar above the list: paint the tick first.
  const [ticked, tick] = useOptimistic(selected)
  const latest = useRef({ onOpen, onDelete, onRestore })
  useEffect(() => {
    latest.current = { onOpen, onDelete, onRestore }
  })
  const columns = useMemo(
    () =>
      deskColumns({
        search,
        now,
        mayWrite,
        onOpen: (id) => latest.current.onOpen(id),
        onDelete: (id) => latest.current.onDelete(id),
        onRestore: (id) => latest.current.onRestore(id),
        onNear: (id) => void queryClient.prefetchQuery(enquiries.detail(id)),
      }),
    [search, now, mayWrite, queryClient],
  )

  function choose(next: readonly string[]) {
    startTransition(() => {
      tick([...next])
      selection.choose(next, page)
    })
  }

  function press(event: MouseEvent<HTMLElement>) {
    const target = event.target instanceof Element ? event.target : null
    if (!target || target.closest('a, button, input, label') || getSelection()?.toString()) return
    const id = target.closest('tr')?.querySelector<HTMLElement>('[data-enquiry]')?.dataset.enquiry
    if (id) onOpen(id)
  }

  return (
    <OpenedEnquiry value={opened}>
      <DataTable
        ref={ref}
        className="desk-list"
        caption="Enquiries"
        columns={columns}
        rows={list?.enquiries ?? []}
        rowKey={keyOf}
        rowName={nameOf}
        selection={search.show === 'deleted' ? 'none' : 'multiple'}
        selected={ticked}
        onSelectedChange={choose}
        state={state}
        skeletonRows={Math.min(search.limit ?? 10, SKELETONS_MAX)}
        empty={<DeskEmpty search={search} onClear={onClear} />}
        labels={{ loading: 'Loading enquiries' }}
        onClick={press}
      />
    </OpenedEnquiry>
  )
}
