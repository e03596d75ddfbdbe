import type { Meta, StoryObj } from '@storybook/react-vite'
import * as React from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { Button } from '../button/button.tsx'
import { createToaster, Toaster, type ToastOptions } from './toast.tsx'
import { Toast } from './toast-item.tsx'

const undo = fn()

function Workbench({ toasts }: { toasts: readonly ToastOptions[] }) {
  const [toaster] = React.useState(createToaster)
  React.useEffect(() => {
    for (const toast of toasts) toaster.show({ duration: Number.POSITIVE_INFINITY, ...toast })
    return () => toaster.dismiss()
  }, [toaster, toasts])
  return (
    <div style={{ minBlockSize: '16rem' }}>
      <Button onClick={() => toaster.show({ message: 'Copied 12 enquiries' })}>Copy (12)</Button>
      <Toaster toaster={toaster} />
    </div>
  )
}

// The name of its table, which a build shortens otherwise.
Workbench.displayName = 'Workbench'

const meta = {
  title: 'Components/Feedback/Toast',
  component: Workbench,
  subcomponents: { Toaster },
  args: {
    toasts: [{ message: '1 enquiry deleted', tone: 'success', action: { label: 'Undo', onPress: undo } }],
  },
  parameters: {
    docs: {
      imports: ['createToaster', 'Toaster'],
      story: { inline: false, height: '20rem' },
      description: {
        component: `Says what just happened, and can offer Undo. Make one store with \`createToaster()\`, put one \`<Toaster toaster={toaster} />\` into the shell and call \`toaster.show({ message, action })\` from anywhere. A toast stays for ten
seconds; the clock stops while the pointer or the focus is on it, or another tab is shown. Three are shown at a time,
the others wait. Over an open dialog it moves into the dialog, so that it can still be reached.

**Use it** for what just happened, and to offer Undo.

**Do not use it** for what people must read (Alert).

**Keyboard**

| Key | Does |
|---|---|
| F8 | moves to the toasts |
| Tab | moves through their buttons |
| Escape | inside: dismisses the toast with the focus, or the newest; after the last one the focus returns |`,
      },
    },
  },
} satisfies Meta<typeof Workbench>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const undoing = { label: 'Undo', onPress: undo }
const longMessage =
  'Twelve enquiries were deleted, among them two that nobody had answered yet; they can be brought back from the trash for thirty days.'

/** Every tone, with and without an action, laid out on the page side by side. */
export const Matrix: Story = {
  parameters: { docs: { story: { inline: true } } },
  render: () => (
    <StateMatrix<ToastOptions>
      rows={{
        Neutral: { message: 'Link copied' },
        Success: { message: 'Status changed to resolved', tone: 'success' },
        Danger: { message: 'The enquiry could not be deleted', tone: 'danger' },
        'With an action': { message: '1 enquiry deleted', tone: 'success', action: undoing },
        'Danger with an action': {
          message: 'Not deleted',
          tone: 'danger',
          action: { ...undoing, label: 'Retry' },
        },
        'Long text': { message: longMessage },
        'Long text and action': { message: longMessage, action: undoing },
        'Long action': {
          message: '12 enquiries deleted',
          action: { ...undoing, label: 'Bring all of them back' },
        },
      }}
      cell="20rem"
    >
      {(state) => (
        <ol className="sg-toaster-list">
          <Toast toast={{ id: '1', message: '', ...state }} label="Dismiss" onDismiss={() => {}} />
        </ol>
      )}
    </StateMatrix>
  ),
}

export const Undone: Story = {
  play: async () => {
    undo.mockClear()
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expect(undo).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByText('1 enquiry deleted')).toBeNull())
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
