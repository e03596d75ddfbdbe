import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { Button } from '../button/button.tsx'
import { InboxIcon, PhotoOffIcon } from '../icon/icon.tsx'
import { EmptyState, type EmptyStateProps } from './empty-state.tsx'

const longText: Partial<EmptyStateProps> = {
  title: 'No Reservierungsbestätigungen between the first and the last of December',
  children:
    'Nobody has asked about this house in the weeks that you chose, neither by the form nor on the telephone. Choose other weeks, or look at all of them.',
  actions: (
    <>
      <Button>Look at every enquiry of the year</Button>
      <Button variant="outline">Clear Filters</Button>
    </>
  ),
}

const meta = {
  title: 'Components/Content/EmptyState',
  component: EmptyState,
  args: {
    title: 'No Enquiries Found',
    icon: <InboxIcon />,
    children: "You haven't submitted any enquiries yet.",
    actions: <Button>Submit Your First Enquiry</Button>,
  },
  parameters: {
    docs: {
      description: {
        component:
          'Takes the place of an empty list: says what is missing and what to do instead.\n\n**Use it** wherever a list may be empty, with the next step.\n\n**Do not use it** for errors (Alert) or while the list is loading (Skeleton).',
      },
    },
  },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Both sizes, with parts left out, and with very long texts. */
export const Matrix: Story = {
  render: (args) => (
    <StateMatrix<EmptyStateProps>
      rows={{
        Md: {},
        Sm: { size: 'sm' },
        'Without action': {
          title: 'No hotels available',
          actions: undefined,
          children: 'Please check back later.',
        },
        'Sm, without action': {
          size: 'sm',
          title: 'No images found',
          icon: <PhotoOffIcon />,
          actions: undefined,
        },
        'Without icon': { icon: undefined },
        'Title alone': { icon: undefined, children: undefined, actions: undefined },
        'Long text': longText,
        'Sm, long text': { ...longText, size: 'sm' },
      }}
      cell="24rem"
    >
      {(state) => <EmptyState {...args} {...state} />}
    </StateMatrix>
  ),
}
