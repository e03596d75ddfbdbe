import type { Meta, StoryObj } from '@storybook/react-vite'
import { atMost } from '../../internal/stories/at-most.tsx'
import { longField } from '../../internal/stories/sample-texts.ts'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { Select, type SelectProps } from './select.tsx'

const meta = {
  title: 'Components/Forms/Select',
  component: Select,
  args: {
    label: 'Sort',
    name: 'sort',
    children: ['Default', 'Name A-Z', 'Rating', 'Random'].map((name) => <option key={name}>{name}</option>),
  },
  parameters: {
    docs: {
      description: {
        component: `One of a few known values, in the browser’s own list. Its children are \`<option>\`s and \`<optgroup>\`s.

**Use it** for one of five to fifteen known values.

**Do not use it** for two values (Checkbox, RadioGroup).

**Keyboard**

| Key | Does |
|---|---|
| Up, Down | the previous or next value |
| a letter | the next value that begins with it |
| Space, Alt+Down | opens the list |
| Escape | closes the list |`,
      },
    },
  },
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

const narrow = atMost('20rem')

export const Default: Story = { decorators: narrow }

/** Every state that it can be in. */
export const Matrix: Story = {
  render: () => (
    <StateMatrix<SelectProps>
      rows={{
        Plain: {},
        Chosen: { defaultValue: 'Rating' },
        'Hint and note': { hint: 'Ours come first.', note: 'optional' },
        'Label hidden': { labelVisibility: 'hidden' },
        Error: { error: 'Choose how to sort' },
        'In groups': {
          children: (
            <optgroup label="North Goa">
              <option>Calangute</option>
            </optgroup>
          ),
        },
        'Long value': {
          children: (
            <option>Regent Laguna Hotel with a very long name that does not fit into its field</option>
          ),
        },
        'Long text': longField,
      }}
      columns={{ Rest: {}, Hover: {}, Focus: {}, Disabled: { disabled: true } }}
    >
      {(state) => <Select {...meta.args} {...state} />}
    </StateMatrix>
  ),
}

export const RightToLeft: Story = {
  args: { label: 'מיון', children: <option>לפי שם</option> },
  decorators: atMost('20rem', 'rtl'),
}
