import type { Meta, StoryObj } from '@storybook/react-vite'
import * as React from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { Button } from '../button/button.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { InboxIcon } from '../icon/icon.tsx'
import { DataTable, type DataTableColumn, type DataTableProps, type DataTableSort } from './data-table.tsx'

interface Booking {
  id: string
  guest: string
  hotel: string
  arrives: string
  nights: number
  price: number
}

const hotels = ['Amber House', 'Tree House', 'Mandovi Terrace']
const guests = ['Asha Naik', 'Daniel D’Souza', 'Meera Iyer', 'Élan Fernandes', 'Rohan Kamat', 'Bosco Pinto']

const bookings: readonly Booking[] = Array.from({ length: 12 }, (_, place) => ({
  id: String(place + 1),
  guest: guests[(place * 5) % guests.length] ?? '',
  hotel: hotels[place % hotels.length] ?? '',
  arrives: `2026-${String(12 - place).padStart(2, '0')}-${String(3 + place * 2).padStart(2, '0')}`,
  nights: ((place * 7) % 11) + 1,
  price: 4200 + ((place * 37) % 19) * 850,
}))

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })
const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
})

const columns: readonly DataTableColumn<Booking>[] = [
  {
    key: 'guest',
    header: 'Guest',
    place: 'title',
    cell: ({ guest }) => guest,
    sortBy: ({ guest }) => guest,
  },
  { key: 'hotel', header: 'Hotel', cell: ({ hotel }) => hotel, sortBy: ({ hotel }) => hotel },
  {
    key: 'arrives',
    header: 'Arrives',
    cell: ({ arrives }) => days.format(new Date(arrives)),
    sortBy: ({ arrives }) => new Date(arrives),
  },
  {
    key: 'nights',
    header: 'Nights',
    align: 'end',
    cell: ({ nights }) => nights,
    sortBy: ({ nights }) => nights,
  },
  {
    key: 'price',
    header: 'Price',
    align: 'end',
    cell: ({ price }) => rupees.format(price),
    sortBy: ({ price }) => price,
    firstSort: 'descending',
  },
]

const meta = {
  title: 'Components/Structure/DataTable',
  component: DataTable<Booking>,
  args: {
    caption: 'Bookings',
    columns,
    rows: bookings.slice(0, 5),
    rowKey: ({ id }) => id,
    rowName: ({ guest }) => `the booking of ${guest}`,
    selection: 'multiple',
    columnMenu: true,
  },
  parameters: {
    docs: {
      description: {
        component: `A table that people can sort, select from, page through and hide columns of. Like Table, below 60 rem of its own width
each row becomes a card; the sort buttons then stand above the cards.

A column with \`sortBy\` has a sort button. The table keeps sort, selection, page and hidden columns itself, or you
control them with \`sort\` and \`onSortChange\`, \`selected\` and \`onSelectedChange\`, and so on. With \`work="server"\` it
shows the rows as they come, and \`total\` says how many there are on all pages.

**Use it** at the desk, where people look for records and change several at once.

**Do not use it** for a list that people only read (Table), or for visitors (cards).

Screen readers announce the order at its heading (\`aria-sort\`) and again when it changes; each checkbox names its row.

### Keyboard

| Key | Does |
|---|---|
| Tab | the column menu, select all, each sort button, then each row’s box and the controls in its cells |
| Enter, Space on a heading | sorts by it, then in the reverse order, then not at all |
| Space on a box | selects or unselects its row, or all that are shown |
| Shift+Space on a box | the same for every row from the last one to this one |`,
      },
    },
  },
} satisfies Meta<typeof DataTable<Booking>>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const nothing = (
  <EmptyState title="No bookings" icon={<InboxIcon />}>
    New ones appear here by themselves.
  </EmptyState>
)

