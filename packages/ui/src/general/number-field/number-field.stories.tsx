import type { Meta, StoryObj } from '@storybook/react-vite'
import { longField } from '../../internal/stories/sample-texts.ts'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { NumberField, type NumberFieldProps } from './number-field.tsx'

const meta = {
  title: 'Components/Forms/NumberField',
  component: NumberField,
  args: { label: 'Guests', name: 'guests', min: 1, max: 12, defaultValue: 2 },
  parameters: {
    docs: {
      description: {
        component: `A small number with buttons for one less and one more. When the focus leaves, the number is kept between \`min\` and
\`max\`. A native number input: any form sends it, even before the script arrives.

**Use it** for counts: guests, rooms, nights.

**Do not use it** for digits that count nothing, such as a phone or card number (TextField).

### Keyboard

| Key | Does |
|---|---|
| Tab | moves to the field and on, past the buttons |
| Up, Down | one more, one less |
| Page Up, Page Down | ten more, ten less |
| Home, End | goes to the smallest or the largest number |`,
      },
    },
  },
} satisfies Meta<typeof NumberField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** At its limits and between them, with a hint, with an error, and read-only. */
export const Matrix: Story = {
  render: () => (
    <StateMatrix<NumberFieldProps>
      rows={{
        'In between': {},
        Smallest: { defaultValue: 1 },
        Largest: { defaultValue: 12 },
        Empty: { defaultValue: undefined },
        'Hint and note': { hint: 'Children count too.', note: 'optional' },
        Error: { error: 'For groups larger than twelve, please phone us' },
        'Read-only': { readOnly: true },
        'Long text': longField,
      }}
      columns={{ Rest: {}, Hover: {}, Focus: {}, Disabled: { disabled: true } }}
      held="input"
    >
      {(state) => <NumberField {...meta.args} {...state} />}
    </StateMatrix>
  ),
}

export const RightToLeft: Story = { decorators: [(Story) => <div dir="rtl">{Story()}</div>] }
