import type { Meta, StoryObj } from '@storybook/react-vite'
import { atMost } from '../../internal/stories/at-most.tsx'
import { longField } from '../../internal/stories/sample-texts.ts'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { DateField, type DateFieldProps } from './date-field.tsx'

const meta = {
  title: 'Components/Forms/DateField',
  component: DateField,
  args: { label: 'Date of plan', name: 'dateOfPlan' },
  parameters: {
    docs: {
      description: {
        component: `A date, picked in the browser’s own control: people get the picker that they know, and it works without JavaScript.
The value reads \`2026-12-24\`, however it is displayed. \`min\` and \`max\` limit the picker.

**Use it** for one day: a day of travel, a birthday.

**Do not use it** for a stay (DateRangeField), or for a month or a season (Select).

**Keyboard**

| Key | Does |
|---|---|
| Tab | moves from day to month to year and on |
| Up, Down | changes the part |
| 0–9 | types the part |
| Space, Alt+Down | opens the picker |`,
      },
    },
  },
} satisfies Meta<typeof DateField>

export default meta
type Story = StoryObj<typeof meta>

const narrow = atMost('20rem')

export const Default: Story = { decorators: narrow }

/** Every state that it can be in. */
export const Matrix: Story = {
  render: () => (
    <StateMatrix<DateFieldProps>
      rows={{
        Empty: {},
        Filled: { defaultValue: '2026-12-24' },
        'Hint and note': { hint: 'Christmas is our busiest week.', note: 'optional' },
        'Label hidden': { labelVisibility: 'hidden' },
        Error: { error: 'Date of plan is required' },
        'Read-only': { defaultValue: '2026-12-24', readOnly: true },
        'Long text': longField,
      }}
      columns={{ Rest: {}, Hover: {}, Focus: {}, Disabled: { disabled: true } }}
    >
      {(state) => <DateField {...meta.args} {...state} />}
    </StateMatrix>
  ),
}
