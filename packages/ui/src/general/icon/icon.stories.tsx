import type { Meta, StoryObj } from '@storybook/react-vite'
import type * as React from 'react'
import { Stack } from '../../internal/stories/stack.tsx'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import * as icons from './icon.tsx'

const meta = {
  title: 'Components/Structure/Icon',
  component: icons.CrownIcon,
  parameters: {
    docs: {
      imports: ['CrownIcon'],
      description: {
        component: `Tabler’s outlines at 1.75 px, one component each, in the size and the colour of the text around them.

**Use them** beside words, or alone in an IconButton. Screen readers skip them unless they have a \`title\`.

**Do not use** emoji, or an icon that adds nothing to its words.

To add one: import it from \`@tabler/icons-react\` in \`src/general/icon/icons/\` as its neighbours are, and name it in
\`icon.tsx\`.`,
      },
    },
  },
} satisfies Meta<typeof icons.CrownIcon>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const tones = {
  'As the text': {},
  Muted: { color: 'var(--sg-on-surface-muted)' },
  Primary: { color: 'var(--sg-primary)' },
}

/** As large and as dark as the words beside it. */
export const Matrix: Story = {
  render: () => (
    <StateMatrix<React.CSSProperties>
      rows={{
        Small: { fontSize: '0.875rem' },
        Text: { fontSize: '1rem' },
        Large: { fontSize: '1.5rem' },
        Huge: { fontSize: '2.5rem' },
      }}
      columns={tones}
    >
      {(style) => (
        <span style={style}>
          <icons.SailboatIcon /> Boat <icons.HeartIcon title="Kept" />
        </span>
      )}
    </StateMatrix>
  ),
}

export const All: Story = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
        gap: 'var(--sg-space-3)',
      }}
    >
      {Object.entries(icons).map(([name, Icon]) => (
        <Stack key={name} gap="xs" align="center">
          <Icon width="1.75rem" height="1.75rem" />
          <small>{name.replace(/Icon$/, '')}</small>
        </Stack>
      ))}
    </div>
  ),
}
