import type { Meta, StoryObj } from '@storybook/react-vite'
import { each, StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { Container, type ContainerProps } from './container.tsx'

const words =
  'Susegad is the Goan word for the contented, unhurried life: a long lunch, a short sleep, and the sea at the end of the road.'

const meta = {
  title: 'Components/Structure/Container',
  component: Container,
  args: { children: <p style={{ background: 'var(--sg-surface-sunken)' }}>{words}</p> },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `Limits the width of its content and adds the page’s side padding: \`text\` for reading, \`page\` for everything else,
\`full\` for bands. \`space="section"\` adds the space of a section above and below.

**Use it** once around each band of a page. **Do not** nest it.`,
      },
    },
  },
} satisfies Meta<typeof Container>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Every width, with and without the space of a section. */
export const Matrix: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <StateMatrix<ContainerProps>
      rows={{
        ...each('size', ['text', 'page', 'full']),
        'text, section': { size: 'text', space: 'section' },
      }}
    >
      {(state) => (
        <Container {...meta.args} {...state} style={{ outline: '1px dashed var(--sg-line-strong)' }} />
      )}
    </StateMatrix>
  ),
}
