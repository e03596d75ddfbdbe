import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { Button } from '../button/button.tsx'
import { ChevronDownIcon, CopyIcon, TrashIcon, UserCheckIcon } from '../icon/icon.tsx'
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from './dropdown-menu.tsx'

const onSelect = fn()

const items = (
  <>
    <DropdownMenuLabel>Enquiry of Asha Naik</DropdownMenuLabel>
    <DropdownMenuItem>
      <CopyIcon /> Copy
    </DropdownMenuItem>
    <DropdownMenuItem state="disabled">
      <UserCheckIcon /> Assign to me
    </DropdownMenuItem>
    <DropdownMenuSeparator />
    <DropdownMenuItem tone="danger">
      <TrashIcon /> Delete
    </DropdownMenuItem>
  </>
)

const choices = (
  <>
    <DropdownMenuCheckboxItem checked>Hotel</DropdownMenuCheckboxItem>
    <DropdownMenuCheckboxItem checked={false}>Nights</DropdownMenuCheckboxItem>
    <DropdownMenuCheckboxItem checked state="disabled">
      Guest
    </DropdownMenuCheckboxItem>
  </>
)

const longTexts = (
  <>
    <DropdownMenuLabel>Enquiry of Thiruvananthapuram Subramaniam Venkataraghavan</DropdownMenuLabel>
    <DropdownMenuItem>
      <CopyIcon /> Copy the whole enquiry with every note and answer that it has had so far
    </DropdownMenuItem>
    <DropdownMenuItem tone="danger">
      <TrashIcon /> Benachrichtigungseinstellungen löschen
    </DropdownMenuItem>
  </>
)

const meta = {
  title: 'Components/Navigation/DropdownMenu',
  component: DropdownMenu,
  subcomponents: {
    DropdownMenuTrigger,
    DropdownMenuContent,
    DropdownMenuItem,
    DropdownMenuCheckboxItem,
    DropdownMenuLabel,
    DropdownMenuSeparator,
  },
  args: { children: null },
  render: ({ children: _, ...args }) => (
    <div style={{ minBlockSize: '18rem' }}>
      <DropdownMenu {...args}>
        <DropdownMenuTrigger asChild>
          <Button variant="outline">
            Actions <ChevronDownIcon />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="start">
          <DropdownMenuLabel>Enquiry of Asha Naik</DropdownMenuLabel>
          <DropdownMenuItem onSelect={onSelect}>
            <CopyIcon /> Copy
          </DropdownMenuItem>
          <DropdownMenuItem state="disabled">
            <UserCheckIcon /> Assign to me
          </DropdownMenuItem>
          <DropdownMenuSeparator />
          <DropdownMenuItem tone="danger">
            <TrashIcon /> Delete
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
    </div>
  ),
  parameters: {
    docs: {
      description: {
        component: `A list of actions behind one button. A native popover: it opens before the script arrives, and its links work; its
actions wait for the script.

**Use it** at the desk, where a row has more actions than there is room for buttons.

**Do not use it** for navigation on public pages (\`<details>\` or SideMenu) or to choose a value (Select).

### Keyboard

| Key | Does |
|---|---|
| Enter, Space, Down on the button | opens it at the first item |
| Up on the button | opens it at the last item |
| Down, Up, Home, End | move through the items, past disabled ones |
| a letter | goes to the item that begins with it |
| Enter, Space | runs the action, closes and returns to the button; a checkbox item toggles and the menu stays open |
| Tab | closes and goes on from the button |
| Escape | closes and returns to the button |`,
      },
    },
  },
} satisfies Meta<typeof DropdownMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  beforeEach: () => {
    onSelect.mockClear()
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(page.getByRole('menuitem', { name: 'Copy' })).toHaveFocus())
    await userEvent.keyboard('{End}')
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveFocus()
    await userEvent.keyboard('{Home}{Enter}')
    await expect(onSelect).toHaveBeenCalledOnce()
    await waitFor(() => expect(page.getByRole('button', { name: 'Actions' })).toHaveFocus())
  },
}

// A page can have only one open; these are laid out below their buttons.
const shown = { display: 'block', position: 'static', opacity: 1, translate: 'none' } as const

/** Closed and open, plain and dangerous, hovered and disabled. */
export const Matrix: Story = {
  render: () => (
    <StateMatrix<{ children: React.ReactNode }>
      rows={{
        Closed: {},
        Open: { children: items },
        'Focus on an item': { children: items },
        'Focus on a dangerous one': { children: <DropdownMenuItem tone="danger">Delete</DropdownMenuItem> },
        'On and off': { children: choices },
        'Long texts': { children: longTexts },
      }}
      cell="21rem"
      held="[role=menuitem]"
    >
      {({ children }) => (
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button variant="outline">
              Actions <ChevronDownIcon />
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent align="start" style={children ? shown : undefined}>
            {children}
          </DropdownMenuContent>
        </DropdownMenu>
      )}
    </StateMatrix>
  ),
}

export const RightToLeft: Story = {
  args: { defaultOpen: true },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
}
