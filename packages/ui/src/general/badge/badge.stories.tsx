import type { Meta, StoryObj } from '@storybook/react-vite'
import { each, StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { CrownIcon } from '../icon/icon.tsx'
import { Badge, type BadgeProps } from './badge.tsx'

const meta = {
  title: 'Components/Content/Badge',
  component: Badge,
  args: { children: 'Quiet' },
  parameters: {
    docs: {
      description: {
        component:
          'Labels something with a short word or a number. Use `soft` in text and tables, `solid` on pictures, and `burst` for one offer on a picture.\n\n**Use it** to mark a card, a row or a picture.\n\n**Do not use it** as a button (Button) or for the status of an enquiry (StatusBadge).',
      },
    },
  },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

const tones = [
  'neutral',
  'primary',
  'accent',
  'gold',
  'tile',
  'success',
  'warning',
  'danger',
  'info',
] as const

const members = (
  <>
    <CrownIcon /> Members
  </>
)

export const Default: Story = {}

/** Every tone of every variant in both sizes; very long words. */
export const Matrix: Story = {
  render: () => (
    <>
      <StateMatrix<BadgeProps>
        rows={each('tone', tones)}
        columns={{
          Soft: {},
          'Soft, small': { size: 'sm' },
          'With icon': { children: members },
          Solid: { variant: 'solid' },
          'Solid, small': { variant: 'solid', size: 'sm' },
          Burst: { variant: 'burst', children: '20% OFF' },
          'Burst, small': { variant: 'burst', size: 'sm', children: '20% OFF' },
        }}
      >
        {(state) => <Badge {...state}>{state.children ?? 'Quiet'}</Badge>}
      </StateMatrix>
      <StateMatrix<BadgeProps>
        rows={{
          'Long text': { children: 'Quiet on every day but Sunday, when the whole of Panjim comes' },
          'One long word': { children: 'Geschwindigkeitsüberschreitungen', tone: 'primary' },
          'Burst, three words': { variant: 'burst', tone: 'gold', children: 'Book before Diwali' },
          'Burst, one long word': { variant: 'burst', tone: 'accent', children: 'Sondernachlass' },
          'Burst, a longer one': { variant: 'burst', tone: 'tile', children: 'Frühbucherermäßigung' },
          'Burst, small, long': { variant: 'burst', size: 'sm', tone: 'gold', children: 'Sondernachlass' },
        }}
        cell="10rem"
      >
        {(state) => <Badge {...state} />}
      </StateMatrix>
      <StateMatrix<BadgeProps>
        rows={{ 'As a link': {}, 'As a link, hover': {}, 'As a link, focus': {} }}
        cell="10rem"
      >
        {() => (
          <Badge asChild tone="primary">
            <a href="#quiet">Quiet beaches</a>
          </Badge>
        )}
      </StateMatrix>
    </>
  ),
}
