import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateMatrix } from '../internal/stories/state-matrix.tsx'
import { Divider, type DividerProps } from './divider.tsx'

const meta = {
  title: 'Components/Structure/Divider',
  component: Divider,
  parameters: {
    docs: {
      description: {
        component: `Parts one thing from the next: a hairline between rows, a band of azulejos between chapters, a wave between
the two.

**Use it** sparingly: space parts better than lines. One band of tiles on a page is a pleasure, three are a bathroom.

**Do not use it** where space parts as well.`,
      },
    },
  },
} satisfies Meta<typeof Divider>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Every variant in every size. */
export const Matrix: Story = {
  render: () => (
    <StateMatrix<DividerProps>
      rows={{
        Line: {},
        'Tile, small': { variant: 'tile', size: 'sm' },
        'Tile, middle': { variant: 'tile' },
        'Tile, large': { variant: 'tile', size: 'lg' },
        'Wave, small': { variant: 'wave', size: 'sm' },
        'Wave, middle': { variant: 'wave' },
        'Wave, large': { variant: 'wave', size: 'lg' },
      }}
    >
      {(state) => <Divider {...state} />}
    </StateMatrix>
  ),
}
