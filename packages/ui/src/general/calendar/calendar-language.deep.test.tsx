import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LocaleProvider } from '../../locale/locale.tsx'
import { Calendar } from './calendar.tsx'

const dayIn = (root: Element, day: string) =>
  root.querySelector<HTMLButtonElement>(`[data-day="${day}"] > button`) as HTMLButtonElement

test.each([
  ['en-IN', 'December 2026', 'Sun'],
  ['hi-IN', 'दिसंबर 2026', 'रवि'],
  ['de-AT', 'Dezember 2026', 'Mo'],
  ['ar-AE', 'ديسمبر 2026', 'ن'],
])('%s has its own names and its own first day of the week', async (locale, month, weekday) => {
  const screen = await render(
    <LocaleProvider locale={locale}>
      <Calendar today="2026-12-10" />
    </LocaleProvider>,
  )
  await expect.element(screen.getByText(month)).toBeVisible()
  expect(screen.container.querySelector('th')?.textContent).toBe(weekday)
})

test('from right to left, the left arrow leads to the next day', async () => {
  const screen = await render(
    <div dir="rtl">
      <LocaleProvider locale="ar-AE">
        <Calendar today="2026-12-10" />
      </LocaleProvider>
    </div>,
  )
  dayIn(screen.container, '2026-12-10').focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(() => document.activeElement).toBe(dayIn(screen.container, '2026-12-11'))
})
