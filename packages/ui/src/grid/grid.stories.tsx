import type { Meta, StoryObj } from '@storybook/react-vite'
import { each, StateMatrix } from '../internal/stories/state-matrix.tsx'
import { Grid, type GridProps } from './grid.tsx'

const tiles = ['Arambol', 'Ashwem', 'Vagator', 'Anjuna', 'Baga'].map((name) => (
  <div
    key={name}
    style={{
      padding: 'var(--sg-space-8)',
      borderRadius: 'var(--sg-radius-md)',
      background: 'var(--sg-primary-soft)',
      color: 'var(--sg-on-primary-soft)',
    }}
  >
    {name}
  </div>
))

const meta = {
  title: 'Components/Structure/Grid',
  component: Grid,
  args: { children: tiles },
  parameters: {
    docs: {
      description: {
        component: `Lays out equal items in as many columns as fit, without breakpoints.

**Use it** for cards; with \`asChild\` on a \`<ul>\`. **Do not use it** for the layout of a whole page.`,
      },
    },
  },
} satisfies Meta<typeof Grid>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Every least width and gap, full and with few items. */
export const Matrix: Story = {
  render: () => (
    <StateMatrix<GridProps>
      rows={{
        ...each('item', ['xs', 'sm', 'md', 'lg']),
        'gap sm': { item: 'xs', gap: 'sm' },
        'gap lg': { item: 'xs', gap: 'lg' },
        'Few, kept': { item: 'sm', children: tiles.slice(0, 2) },
        'Few, stretched': { item: 'sm', fit: 'stretch', children: tiles.slice(0, 2) },
        'One item': { item: 'sm', children: tiles[0] },
      }}
    >
      {(state) => <Grid {...meta.args} {...state} />}
    </StateMatrix>
  ),
}

export const OnPhone: Story = { globals: { viewport: { value: 'smallest' } } }
