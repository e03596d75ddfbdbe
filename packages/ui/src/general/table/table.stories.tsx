import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { Button } from '../button/button.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { InboxIcon } from '../icon/icon.tsx'
import { StatusBadge } from '../status-badge/status-badge.tsx'
import { Table, type TableColumn, type TableProps } from './table.tsx'

interface Enquiry {
  id: string
  name: string
  phone: string
  email: string
  plan: string
  subject: string
  status: string
  created: string
}

const enquiries: readonly Enquiry[] = [
  [
    '1',
    'Asha Naik',
    '+91 98220 11223',
    'asha@example.com',
    '14 Dec 2024',
    'Two rooms at Tree House',
    'pending',
    '3 Nov 2024',
  ],
  [
    '2',
    'Daniel D’Souza',
    '+91 90110 77441',
    'daniel.dsouza@example.com',
    'N/A',
    'membership',
    'in_progress',
    '2 Nov 2024',
  ],
  [
    '3',
    'Meera Iyer',
    '+91 80800 45454',
    'meera@example.com',
    '1 Jan 2025',
    'New Year on the Mandovi for eleven people',
    'resolved',
    '1 Nov 2024',
  ],
].map(([id, name, phone, email, plan, subject, status, created]) => ({
  id: id ?? '',
  name: name ?? '',
  phone: phone ?? '',
  email: email ?? '',
  plan: plan ?? '',
  subject: subject ?? '',
  status: status ?? '',
  created: created ?? '',
}))

const columns: readonly TableColumn<Enquiry>[] = [
  { key: 'name', header: 'Name', cell: ({ name }) => name, place: 'title' },
  { key: 'phone', header: 'Phone', cell: ({ phone }) => phone },
  { key: 'email', header: 'Email', cell: ({ email }) => email },
  { key: 'plan', header: 'Date of Plan', cell: ({ plan }) => plan },
  {
    key: 'subject',
    header: 'Subject',
    cell: ({ subject, status }) => (
      <>
        {subject} <StatusBadge status={status} size="sm" />
      </>
    ),
  },
  { key: 'created', header: 'Created Date', cell: ({ created }) => created },
  {
    key: 'actions',
    header: 'Actions',
    place: 'actions',
    cell: ({ name }) => (
      <Button variant="outline" size="sm" aria-label={`Delete the enquiry of ${name}`}>
        Delete
      </Button>
    ),
  },
]

const meta = {
  title: 'Components/Structure/Table',
  component: Table<Enquiry>,
  args: {
    caption: 'Enquiries',
    columns,
    rows: enquiries,
    rowKey: ({ id }) => id,
  },
  parameters: {
    docs: {
      description: {
        component:
          'Records of one kind. Below 60 rem of its own width each row becomes a card, with its heading before each value. Set `--sg-table-sticky` to the height of what sticks above it, to keep the headings in view.\n\n**Use it** for records of one kind that people read and compare.\n\n**Do not use it** where rows are sorted, selected or paged (DataTable), for the facts of one thing (DescriptionList) or to lay out a page.',
      },
    },
  },
} satisfies Meta<typeof Table<Enquiry>>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const longEnquiries = enquiries.slice(0, 1).map((enquiry) => ({
  ...enquiry,
  name: 'Maria Immaculada Conceição Fernandes de Albuquerque e Souza',
  email: 'maria.immaculada.fernandes@a-very-long-name-of-a-company.example.com',
  subject: 'The Grand Indo-Portuguese Heritage Mansion and Gardens over Christmas, for two families',
}))

/** Every state of a list, from the first load to an empty one. */
export const Matrix: Story = {
  render: () => (
    <StateMatrix<TableProps<Enquiry>>
      rows={{
        Rows: {},
        'First load': { rows: [], state: 'busy', skeletonRows: 2 },
        Reloading: { state: 'busy', rows: enquiries.slice(0, 2) },
        Empty: {
          rows: [],
          empty: (
            <EmptyState title="No enquiries" icon={<InboxIcon />}>
              New ones appear here by themselves.
            </EmptyState>
          ),
        },
        'Long text': { rows: longEnquiries },
      }}
    >
      {(state, row) => <Table<Enquiry> {...meta.args} {...state} caption={`Enquiries: ${row}`} />}
    </StateMatrix>
  ),
}

export const Cards: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '22rem' }}>
        <Story />
      </div>
    ),
  ],
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
