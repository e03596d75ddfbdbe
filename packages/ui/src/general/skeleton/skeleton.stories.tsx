import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { Skeleton, type SkeletonProps } from './skeleton.tsx'

const meta = {
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  args: { lines: 3 },
  parameters: {
    docs: {
      description: {
        component:
          'A placeholder in the shape and size of what is loading, so that nothing moves when it arrives. Mark the region `aria-busy` and let one Spinner announce it; skeletons are silent.\n\n**Use it** where you know the shape of what is loading.\n\n**Do not use it** for very short waits, or where nothing may come (EmptyState).',
      },
    },
  },
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Every shape. */
export const Matrix: Story = {
  render: () => (
    <StateMatrix<SkeletonProps>
      rows={{
        'A line': {},
        'Five lines': { lines: 5 },
        Title: { shape: 'title' },
        Picture: { shape: 'picture' },
        Block: { shape: 'block' },
        Circle: { shape: 'circle' },
      }}
      cell="16rem"
    >
      {(state) => <Skeleton {...state} />}
    </StateMatrix>
  ),
}
