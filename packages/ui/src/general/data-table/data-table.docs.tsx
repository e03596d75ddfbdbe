import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { Button } from '../button/button.tsx'
import { DataTable, type DataTableColumn } from './data-table.tsx'

interface Guest {
  name: string
  arrives: string
  says: string
}

const guests: readonly Guest[] = [
  { name: 'Meera Iyer', arrives: '2027-01-01', says: '1 Jan 2027' },
  { name: 'Asha Naik', arrives: '2026-12-14', says: '14 Dec 2026' },
]

const name: DataTableColumn<Guest> = {
  key: 'name',
  header: 'Name',
  cell: (guest) => guest.name,
  sortBy: (guest) => guest.name,
}
const arrives: DataTableColumn<Guest> = {
  key: 'arrives',
  header: 'Arrives',
  cell: ({ says }) => says,
  sortBy: (guest) => new Date(guest.arrives),
}

const shown = { caption: 'Guests', rows: guests, rowKey: (guest: Guest) => guest.name }
const sorted = { defaultSort: { column: 'arrives', direction: 'ascending' } } as const

export const docs: ComponentDocs = {
  announced: [
    'The heading of the sorted column says so, and each new order is announced.',
    'Each checkbox is named after its row; the one in the head selects the visible rows and says when only some are selected.',
    'While the first rows load, the table is announced as busy.',
  ],
  uses: [
    {
      right: {
        shown: <DataTable {...shown} {...sorted} columns={[name, arrives]} />,
        because: 'Days are sorted as days, and written as people read them.',
      },
      wrong: {
        shown: (
          <DataTable {...shown} {...sorted} columns={[name, { ...arrives, sortBy: ({ says }) => says }]} />
        ),
        because: 'Sorted as text, 1 January comes before 14 December.',
      },
    },
    {
      right: {
        shown: (
          <DataTable
            {...shown}
            columns={[name, arrives]}
            selection="multiple"
            defaultSelected={['Asha Naik']}
            rowName={(guest) => guest.name}
            toolbar={<Button size="sm">Confirm 1</Button>}
          />
        ),
        because: 'Rows can be selected because something can be done with several at once.',
      },
      wrong: {
        shown: <DataTable {...shown} columns={[name, arrives]} selection="multiple" />,
        because: 'Checkboxes, but nothing to do with the rows that are checked.',
      },
    },
  ],
}
