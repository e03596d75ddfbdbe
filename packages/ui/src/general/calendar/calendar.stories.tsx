import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { arabic } from '../../locale/ar.ts'
import { LocaleProvider } from '../../locale/locale.tsx'
import { Calendar, type CalendarProps } from './calendar.tsx'

const stay = { mode: 'range', defaultValue: { from: '2026-12-23', to: '2026-12-29' } } as const
const isFull = (day: string) => day >= '2026-12-16' && day <= '2026-12-18'

const meta = {
  title: 'Components/Forms/Calendar',
  component: Calendar,
  args: { 'aria-label': 'Day of arrival', defaultValue: '2026-12-24', today: '2026-12-10' },
  parameters: {
    docs: {
      description: {
        component: `Picks one day, or the first and the last day of a stay. Values are ISO dates, \`2026-12-24\`. The names of months and
days and the first day of the week follow \`LocaleProvider\`; today is the day in India.

**Use it** where people compare days: a stay, the free days of a boat, the week of Christmas.

**Do not use it** in a form (DateRangeField, DateField), where typing is faster and works before the script does, or
for a birthday, which is many months away.

### Keyboard

| Key | Does |
|---|---|
| Tab | moves to the month buttons, the days, and on |
| Left, Right | moves a day |
| Up, Down | moves a week |
| Home, End | moves to the first or last day of the week |
| Page Up, Page Down | moves a month |
| Shift+Page Up, Shift+Page Down | moves a year |
| Enter, Space | chooses the day |`,
      },
    },
  },
} satisfies Meta<typeof Calendar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** One day and a range, with days that cannot be chosen, and what one day looks like under the pointer and in focus. */
export const Matrix: Story = {
  render: () => (
    <StateMatrix<CalendarProps>
      rows={{
        'Nothing chosen': {},
        'One day': { defaultValue: '2026-12-24' },
        'First day': { mode: 'range', defaultValue: { from: '2026-12-23' } },
        Range: stay,
        Unavailable: { isUnavailable: isFull },
        'Between limits': { min: '2026-12-10', max: '2026-12-24' },
        Hover: {},
        Focus: {},
        'Hover on a chosen day': { ...stay, id: 'chosen' },
      }}
      cell="20rem"
      held="[data-day='2026-12-24'] > button"
    >
      {(state) => <Calendar today="2026-12-10" {...(state as CalendarProps)} />}
    </StateMatrix>
  ),
}

export const TwoMonths: Story = {
  args: { mode: 'range', defaultValue: { from: '2026-12-28', to: '2027-01-04' }, months: 2 } as CalendarProps,
}

/** The second press would end the stay here. */
export const ChoosingTheLastDay: Story = {
  args: { mode: 'range', defaultValue: { from: '2026-12-09' } } as CalendarProps,
  play: async ({ canvasElement }) => {
    const day = await within(canvasElement).findByRole('button', { name: /15 December/ })
    await userEvent.hover(day)
    await expect(day.closest('td')).toHaveClass('sg-calendar-preview')
  },
}

export const RightToLeft: Story = {
  args: { mode: 'range', defaultValue: { from: '2026-12-28', to: '2027-01-04' }, months: 2 } as CalendarProps,
  decorators: [
    (Story) => (
      <LocaleProvider locale="ar-AE" messages={arabic}>
        <div dir="rtl" lang="ar">
          {Story()}
        </div>
      </LocaleProvider>
    ),
  ],
}