/** Sorted, selected, paged, loading and empty. */
export const Matrix: Story = {
  render: () => (
    <StateMatrix<DataTableProps<Booking>>
      rows={{
        'Sorted, with a selection': {
          defaultSort: { column: 'arrives', direction: 'ascending' },
          defaultSelected: ['2', '4'],
        },
        'Pages, without two columns': {
          rows: bookings,
          pageSize: 3,
          defaultPage: 2,
          defaultSort: { column: 'price', direction: 'descending' },
          defaultHiddenColumns: ['arrives', 'nights'],
          toolbar: (
            <Button variant="outline" size="sm">
              Export
            </Button>
          ),
        },
        'Heading under the focus': { rows: bookings.slice(0, 1), selection: 'none', columnMenu: false },
        'First load': { rows: [], state: 'busy', skeletonRows: 2 },
        Reloading: { rows: bookings.slice(0, 2), state: 'busy' },
        Empty: { rows: [], empty: nothing },
      }}
      held='[data-slot="data-table-sort"]'
    >
      {(state, row) => <DataTable<Booking> {...meta.args} {...state} caption={`Bookings: ${row}`} />}
    </StateMatrix>
  ),
}

export const Sorting: Story = {
  args: { selection: 'none', columnMenu: false },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement)
    await userEvent.click(table.getByRole('button', { name: 'Price' }))
    await expect(table.getByRole('columnheader', { name: 'Price' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await userEvent.click(table.getByRole('button', { name: 'Guest' }))
    await expect(table.getAllByRole('rowheader')[0]).toHaveTextContent('Asha Naik')
  },
}

export const Selection: Story = {
  args: { columnMenu: false },
  render: function Selected(args) {
    const [selected, setSelected] = React.useState<readonly string[]>(['2'])
    return (
      <DataTable<Booking>
        {...args}
        selected={selected}
        onSelectedChange={setSelected}
        toolbar={
          <Button size="sm" disabled={selected.length === 0} onClick={() => setSelected([])}>
            Confirm {selected.length}
          </Button>
        }
      />
    )
  },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement)
    const all = table.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' })
    await expect(all.indeterminate).toBe(true)
    await userEvent.click(all)
    await expect(table.getByRole('button', { name: 'Confirm 5' })).toBeVisible()
    await userEvent.click(table.getByRole('checkbox', { name: 'Select the booking of Meera Iyer' }))
    await expect(all.indeterminate).toBe(true)
  },
}

export const ColumnChoice: Story = {
  args: { selection: 'none', defaultHiddenColumns: ['nights'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(page.getByRole('button', { name: 'Columns' }))
    await userEvent.click(await page.findByRole('menuitemcheckbox', { name: 'Hotel' }))
    await expect(page.queryByRole('columnheader', { name: 'Hotel' })).not.toBeInTheDocument()
  },
}

const byPrice = (sort: DataTableSort | null) =>
  sort
    ? bookings.toSorted((a, b) => (sort.direction === 'ascending' ? 1 : -1) * (a.price - b.price))
    : bookings

/** The server sorts by price and sends four rows at a time. */
export const ServerSide: Story = {
  args: {
    columns: columns.map(({ sortBy, ...column }) =>
      column.key === 'price' ? { ...column, sortBy } : column,
    ),
  },
  render: function OfServer(args) {
    const [sort, setSort] = React.useState<DataTableSort | null>(null)
    const [page, setPage] = React.useState(1)
    return (
      <DataTable<Booking>
        {...args}
        work="server"
        rows={byPrice(sort).slice((page - 1) * 4, page * 4)}
        total={bookings.length}
        pageSize={4}
        {...{ sort, page }}
        onSortChange={setSort}
        onPageChange={setPage}
      />
    )
  },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement)
    await userEvent.click(table.getByRole('button', { name: 'Next' }))
    await userEvent.click(table.getByRole('button', { name: 'Price' }))
    await expect(table.getByText('Showing 1 to 4 of 12 results')).toBeVisible()
  },
}

export const Cards: Story = {
  args: { rows: bookings.slice(0, 2) },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '22rem' }}>
        <Story />
      </div>
    ),
  ],
}

export const RightToLeft: Story = {
  args: { rows: bookings, pageSize: 3, defaultSort: { column: 'nights', direction: 'ascending' } },
  globals: { direction: 'rtl' },
}
