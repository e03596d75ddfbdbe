import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { Table, type TableColumn } from './table.tsx'

interface Guest {
  name: string
  plan: string
}

const guests: readonly Guest[] = [
  { name: 'Asha Naik', plan: '14 Dec' },
  { name: 'Meera Iyer', plan: '1 Jan' },
]
const columns: readonly TableColumn<Guest>[] = [
  { key: 'name', header: 'Name', cell: ({ name }) => name },
  { key: 'plan', header: 'Arrives', cell: ({ plan }) => plan },
]

export const docs: ComponentDocs = {
  announced: ['While the first rows load, the table is announced as busy.'],
  uses: [
    {
      right: {
        shown: (
          <Table
            caption="Guests"
            columns={columns}
            rows={[]}
            rowKey={({ name }) => name}
            empty={
              <EmptyState size="sm" title="Nobody has written yet">
                New enquiries appear here by themselves.
              </EmptyState>
            }
          />
        ),
        because: 'Without rows it says why, and what will change that.',
      },
      wrong: {
        shown: <Table caption="Guests" columns={columns} rows={[]} rowKey={({ name }) => name} />,
        because: 'Is it empty, loading or broken?',
      },
    },
    {
      right: {
        shown: <Table caption="Guests" columns={columns} rows={guests} rowKey={({ name }) => name} />,
        because: 'Rows of one kind, to be compared.',
      },
      wrong: {
        shown: (
          <Table
            caption="Hotel"
            columns={columns.map((column) => ({ ...column, header: '' }))}
            rows={[
              { name: 'Check-in', plan: '13:00' },
              { name: 'Check-out', plan: '11:00' },
            ]}
            rowKey={({ name }) => name}
          />
        ),
        because: 'Facts about one thing have no columns to name. Use DescriptionList.',
      },
    },
  ],
}
