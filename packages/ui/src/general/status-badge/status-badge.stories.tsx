import type { Meta, StoryObj } from '@storybook/react-vite'
import { each, StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { StatusBadge, type StatusBadgeProps } from './status-badge.tsx'

const french: Record<string, string> = {
  pending: 'En attente',
  in_progress: 'En cours',
  resolved: 'Résolue',
  closed: 'Fermée',
  waiting_for_guest: 'Réponse attendue',
}

const meta = {
  title: 'Components/Content/StatusBadge',
  component: StatusBadge,
  args: { status: 'pending' },
  parameters: {
    docs: {
      description: {
        component:
          'The status of an enquiry: pending in yellow, in progress in blue, resolved in green and anything else in grey. Pass the status as the service sends it; pass children to show it in another language. The dot fills as the enquiry advances, so it does not depend on colour.\n\n**Use it** wherever an enquiry stands in a list or a panel.\n\n**Do not use it** for any other status (Badge).',
      },
    },
  },
} satisfies Meta<typeof StatusBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Every status and an unknown one, in both sizes and in another language. */
export const Matrix: Story = {
  render: () => (
    <StateMatrix<StatusBadgeProps>
      rows={each('status', ['pending', 'in_progress', 'resolved', 'closed', 'waiting_for_guest'])}
      columns={{
        'As the service says it': {},
        Small: { size: 'sm' },
        'In another language': { lang: 'fr' },
        'Long text': { children: 'Waiting for the guest to confirm', style: { maxInlineSize: '12rem' } },
      }}
    >
      {({ status = '', ...state }) => (
        <StatusBadge {...state} status={status}>
          {state.lang ? french[status] : state.children}
        </StatusBadge>
      )}
    </StateMatrix>
  ),
}
