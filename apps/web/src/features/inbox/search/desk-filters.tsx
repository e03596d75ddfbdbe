import { ENQUIRY_SORTS, ENQUIRY_STATUSES, type EnquirySort, MAX_LENGTH } from '@susegad/api-client/rules'
import { DateField } from '@susegad/ui/date-field'
import { FiltersBar } from '@susegad/ui/filters-bar'
import { SearchField } from '@susegad/ui/search-field'
import { Select } from '@susegad/ui/select'
import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { statusText } from '../../../enquiries/enquiry-text.ts'
import { useTypedText } from '../../../shell/navigation/use-typed-text.ts'
import { useActions } from '../keyboard/action-map.tsx'
import { LabelFilter } from '../labels/label-filter.tsx'
import { AssigneeFilter } from './assignee-filter.tsx'
import { DEFAULT_SORT, filterOf } from './search-steps.ts'
import { useDeskNavigation } from './use-desk-navigation.ts'
import { useFilterSearch } from './use-desk-search.ts'
import './desk-filters.css'

const sorts: Record<EnquirySort, string> = {
  created: 'Newest first',
  lastMessage: 'Last message first',
}

// Debounce in ms, so that typing a word sends one request.
const TYPING_PAUSE = 300

/** The fields that filter and sort the list; the URL holds their values. */
export function DeskFilters() {
  const search = useFilterSearch()
  const { filter, sort: sortBy, clear: clearAll } = useDeskNavigation()
  const { show, ...fields } = filterOf(search)
  const activeCount = Object.keys({ ...fields, ...(search.sort && { sort: search.sort }) }).length
  const [cleared, countClear] = useReducer((count: number) => count + 1, 0)
  const clear = () => {
    countClear()
    clearAll()
  }
  return (
    <div className="desk-find">
      {/* Beside the bar, which folds on phones. Clear changes the key, which also discards debounced text. */}
      <SearchText key={cleared} text={search.q ?? ''} onSearch={(q) => filter({ q })} />
      <FiltersBar className="desk-filters" activeCount={activeCount} onClear={clear}>
        <DateField
          label="Start date"
          name="startDate"
          max={search.endDate}
          value={search.startDate ?? ''}
          onChange={({ currentTarget }) => filter({ startDate: currentTarget.value })}
        />
        <DateField
          label="End date"
          name="endDate"
          min={search.startDate}
          value={search.endDate ?? ''}
          onChange={({ currentTarget }) => filter({ endDate: currentTarget.value })}
        />
        <Select
          label="Status"
          name="status"
          value={search.status ?? ''}
          onChange={({ currentTarget }) =>
            filter({ status: ENQUIRY_STATUSES.find((it) => it === currentTarget.value) })
          }
        >
          <option value="">Any status</option>
          {ENQUIRY_STATUSES.map((status) => (
            <option key={status} value={status}>
              {statusText(status)}
            </option>
          ))}
        </Select>
        <AssigneeFilter chosen={search.assignedTo} onChoose={(assignedTo) => filter({ assignedTo })} />
        <LabelFilter chosen={search.label} onChoose={(label) => filter({ label })} />
        <Select
          label="Sort by"
          name="sort"
          value={search.sort ?? DEFAULT_SORT}
          onChange={({ currentTarget }) =>
            sortBy(ENQUIRY_SORTS.find((it) => it === currentTarget.value) ?? DEFAULT_SORT)
          }
        >
          {ENQUIRY_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {sorts[sort]}
            </option>
          ))}
        </Select>
      </FiltersBar>
    </div>
  )
}

function SearchText({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
  const { typed, type, write } = useTypedText(text, onSearch)
  const search = useEffectEvent(write)
  const field = useRef<HTMLInputElement>(null)
  useActions({
    search() {
      field.current?.focus()
      field.current?.select()
    },
  })

  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === text) return
    const timer = setTimeout(() => search(wanted), TYPING_PAUSE)
    return () => clearTimeout(timer)
  }, [typed, text])

  return (
    <SearchField
      ref={field}
      label="Search"
      labelVisibility="hidden"
      name="q"
      placeholder="Name, phone, words"
      maxLength={MAX_LENGTH.search}
      value={typed}
      onChange={({ currentTarget }) => type(currentTarget.value)}
    />
  )
}
