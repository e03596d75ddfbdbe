import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { inPlace, placed } from '../../internal/stories/in-place.ts'
import { each, StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { Button } from '../button/button.tsx'
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  type DialogProps,
  DialogTitle,
  DialogTrigger,
} from './dialog.tsx'

const rooms = ['Garden room', 'Sea-view room', 'Family suite']

const meta = {
  title: 'Components/Feedback/Dialog',
  component: Dialog,
  subcomponents: {
    DialogTrigger,
    DialogHeader,
    DialogTitle,
    DialogDescription,
    DialogBody,
    DialogFooter,
    DialogClose,
  },
  args: {
    children: (
      <>
        <DialogHeader>
          <DialogTitle>Choose a room</DialogTitle>
          <DialogDescription>For two, from 24 to 29 December</DialogDescription>
          <DialogClose />
        </DialogHeader>
        <DialogBody>
          <ul>
            {rooms.map((room) => (
              <li key={room}>{room}</li>
            ))}
          </ul>
        </DialogBody>
        <DialogFooter>
          <Button>Ask for it</Button>
        </DialogFooter>
      </>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '30rem' },
      description: {
        component: `Blocks the page until it closes. A native modal \`<dialog>\`: the browser moves the focus in, keeps it there and returns
it. Open it with \`open\`, or with a \`DialogTrigger\`, which works before and without JavaScript.

\`dismissal\` says what closes it besides its own buttons: Escape and a click outside (\`any\`), Escape only, or nothing,
as while something is being saved.

**Use it** when the page cannot go on without an answer, or for a task of its own.

**Do not use it** for a question with two answers (AlertDialog), for details beside the page (Drawer), or for
something small at a button (Popover).

**Keyboard**

| Key | Does |
|---|---|
| Tab, Shift+Tab | moves inside the dialog and never behind it |
| Escape | closes it, unless \`dismissal\` is \`none\`; the focus returns |`,
      },
    },
  },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { defaultOpen: true } }

/** Its sizes and parts, laid out on the page side by side. */
export const Matrix: Story = {
  parameters: { layout: 'padded', docs: { story: { inline: true } } },
  render: () => (
    <StateMatrix<DialogProps>
      rows={{
        ...each('size', ['sm', 'md', 'lg']),
        'Without footer': {
          children: (
            <>
              <DialogHeader>
                <DialogTitle>Your rooms</DialogTitle>
                <DialogClose />
              </DialogHeader>
              <DialogBody>Two garden rooms, from 24 to 29 December.</DialogBody>
            </>
          ),
        },
        'Long text': {
          children: (
            <>
              <DialogHeader>
                <DialogTitle>Choose a room in the Grand Indo-Portuguese Heritage Mansion</DialogTitle>
                <DialogDescription>
                  For two grown-ups and three children, from the twenty-fourth to the twenty-ninth of December
                </DialogDescription>
                <DialogClose />
              </DialogHeader>
              <DialogBody>
                The family suite has a veranda of its own, and the late boat leaves from below it.
              </DialogBody>
              <DialogFooter>
                <Button variant="outline">Go back to all the rooms of this house</Button>
                <Button>Ask for the family suite over Christmas</Button>
              </DialogFooter>
            </>
          ),
        },
      }}
    >
      {(state, row) => (
        <article aria-label={row}>
          <Dialog {...meta.args} {...state} ref={inPlace} style={{ ...placed, inlineSize: undefined }} />
        </article>
      )}
    </StateMatrix>
  ),
}

export const Triggered: Story = {
  args: { id: 'rooms' },
  render: (args) => (
    <>
      <DialogTrigger dialogId="rooms" className="sg-button sg-button-primary sg-button-md">
        Rooms
      </DialogTrigger>
      <Dialog {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Rooms' }))
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Choose a room' })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

export const LongContent: Story = {
  args: {
    defaultOpen: true,
    children: (
      <>
        <DialogHeader>
          <DialogTitle>
            A title that is much longer than anyone would wish a title of a dialog to be
          </DialogTitle>
          <DialogClose />
        </DialogHeader>
        <DialogBody tabIndex={0}>
          {Array.from({ length: 30 }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows never move
            <p key={row}>Row {row + 1} of many, so that the body scrolls and header and footer stay.</p>
          ))}
        </DialogBody>
        <DialogFooter>
          <Button variant="outline">Back</Button>
          <Button>Next</Button>
        </DialogFooter>
      </>
    ),
  },
}

export const Phone: Story = { args: { defaultOpen: true }, globals: { viewport: { value: 'phone' } } }
