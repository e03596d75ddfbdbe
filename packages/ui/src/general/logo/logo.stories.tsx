import type { Meta, StoryObj } from '@storybook/react-vite'
import type * as React from 'react'
import { each, StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { Logo, LogoMark, type LogoProps } from './logo.tsx'

const meta = {
  title: 'Components/Structure/Logo',
  component: Logo,
  args: { name: 'Susegad' },
  subcomponents: { LogoMark },
  parameters: {
    docs: {
      description: {
        component: `The mark of the brand: a blue-and-white tile with a palm, a wave and the sun, like the painted house names of Goa.

**Use it** in the header as the link home (\`asChild\`), in the footer, on the membership card. The mark alone works
from 16 px up.

**Do not** recolour, outline, tilt or animate it, and keep half its height free around it. It stays blue in the dark theme.`,
      },
    },
  },
} satisfies Meta<typeof Logo>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const ink = { padding: 'var(--sg-space-4)', background: 'var(--sg-ink)', color: 'var(--sg-on-ink)' }

/** Every size, with and without its words, on light and on dark; the mark alone from 16 px up. */
export const Matrix: Story = {
  render: (args) => (
    <>
      <StateMatrix<LogoProps>
        rows={each('size', ['sm', 'md', 'lg', 'xl'])}
        columns={{
          Full: {},
          'With a tagline': { tagline: 'Goa, unhurried' },
          'Mark alone': { variant: 'mark' },
        }}
      >
        {(state) => <Logo {...args} {...state} />}
      </StateMatrix>
      <StateMatrix<LogoProps>
        rows={{ 'On ink': {}, 'On ink, with a tagline': { tagline: 'Goa, unhurried' } }}
        cell="16rem"
      >
        {(state) => (
          <div style={ink}>
            <Logo {...args} {...state} />
          </div>
        )}
      </StateMatrix>
      <StateMatrix<React.CSSProperties>
        rows={{
          '16 px': { inlineSize: '1rem', blockSize: '1rem' },
          '24 px': { inlineSize: '1.5rem', blockSize: '1.5rem' },
          '32 px': { inlineSize: '2rem', blockSize: '2rem' },
          '48 px': { inlineSize: '3rem', blockSize: '3rem' },
          '128 px': { inlineSize: '8rem', blockSize: '8rem' },
        }}
        cell="9rem"
      >
        {(style) => <LogoMark style={style} />}
      </StateMatrix>
    </>
  ),
}
