import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { Button } from '../button/button.tsx'
import { DateField } from '../date-field/date-field.tsx'
import { Popover, PopoverContent, type PopoverContentProps, PopoverTrigger } from './popover.tsx'

const content = (
  <div style={{ display: 'grid', gap: '1rem' }}>
    <DateField label="From" name="from" />
    <DateField label="To" name="to" />
    <Button>Show</Button>
  </div>
)

const meta = {
  title: 'Components/Feedback/Popover',
  component: Popover,
  subcomponents: { PopoverTrigger, PopoverContent },
  args: {
    defaultOpen: true,
    children: (
      <>
        <PopoverTrigger>Dates</PopoverTrigger>
        <PopoverContent aria-label="Dates">{content}</PopoverContent>
      </>
    ),
  },
  decorators: [(Story) => <div style={{ minBlockSize: '24rem' }}>{Story()}</div>],
  parameters: {
    docs: {
      story: { inline: false, height: '28rem' },
      description: {
        component: `A small panel at a button; the rest of the page stays usable. A native popover, placed by CSS anchor positioning: it
opens to the side where there is room, and browsers without anchors show it at the lower edge.

**Use it** for a small task at a button: two dates, a few settings.

**Do not use it** for a hint (Tooltip), actions (DropdownMenu) or a question that needs an answer (Dialog).

**Keyboard**

| Key | Does |
|---|---|
| Enter, Space | on the button: shows or hides the panel |
| Tab | moves into the panel and on |
| Escape | hides it; the focus returns |`,
      },
    },
  },
} satisfies Meta<typeof Popover>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

// A page can have only one open; these are laid out below their buttons.
const shown = { display: 'block', position: 'static', opacity: 1, translate: 'none' } as const

/** Panels with different content, and the button in each state. */
export const Matrix: Story = {
  parameters: { docs: { story: { inline: true } } },
  render: () => (
    <StateMatrix<PopoverContentProps>
      rows={{
        'A few fields': { children: content },
        'A few words': { children: 'Paid by 34 of 40 guests.' },
        'Long text': {
          children:
            'Of the forty guests who asked for the week between Christmas and the New Year, thirty-four have paid already, and six were reminded by WhatsApp.',
        },
      }}
      columns={{ Closed: { hidden: true }, Hover: { hidden: true }, Focus: { hidden: true }, Open: {} }}
    >
      {({ hidden, children }, row) => (
        <Popover>
          <PopoverTrigger>{row}</PopoverTrigger>
          <PopoverContent aria-label={row} style={hidden ? undefined : shown}>
            {children}
          </PopoverContent>
        </Popover>
      )}
    </StateMatrix>
  ),
}

export const Closed: Story = {
  args: { defaultOpen: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const trigger = canvas.getByRole('button', { name: 'Dates' })
    await userEvent.click(trigger)
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible())
    await userEvent.click(trigger)
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

export const AtTheEnd: Story = {
  args: {
    children: (
      <div style={{ display: 'grid', justifyItems: 'end' }}>
        <PopoverTrigger>Dates</PopoverTrigger>
        <PopoverContent align="end" aria-label="Dates">
          {content}
        </PopoverContent>
      </div>
    ),
  },
}

export const Centred: Story = {
  args: {
    children: (
      <div style={{ display: 'grid', justifyItems: 'center' }}>
        <PopoverTrigger>Dates</PopoverTrigger>
        <PopoverContent align="center" aria-label="Dates">
          {content}
        </PopoverContent>
      </div>
    ),
  },
}

export const RightToLeft: Story = { decorators: [(Story) => <div dir="rtl">{Story()}</div>] }
