import type { Meta, StoryObj } from '@storybook/react-vite'
import { each, StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { Spinner, type SpinnerProps } from './spinner.tsx'

const meta = {
  title: 'Components/Feedback/Spinner',
  component: Spinner,
  parameters: {
    docs: {
      description: {
        component:
          'Says that something is in progress. It is a status: screen readers announce its label.\n\n**Use it** for a wait of unknown shape and length.\n\n**Do not use it** where the shape is known (Skeleton) or the length (Progress).',
      },
    },
  },
} satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Every size, spoken and written. */
export const Matrix: Story = {
  render: () => (
    <StateMatrix<SpinnerProps>
      rows={each('size', ['sm', 'md', 'lg'])}
      columns={{
        Spoken: {},
        Written: { labels: { loading: 'Loading enquiries' }, labelShown: 'written' },
        'Long text': {
          labels: { loading: 'Looking through every enquiry since the beginning of the monsoon' },
          labelShown: 'written',
        },
      }}
    >
      {(state) => <Spinner {...state} />}
    </StateMatrix>
  ),
}
