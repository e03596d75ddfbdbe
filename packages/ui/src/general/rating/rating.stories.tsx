import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { Rating, type RatingProps } from './rating.tsx'

const meta = {
  title: 'Components/Content/Rating',
  component: Rating,
  args: { value: 4.6, reviews: 1284, show: 'stars-and-value' },
  parameters: {
    docs: {
      description: {
        component:
          'Shows an average rating: in stars to the nearest half, and in figures to one decimal. Screen readers hear the stars as one image with a text.\n\n**Use it** beside a name, in cards and facts.\n\n**Do not use it** to ask for a rating: it takes no input.',
      },
    },
  },
} satisfies Meta<typeof Rating>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Full, half and empty stars, with figures and reviews, in every size. */
export const Matrix: Story = {
  render: () => (
    <StateMatrix<RatingProps>
      rows={{
        '5.0': { value: 5 },
        '4.6': { value: 4.6 },
        '4.2': { value: 4.2 },
        '3.0': { value: 3 },
        '0.4': { value: 0.4 },
        '0, one review': { value: 0 },
        'Out of ten': { value: 8.5, max: 10 },
      }}
      columns={{
        Stars: {},
        'With value': { show: 'stars-and-value' },
        'Small, with reviews': { show: 'stars-and-value', size: 'sm' },
        'With reviews': { show: 'stars-and-value' },
        'Large, with reviews': { show: 'stars-and-value', size: 'lg' },
      }}
    >
      {(state, _, column) => (
        <Rating
          value={0}
          {...state}
          reviews={column.endsWith('reviews') ? (state.value === 0 ? 1 : 128456) : undefined}
        />
      )}
    </StateMatrix>
  ),
}
