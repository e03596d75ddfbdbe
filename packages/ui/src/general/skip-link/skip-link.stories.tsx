import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { SkipLink, type SkipLinkProps } from './skip-link.tsx'

// It keeps to the corner of this instead of the window's.
const corner = {
  contain: 'layout',
  blockSize: '8rem',
  border: '1px dashed var(--sg-line)',
  borderRadius: 'var(--sg-radius-md)',
} as const

const meta = {
  title: 'Components/Navigation/SkipLink',
  component: SkipLink,
  render: (args) => (
    <div style={{ minBlockSize: '6rem', paddingBlockStart: '4rem' }}>
      <SkipLink {...args} />
      <p id="main">Press Tab: the first stop of the page leads past its header.</p>
    </div>
  ),
  parameters: {
    docs: {
      description: {
        component: `The first Tab stop of the page: it jumps past the header to the main content. It is hidden until it has the focus.

**Use it** once, as the first element of the body.

**Do not use it** for other parts of the page: SectionTabs leads there.

### Keyboard

| Key | Does |
|---|---|
| Tab | shows it |
| Enter | goes to the main content |`,
      },
    },
  },
} satisfies Meta<typeof SkipLink>

export default meta
type Story = StoryObj<typeof meta>

// In a frame of its own: it stands in the corner of the window.
const framed = { docs: { story: { inline: false, height: '9rem' } } }

export const Default: Story = { parameters: framed }

/** Hidden at rest; in the corner when focused. */
export const Matrix: Story = {
  render: (args) => (
    <StateMatrix<SkipLinkProps>
      rows={{
        Rest: {},
        Focus: {},
        'Focus, in another language': { labels: { skip: 'Aller au contenu' } },
        'Focus, long text': {
          labels: { skip: 'Skip the header, the menu and the pictures and go to the list of hotels' },
        },
      }}
      cell="15rem"
    >
      {(state) => (
        <div style={corner}>
          <SkipLink {...args} {...state} />
        </div>
      )}
    </StateMatrix>
  ),
}

export const Focused: Story = {
  parameters: framed,
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Skip to content' })
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(link).toHaveAttribute('href', '#main')
  },
}
