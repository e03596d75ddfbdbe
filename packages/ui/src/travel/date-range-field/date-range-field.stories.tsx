import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { longField } from '../../internal/stories/sample-texts.ts'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { arabic } from '../../locale/ar.ts'
import { LocaleProvider } from '../../locale/locale.tsx'
import { DateRangeField, type DateRangeFieldProps } from './date-range-field.tsx'

const stay = { from: '2026-12-23', to: '2026-12-27' }

const meta = {
  title: 'Components/Forms/DateRangeField',
  component: DateRangeField,
  args: {
    label: 'Your stay',
    nameFrom: 'checkIn',
    nameTo: 'checkOut',
    defaultValue: stay,
    min: '2026-12-10',
    today: '2026-12-10',
  },
  parameters: {
    docs: {
      description: {
        component: `Check-in and check-out. Both are native date inputs, so people can type a stay and send the form before the script
arrives; a button opens a Calendar, which loads when it is first opened. Values read \`2026-12-24\`, however they are
displayed. A stay whose check-out does not follow its check-in is not sent.

**Use it** for the days of a stay.

**Do not use it** for one day (DateField), or to compare days outside a form (Calendar).

### Keyboard

| Key | Does |
|---|---|
| Tab | moves from part to part of both days, and to the calendar button |
| Up, Down | changes the part |
| Enter, Space | on the button: opens the calendar, whose keys are those of Calendar |
| Escape | closes the calendar; the focus returns |`,
      },
    },
  },
} satisfies Meta<typeof DateRangeField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Every state that it can be in. */
export const Matrix: Story = {
  render: () => (
    <StateMatrix<DateRangeFieldProps>
      rows={{
        Empty: { defaultValue: {} },
        'Check-in only': { defaultValue: { from: stay.from } },
        Filled: {},
        'Hint and note': { hint: 'Christmas is our busiest week.', note: 'optional' },
        Error: { error: 'Tell us when you come' },
        'Wrong order': { defaultValue: { from: stay.to, to: stay.from } },
        'Too early': { defaultValue: { from: '2026-12-01', to: stay.to } },
        'Too late': { max: '2026-12-25' },
        Unavailable: { isUnavailable: (day) => day === '2026-12-25' },
        Hover: {},
        Focus: {},
        Disabled: { disabled: true },
        'Long text': longField,
      }}
      cell="21rem"
      held="[data-slot=date-range-field-open]"
    >
      {(state) => <DateRangeField {...meta.args} {...state} />}
    </StateMatrix>
  ),
}

async function openCalendar(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement)
  await userEvent.click(canvas.getByRole('button'))
  await waitFor(() => expect(canvas.getAllByRole('grid')[0]).toBeVisible())
}

export const Open: Story = {
  decorators: [(Story) => <div style={{ minBlockSize: '34rem' }}>{Story()}</div>],
  play: ({ canvasElement }) => openCalendar(canvasElement),
}

export const RightToLeft: Story = {
  args: { label: 'إقامتك' },
  decorators: [
    (Story) => (
      <LocaleProvider locale="ar-AE" messages={arabic}>
        <div dir="rtl" lang="ar" style={{ minBlockSize: '34rem' }}>
          {Story()}
        </div>
      </LocaleProvider>
    ),
  ],
  play: ({ canvasElement }) => openCalendar(canvasElement),
}
