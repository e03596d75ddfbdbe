import type { Meta, StoryObj } from '@storybook/react-vite'
import { longField } from '../../internal/stories/sample-texts.ts'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { PartyField, type PartyFieldProps } from './party-field.tsx'

const family = [{ adults: 2, children: [6, 11] }]
const groups = [...family, { adults: 1, children: [] }]

const meta = {
  title: 'Components/Forms/PartyField',
  component: PartyField,
  args: { label: 'Rooms and guests', name: 'rooms' },
  parameters: {
    docs: {
      description: {
        component: `Who travels, by room: adults, children, and the age of each child. The value is a list of rooms,
\`{ adults: 2, children: [6, 11] }\`. With a \`name\`, a form sends it as JSON. It fits a panel of 16 rem.

**Use it** where prices or rooms depend on the people.

**Do not use it** for a plain count of people (NumberField).

### Keyboard

| Key | Does |
|---|---|
| Tab | moves through the numbers, a room’s remove button before its numbers, then Add a room |
| Up, Down | one more, one less |`,
      },
    },
  },
} satisfies Meta<typeof PartyField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** One room and more, with children, full, narrow, and with hint and error. */
export const Matrix: Story = {
  render: (args) => (
    <StateMatrix<PartyFieldProps>
      rows={{
        'One room': {},
        Family: { defaultValue: family },
        'Two rooms': { defaultValue: groups },
        Full: { defaultValue: groups, maxRooms: 2, maxAdults: 2, maxChildren: 2 },
        'Hint and note': { hint: 'Ages on the day of arrival.', note: 'optional' },
        Error: { error: 'This hotel takes at most three people in a room' },
        Disabled: { disabled: true, defaultValue: family },
        'Long text': {
          ...longField,
          labels: { age: 'How old child number {number} is when you arrive' },
          defaultValue: family,
        },
      }}
      cell="16rem"
    >
      {(state) => <PartyField {...args} {...state} />}
    </StateMatrix>
  ),
}

export const RightToLeft: Story = { args: { defaultValue: groups }, globals: { direction: 'rtl' } }
