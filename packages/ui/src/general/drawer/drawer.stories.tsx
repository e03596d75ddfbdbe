import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { inPlace, placed } from '../../internal/stories/in-place.ts'
import { each, StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { Button } from '../button/button.tsx'
import {
  DialogBody,
  DialogClose,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '../dialog/dialog.tsx'
import { Drawer, type DrawerProps } from './drawer.tsx'

const meta = {
  title: 'Components/Feedback/Drawer',
  component: Drawer,
  args: {
    defaultOpen: true,
    children: (
      <>
        <DialogHeader>
          <DialogTitle>Asha Naik</DialogTitle>
          <DialogDescription>Asked on 21 November 2026</DialogDescription>
          <DialogClose />
        </DialogHeader>
        <DialogBody>
          <p>Two rooms with a view of the sea, please, from the twenty-fourth to the twenty-ninth.</p>
        </DialogBody>
        <DialogFooter>
          <Button variant="outline">Call</Button>
          <Button>Answer</Button>
        </DialogFooter>
      </>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '30rem' },
      description: {
        component: `Slides in from an edge, over a page that stays as it was. A native modal \`<dialog>\` that takes the parts of Dialog:
header, title, body, footer, close. In right-to-left pages the edges change sides.

**Use it** for the details of something on the page, such as one row of a list.

**Do not use it** for a question (AlertDialog) or something small at a button (Popover).

**Keyboard**

| Key | Does |
|---|---|
| Tab, Shift+Tab | moves inside the drawer and never behind it |
| Escape | closes it; the focus returns |`,
      },
    },
  },
} satisfies Meta<typeof Drawer>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Its edges and parts, laid out on the page side by side. */
export const Matrix: Story = {
  parameters: { layout: 'padded', docs: { story: { inline: true } } },
  render: () => (
    <StateMatrix<DrawerProps>
      rows={{
        ...each('side', ['start', 'end', 'bottom']),
        'Without footer': {
          children: (
            <>
              <DialogHeader>
                <DialogTitle>Asha Naik</DialogTitle>
                <DialogClose />
              </DialogHeader>
              <DialogBody>Two rooms with a view of the sea, please.</DialogBody>
            </>
          ),
        },
        'Long text': {
          children: (
            <>
              <DialogHeader>
                <DialogTitle>Maria Immaculada Conceição Fernandes de Albuquerque e Souza</DialogTitle>
                <DialogDescription>
                  Asked on Saturday, the twenty-first of November 2026, at noon
                </DialogDescription>
                <DialogClose />
              </DialogHeader>
              <DialogBody>
                maria.immaculada.conceicao.fernandes.de.albuquerque@a-very-long-name.example.com
              </DialogBody>
              <DialogFooter>
                <Button variant="outline">Call on the telephone</Button>
                <Button>Answer with a message by WhatsApp</Button>
              </DialogFooter>
            </>
          ),
        },
      }}
      cell="18rem"
    >
      {(state, row) => (
        <article aria-label={row}>
          <Drawer {...meta.args} {...state} defaultOpen={false} ref={inPlace} style={placed} />
        </article>
      )}
    </StateMatrix>
  ),
}

export const FromTheStart: Story = { args: { side: 'start' } }

export const FromBelow: Story = { args: { side: 'bottom' }, globals: { viewport: { value: 'phone' } } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = { decorators: [(Story) => <div dir="rtl">{Story()}</div>] }

export const Closing: Story = {
  // Nothing is left to see.
  parameters: { picture: { skip: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}
