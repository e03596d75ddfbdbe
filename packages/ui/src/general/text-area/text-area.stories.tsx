import type { Meta, StoryObj } from '@storybook/react-vite'
import { atMost } from '../../internal/stories/at-most.tsx'
import { longField } from '../../internal/stories/sample-texts.ts'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { TextArea, type TextAreaProps } from './text-area.tsx'

const meta = {
  title: 'Components/Forms/TextArea',
  component: TextArea,
  args: { label: 'Message', name: 'message' },
  parameters: {
    docs: {
      description: {
        component: `Several lines of text. It grows with its text up to 24 rem, then scrolls; people can also drag it larger.

**Use it** where people write sentences.

**Do not use it** for one line (TextField).

**Keyboard**

| Key | Does |
|---|---|
| Tab | moves to the field and on; it types no tab |
| Enter | begins a new line; it does not send the form |`,
      },
    },
  },
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

const narrow = atMost('28rem')

export const Default: Story = { decorators: narrow }

const twoRooms =
  'We are two couples and would like two rooms with a view of the sea, from the twenty-fourth to the twenty-ninth.\n\nOne of us can’t climb stairs. Is there a room on the ground floor, and can we have breakfast in the garden?\n\nThank you!'

/** Every state that it can be in. */
export const Matrix: Story = {
  render: () => (
    <StateMatrix<TextAreaProps>
      rows={{
        Empty: {},
        Filled: { defaultValue: 'Two rooms with a view, please.' },
        Placeholder: { placeholder: 'Dates, guests, wishes' },
        'Hint and note': { hint: 'In any language.', note: 'optional' },
        'Label hidden': { labelVisibility: 'hidden' },
        Error: { defaultValue: 'Hello', error: 'Message must be at least 10 characters' },
        'Read-only': { defaultValue: 'Two rooms with a view, please.', readOnly: true },
        Grown: { defaultValue: twoRooms },
        'Long text': longField,
      }}
      columns={{ Rest: {}, Hover: {}, Focus: {}, Disabled: { disabled: true } }}
    >
      {(state) => <TextArea {...meta.args} {...state} />}
    </StateMatrix>
  ),
}
