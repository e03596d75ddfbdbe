import type { Meta, StoryObj } from '@storybook/react-vite'
import { longField } from '../../internal/stories/sample-texts.ts'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { Field, type FieldControl, type FieldProps } from './field.tsx'

const meta = {
  title: 'Components/Forms/Field',
  component: Field,
  args: {
    label: 'Guests',
    children: (control) => (
      <input type="number" min={1} defaultValue={2} className="sg-control" {...control} />
    ),
  },
  parameters: {
    docs: {
      description: {
        component: `Connects a label, a hint and an error to any control. Inside a \`Form\` the error comes from the form, by \`name\`.

Required fields are not marked, since most are required. Mark the others with \`note="optional"\`.

**Use it** to build a field that the library does not have.

**Do not use it** for text, dates, choices and passwords: those fields exist.`,
      },
    },
  },
} satisfies Meta<typeof Field>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const controls = {
  number: (control: FieldControl) => (
    <input type="number" min={1} defaultValue={2} className="sg-control" {...control} />
  ),
  time: (control: FieldControl) => (
    <input type="time" defaultValue="13:00" className="sg-control" {...control} />
  ),
}

/** Every state, around two controls that the library lacks. */
export const Matrix: Story = {
  render: () => (
    <StateMatrix<FieldProps>
      rows={{
        Plain: {},
        Note: { note: 'optional' },
        Hint: { hint: 'Children under five need not be counted.' },
        'Label hidden': { labelVisibility: 'hidden' },
        Error: { error: 'At least one guest is required' },
        'Hint and error': {
          hint: 'Children under five need not be counted.',
          error: 'At least one guest is required',
        },
        'Long text': longField,
      }}
      columns={{
        Number: { children: controls.number },
        Focus: { children: controls.number },
        Time: { label: 'Arrival', children: controls.time },
      }}
    >
      {(state) => <Field {...meta.args} {...state} />}
    </StateMatrix>
  ),
}
