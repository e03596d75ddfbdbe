import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { atMost } from '../../internal/stories/at-most.tsx'
import { longField } from '../../internal/stories/sample-texts.ts'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { SearchField, type SearchFieldProps } from './search-field.tsx'

const meta = {
  title: 'Components/Forms/SearchField',
  component: SearchField,
  args: { label: 'Search the gallery', name: 'q' },
  parameters: {
    docs: {
      description: {
        component: `A search input with a button that clears it. Filter while people type, or send the form: both work.

**Use it** to search a list or the whole site.

**Do not use it** for one of a few known values (Select).

**Keyboard**

| Key | Does |
|---|---|
| Escape | clears the text (Chromium, Safari) |
| Enter | sends the form around it |
| Tab | moves to the clear button, when there is one, and on |`,
      },
    },
  },
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

const narrow = atMost('28rem')

export const Default: Story = { decorators: narrow }

/** Every state that it can be in. */
export const Matrix: Story = {
  render: () => (
    <StateMatrix<SearchFieldProps>
      rows={{
        Empty: {},
        Placeholder: { placeholder: 'Pool, dining, Calangute …' },
        Filled: { defaultValue: 'pool' },
        'Hint and note': { hint: 'In titles and places.', note: 'optional' },
        'Label hidden': { labelVisibility: 'hidden', placeholder: 'Search' },
        Error: { defaultValue: 'po', error: 'Type at least 3 letters' },
        'Read-only': { defaultValue: 'pool', readOnly: true },
        'Long text': longField,
      }}
      columns={{ Rest: {}, Hover: {}, Focus: {}, Disabled: { disabled: true } }}
    >
      {(state) => <SearchField {...meta.args} {...state} />}
    </StateMatrix>
  ),
}

export const Clearing: Story = {
  decorators: narrow,
  args: { defaultValue: 'pool' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Clear text' }))
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
  },
}
