import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { Divider, type DividerProps } from './divider.tsx'

const meta = {
  title: 'Components/Structure/Divider',
  component: Divider,
  parameters: {
    docs: {
      description: {
        component: `Separates content: a hairline between rows, a band of tiles or a wave between sections.

**Use it** sparingly, and at most one band of tiles on a page.

**Do not use it** where space is enough.`,
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
