import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inPlace, placed } from '../../internal/stories/in-place.ts'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { AlertDialog, type AlertDialogProps } from './alert-dialog.tsx'

const meta = {
  title: 'Components/Feedback/AlertDialog',
  component: AlertDialog,
  args: {
    defaultOpen: true,
    title: 'Delete enquiry',
    description: 'Are you sure you want to delete this enquiry?',
    labels: { confirm: 'Delete' },
    onConfirm: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '24rem' },
      description: {
        component: `Asks for confirmation before an action that is hard to undo. The safe button has the focus, Escape cancels, and a click
outside does nothing. Where an action can be undone, do it at once and offer Undo in a toast.

**Use it** before an action that cannot be undone, such as deleting many enquiries.

**Do not use it** for actions that can be undone, or for messages that need no answer.

**Keyboard**

| Key | Does |
|---|---|
| Enter, Space | presses the button with the focus, at first the safe one |
| Tab | moves to the other button |
| Escape | closes it and does nothing |`,
      },
    },
  },
} satisfies Meta<typeof AlertDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  },
}

/** Every variant, laid out on the page side by side. */
export const Matrix: Story = {
  parameters: { layout: 'padded', docs: { story: { inline: true } } },
  render: () => (
    <StateMatrix<AlertDialogProps>
      rows={{
        Danger: {},
        'Many at once': {
          title: 'Delete enquiries',
          description: 'Are you sure you want to delete 12 enquiries?',
        },
        'Nothing destroyed': {
          tone: 'primary',
          title: 'Sign out everywhere',
          description: 'You will have to sign in again on every device.',
          labels: { confirm: 'Sign out' },
        },
        'Long text': {
          title: 'Delete every enquiry that nobody has answered since the beginning of the monsoon',
          description:
            'Those are 1,234 enquiries of 987 people. They can be brought back from the trash for thirty days; after that they are gone for good.',
          labels: { confirm: 'Delete all of them for everybody', cancel: 'Keep them and go back' },
        },
      }}
      cell="20rem"
    >
      {(state, row) => (
        <article aria-label={row}>
          <AlertDialog {...meta.args} {...state} defaultOpen={false} ref={inPlace} style={placed} />
        </article>
      )}
    </StateMatrix>
  ),
}

export const Confirming: Story = {
  // Nothing is left to see.
  parameters: { picture: { skip: true } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
