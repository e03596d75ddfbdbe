import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { longField } from '../../internal/stories/sample-texts.ts'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { Combobox, type ComboboxProps } from './combobox.tsx'

const options = [
  { value: 'anjuna', label: 'Anjuna', hint: 'North Goa' },
  { value: 'baga', label: 'Baga', hint: 'North Goa' },
  { value: 'candolim', label: 'Candolim', hint: 'North Goa' },
  { value: 'colva', label: 'Colva', hint: 'South Goa' },
  { value: 'palolem', label: 'Palolem', hint: 'South Goa' },
  { value: 'vagator', label: 'Vagator', hint: 'Closed in the monsoon', disabled: true },
]

const meta = {
  title: 'Components/Forms/Combobox',
  component: Combobox,
  args: { label: 'Beach', name: 'beach', options },
  parameters: {
    docs: {
      story: { inline: false, height: '26rem' },
      description: {
        component: `Picks one of many options: people type the beginning of any of its words, with or without accents. Only listed options
can be chosen, unless \`freeText\` is set. A form gets the value of the option; without a script, the text.

**Use it** for more than a dozen options that people know by name.

**Do not use it** for fewer (Select, RadioGroup), or to search pages (SearchField).

### Keyboard

| Key | Does |
|---|---|
| Tab | moves to the field, and on past its button |
| a–z | lists the matches, with the first one active |
| Down, Up | opens the list and moves through it, wrapping at the ends |
| Alt+Down | opens the list without moving |
| Enter | chooses the active option |
| Escape | closes the list and restores the chosen option |`,
      },
    },
  },
} satisfies Meta<typeof Combobox>

export default meta
type Story = StoryObj<typeof meta>

const narrow: Story['decorators'] = [
  (Story) => <div style={{ maxInlineSize: '24rem', minBlockSize: '24rem' }}>{Story()}</div>,
]

export const Default: Story = { decorators: narrow }

/** Every state of the closed field. */
export const Matrix: Story = {
  parameters: { docs: { story: { inline: true } } },
  render: () => (
    <StateMatrix<ComboboxProps>
      rows={{
        Empty: {},
        Placeholder: { placeholder: 'Type a name' },
        Chosen: { defaultValue: 'palolem' },
        'Hint and note': { hint: 'Any of our beaches.', note: 'optional' },
        Error: { error: 'Choose a beach' },
        'Read-only': { defaultValue: 'palolem', readOnly: true },
        'Long text': longField,
      }}
      columns={{ Rest: {}, Hover: {}, Focus: {}, Disabled: { disabled: true } }}
    >
      {(state) => <Combobox {...meta.args} {...state} />}
    </StateMatrix>
  ),
}

async function openAndMove(canvasElement: HTMLElement): Promise<void> {
  await userEvent.click(within(canvasElement).getByRole('combobox'))
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect(within(canvasElement).getByRole('listbox')).toBeVisible()
}

export const Open: Story = {
  args: { defaultValue: 'candolim' },
  decorators: narrow,
  play: ({ canvasElement }) => openAndMove(canvasElement),
}

export const NothingFits: Story = {
  decorators: narrow,
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'Mumbai')
    await expect(within(canvasElement).getByText('No matches')).toBeVisible()
  },
}

export const RightToLeft: Story = {
  args: { defaultValue: 'candolim' },
  decorators: [
    (Story) => (
      <div dir="rtl" style={{ maxInlineSize: '24rem', minBlockSize: '24rem' }}>
        {Story()}
      </div>
    ),
  ],
  play: ({ canvasElement }) => openAndMove(canvasElement),
}
