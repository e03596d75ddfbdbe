import type { Meta, StoryObj } from '@storybook/react-vite'
import { longField } from '../../internal/stories/sample-texts.ts'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { Radio, RadioGroup, type RadioGroupProps } from './radio-group.tsx'

const choices = (
  <>
    <Radio value="garden" label="Garden room" />
    <Radio value="sea" label="Sea view" />
    <Radio value="roof" label="Under the roof" disabled />
  </>
)

const explained = (
  <>
    <Radio value="garden" label="Garden room" hint="On the ground floor, with a terrace of its own" />
    <Radio value="sea" label="Sea view" hint="On the second floor, ₹ 1,200 more a night" />
    <Radio value="roof" label="Under the roof" hint="Taken on these days" disabled />
  </>
)

const meta = {
  title: 'Components/Forms/RadioGroup',
  component: RadioGroup,
  subcomponents: { Radio },
  args: { label: 'Room', name: 'room', defaultValue: 'garden', children: choices },
  parameters: {
    docs: {
      description: {
        component: `One choice of a few that are all visible. Native radio buttons: any form sends them, even before the script arrives.
\`variant="cards"\` frames each choice, for choices that need a line of explanation.

**Use it** for two to six choices that are worth comparing.

**Do not use it** for more (Select), for on and off (Checkbox or Switch), or to show views (Tabs).

### Keyboard

| Key | Does |
|---|---|
| Tab | goes to the chosen one, then out of the group |
| Down, Up, Right, Left | chooses the next or previous one, wrapping at the ends |
| Space | chooses the focused one |`,
      },
    },
  },
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Every state of a group, as lines and as cards. */
export const Matrix: Story = {
  render: () => (
    <StateMatrix<RadioGroupProps>
      rows={{
        Plain: {},
        'With hints': { hint: 'All rooms have a bath.', children: explained },
        Cards: { variant: 'cards', children: explained },
        Error: { defaultValue: undefined, error: 'Choose a room' },
        'Long text': { ...longField, variant: 'cards', children: explained },
        'Right to left': { dir: 'rtl', variant: 'cards', children: explained },
      }}
      columns={{ Rest: {}, Hover: {}, Focus: {}, Disabled: { disabled: true } }}
    >
      {(state, row, column) => <RadioGroup {...meta.args} {...state} name={`${row}${column}`} />}
    </StateMatrix>
  ),
}

export const Cards: Story = { args: { variant: 'cards', children: explained } }

export const RightToLeft: Story = {
  args: { variant: 'cards', children: explained },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
}
