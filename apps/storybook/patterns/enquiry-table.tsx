import { Button } from '@susegad/ui/button'
import { DataTable, type DataTableColumn } from '@susegad/ui/data-table'
import { EmptyState } from '@susegad/ui/empty-state'
import { FiltersBar } from '@susegad/ui/filters-bar'
import { InboxIcon, SearchIcon } from '@susegad/ui/icon'
import { SearchField } from '@susegad/ui/search-field'
import { Select } from '@susegad/ui/select'
import { StatusBadge } from '@susegad/ui/status-badge'
import { useState } from 'react'
import type { DeskEnquiry } from './enquiries.ts'

const pageSize = 5

const columns: readonly DataTableColumn<DeskEnquiry>[] = [
  { key: 'name', header: 'Name', place: 'title', cell: ({ name }) => name },
  { key: 'phone', header: 'Phone', cell: ({ phone }) => <Whole>{phone}</Whole> },
  { key: 'plan', header: 'Date of Plan', cell: ({ plan }) => <Whole>{plan}</Whole> },
  {
    key: 'subject',
    header: 'Subject',
    cell: ({ subject, status }) => (
      <>
        {subject} <StatusBadge status={status} size="sm" />
      </>
    ),
  },
  { key: 'created', header: 'Created Date', cell: ({ created }) => <Whole>{created}</Whole> },
  {
    key: 'actions',
    header: 'Actions',
    place: 'actions',
    cell: ({ name }) => (
      <Button variant="ghost" size="sm" aria-label={`Delete the enquiry of ${name}`}>
        Delete
      </Button>
    ),
  },
]

interface EnquiryTableProps {
  enquiries: readonly DeskEnquiry[]
  state?: 'ready' | 'busy'
  defaultText?: string
}

/** Filters, table and pagination. */
export function EnquiryTable({ enquiries, state = 'ready', defaultText = '' }: EnquiryTableProps) {
  const [text, setText] = useState(defaultText)
  const [status, setStatus] = useState('')
  const [page, setPage] = useState(1)
  const found = enquiries.filter(
    (enquiry) =>
      (status === '' || enquiry.status === status) &&
      `${enquiry.name} ${enquiry.subject}`.toLowerCase().includes(text.toLowerCase()),
  )
  const isFiltered = text !== '' || status !== ''
  function clear() {
    setText('')
    setStatus('')
    setPage(1)
  }
  return (
    <div style={{ display: 'grid', gap: 'var(--sg-space-6)' }}>
      <FiltersBar activeCount={(text ? 1 : 0) + (status ? 1 : 0)} onClear={clear}>
        <SearchField
          label="Search"
          value={text}
          onClear={() => setText('')}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value)
            setPage(1)
          }}
        />
        <Select
          label="Status"
          value={status}
          onChange={({ currentTarget }) => {
            setStatus(currentTarget.value)
            setPage(1)
          }}
        >
          <option value="">Any status</option>
          <option value="pending">pending</option>
          <option value="in_progress">in progress</option>
          <option value="resolved">resolved</option>
        </Select>
      </FiltersBar>
      <DataTable
        caption="Enquiries"
        columns={columns}
        rows={found}
        pageSize={pageSize}
        page={page}
        onPageChange={setPage}
        rowKey={({ id }) => id}
        rowName={({ name }) => `the enquiry of ${name}`}
        selection="multiple"
        state={state}
        empty={isFiltered ? <NothingFound onClear={clear} /> : <NothingYet />}
      />
    </div>
  )
}

/** Keeps a number or date on one line. */
function Whole({ children }: { children: string }) {
  return <span style={{ whiteSpace: 'nowrap' }}>{children}</span>
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      title="No enquiry matches"
      icon={<SearchIcon />}
      actions={
        <Button variant="outline" onClick={onClear}>
          Clear the filters
        </Button>
      }
    >
      Try another status or fewer words.
    </EmptyState>
  )
}

function NothingYet() {
  return (
    <EmptyState title="No enquiries yet" icon={<InboxIcon />}>
      When somebody writes through the site, their enquiry appears here within seconds.
    </EmptyState>
  )
}
