import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { Progress, type ProgressProps } from './progress.tsx'

const meta = {
  title: 'Components/Feedback/Progress',
  component: Progress,
  args: { label: 'Deleting enquiries', value: 40 },
  parameters: {
    docs: {
      description: {
        component:
          'Shows how much of something is done. Without a `value` it only says that it is in progress; a Spinner is smaller then.\n\n**Use it** where the total is known, such as files or rows.\n\n**Do not use it** for something short or of unknown length (Spinner).',
      },
    },
  },
} satisfies Meta<typeof Progress>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** From nothing done to all of it, known and unknown. */
export const Matrix: Story = {
  render: () => (
    <StateMatrix<ProgressProps>
      rows={{
        Begun: { value: 0 },
        'In progress': {},
        Counted: { value: 12, max: 30, valueText: '12 of 30' },
        Unknown: { value: undefined },
        Done: { value: 100 },
        'Long text': {
          label: 'Deleting the enquiries that nobody has answered since the beginning of the monsoon',
          valueText: '1,234 of 56,789 enquiries',
        },
      }}
      cell="18rem"
    >
      {(state) => <Progress {...meta.args} {...state} />}
    </StateMatrix>
  ),
}
