import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { CommandPalette, type CommandPaletteProps } from './command-palette.tsx'

const commands = [
  { id: 'new', label: 'New enquiry', group: 'Enquiries', shortcut: ['Ctrl', 'N'] },
  { id: 'find', label: 'Find a guest', group: 'Enquiries', keywords: 'search name phone' },
  { id: 'copy', label: 'Copy the table', group: 'Enquiries', shortcut: ['Ctrl', 'Shift', 'C'] },
  { id: 'theme', label: 'Change the theme', group: 'Desk', keywords: 'dark light contrast' },
  { id: 'leave', label: 'Sign out', group: 'Desk' },
]

const meta = {
  title: 'Components/Navigation/CommandPalette',
  component: CommandPalette,
  args: { commands, defaultOpen: true },
  parameters: {
    docs: {
      story: { inline: false, height: '34rem' },
      description: {
        component: `Finds and runs every command of the desk. \`recent\` lists the last used ones first; \`shortcut\` shows the keys that do
the same. \`onRun\` gets the id of the chosen command.

**Use it** at the desk, for people who work there all day.

**Do not use it** as the only way to a command, on public pages, or to search for content (SearchField).

### Keyboard

| Key | Does |
|---|---|
| Ctrl+K, ⌘K | opens and closes it |
| a–z | lists the matches, with the first one active |
| Down, Up | moves through the commands, wrapping at the ends |
| Enter | runs the active command and closes |
| Escape | closes it; the focus returns |`,
      },
    },
  },
} satisfies Meta<typeof CommandPalette>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

// A page has one modal window; here each stands in its cell.
const shown = {
  display: 'flex',
  flexDirection: 'column',
  position: 'static',
  inlineSize: '100%',
  margin: 0,
  opacity: 1,
  translate: 'none',
} as const

/** Commands in groups, with recently used ones, and with long names. */
export const Matrix: Story = {
  parameters: { docs: { story: { inline: true } } },
  render: () => (
    <StateMatrix<CommandPaletteProps>
      rows={{
        Groups: {},
        Recent: { recent: ['theme', 'new'] },
        'Long text': {
          commands: [
            {
              id: 'long',
              label: 'Copy the whole enquiry with every note and answer that it has had so far',
              shortcut: ['Ctrl', 'Shift', 'Alt', 'C'],
            },
            { id: 'german', label: 'Benachrichtigungseinstellungen löschen' },
          ],
        },
      }}
      cell="24rem"
    >
      {(state) => (
        <CommandPalette
          {...meta.args}
          {...state}
          defaultOpen={false}
          hotkey={null}
          open={false}
          style={shown}
        />
      )}
    </StateMatrix>
  ),
}

export const NothingFits: Story = {
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByRole('combobox')
    await userEvent.type(field, 'Mumbai')
    await expect(within(canvasElement).getByText('No matches')).toBeVisible()
  },
}

export const RightToLeft: Story = { decorators: [(Story) => <div dir="rtl">{Story()}</div>] }
