import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../badge/badge.tsx'
import { each, StateMatrix } from '../internal/stories/state-matrix.tsx'
import { Stack, type StackProps } from './stack.tsx'

const meta = {
  title: 'Components/Structure/Stack',
  component: Stack,
  args: { align: 'start' },
  render: (args) => (
    <Stack {...args}>
      <Badge>One</Badge>
      <Badge>Two</Badge>
      <Badge>Three, which is longer</Badge>
    </Stack>
  ),
  parameters: {
    docs: {
      description: {
        component: `Lays out items with even gaps: in a column, in a row that wraps, or in a row from tablet widths on.

**Use it** inside components and pages instead of margins. **Do not use it** for equal cards (Grid).`,
      },
    },
  },
} satisfies Meta<typeof Stack>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const frame = { inlineSize: '11rem', outline: '1px dashed var(--sg-line-strong)' }

/** Every direction and gap, and how its items stand. */
export const Matrix: Story = {
  render: () => (
    <>
      <StateMatrix<StackProps>
        rows={each('gap', ['none', 'xs', 'sm', 'md', 'lg', 'xl', '2xl'])}
        columns={each('direction', ['column', 'row', 'row-from-tablet'])}
      >
        {(state) => (
          <Stack align="start" {...state}>
            <Badge>One</Badge>
            <Badge>Two</Badge>
          </Stack>
        )}
      </StateMatrix>
      <StateMatrix<StackProps>
        rows={each('align', ['start', 'center', 'end', 'baseline', 'stretch'])}
        columns={each('justify', ['start', 'center', 'end', 'between'])}
      >
        {(state) => (
          <Stack direction="row" gap="xs" {...state} style={frame}>
            <Badge>One</Badge>
            <Badge variant="burst">Two</Badge>
          </Stack>
        )}
      </StateMatrix>
    </>
  ),
}
