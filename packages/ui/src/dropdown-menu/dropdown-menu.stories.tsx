import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { ChevronDownIcon, CopyIcon, TrashIcon, UserCheckIcon } from '../icon/icon.tsx'
import { StateMatrix } from '../internal/state-matrix.tsx'
import {
  DropdownMenu,
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

const highlighted = (
  <>
    <DropdownMenuItem data-highlighted="">
      <CopyIcon /> Copy
    </DropdownMenuItem>
    <DropdownMenuItem data-highlighted="" tone="danger">
      <TrashIcon /> Delete
    </DropdownMenuItem>
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
        component: `A list of things to do behind one button. It needs the script.

**Use it** at the desk, where a row has more to do than there is room for buttons.

**Do not use it** for navigation on public pages (\`<details>\` or SideMenu) or to choose a value (Select).

### Keyboard

| Key | Does |
|---|---|
| Enter, Space, Down on the button | opens it at the first item |
| Down, Up, Home, End | move through the items, past disabled ones |
| a letter | goes to the item that begins with it |
| Enter, Space | does it, closes and returns to the button |
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

/** Closed and open, plain and dangerous, under the pointer and out of reach. */
export const Matrix: Story = {
  render: () => (
    <StateMatrix<{ children: React.ReactNode }>
      rows={{
        Closed: {},
        Open: { children: items },
        'Pointed at': { children: highlighted },
        'Long texts': { children: longTexts },
      }}
      cell="21rem"
    >
      {({ children }) => (
        <div style={{ minBlockSize: '16rem' }}>
          <DropdownMenu open={children !== undefined}>
            <DropdownMenuTrigger asChild>
              <Button variant="outline">
                Actions <ChevronDownIcon />
              </Button>
            </DropdownMenuTrigger>
            <DropdownMenuContent align="start">{children}</DropdownMenuContent>
          </DropdownMenu>
        </div>
      )}
    </StateMatrix>
  ),
}
