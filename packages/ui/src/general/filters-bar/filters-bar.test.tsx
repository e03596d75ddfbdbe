import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../../test/conformance.tsx'
import { DateField } from '../date-field/date-field.tsx'
import { FiltersBar, type FiltersBarProps } from './filters-bar.tsx'

const sample = (props: Partial<FiltersBarProps> = {}) => (
  <FiltersBar {...props}>
    <DateField label="Start date" name="startDate" />
    <DateField label="End date" name="endDate" />
  </FiltersBar>
)

describeConformance('FiltersBar', (props) => sample(props), { slot: 'filters-bar', tag: 'form' })

const startDate = () => page.getByLabelText('Start date')

test('with room the fields stand open, on a phone behind their line', async () => {
  await page.viewport(1024, 700)
  const screen = await render(sample())
  await expect.element(startDate()).toBeVisible()
  await expect.element(screen.getByText('Show Filters')).not.toBeVisible()
  await startDate().fill('2026-12-24')
  await expect.element(startDate()).toHaveValue('2026-12-24')
  await page.viewport(390, 700)
  await expect.element(startDate()).not.toBeVisible()
  await screen.getByText('Show Filters').click()
  await expect.element(startDate()).toBeVisible()
  await expect.element(screen.getByText('Hide Filters')).toBeVisible()
})

test('folded everywhere it opens with the keyboard and tells', async () => {
  await page.viewport(1024, 700)
  const told: boolean[] = []
  await render(sample({ fold: 'always', onOpenChange: (now) => told.push(now) }))
  await expect.element(startDate()).not.toBeVisible()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(startDate()).toBeVisible()
  await expect.poll(() => told).toEqual([true])
})

test('Clear rests while nothing is set, empties the fields and tells', async () => {
  let cleared = 0
  const props: Partial<FiltersBarProps> = { fold: 'never', onClear: () => cleared++ }
  const screen = await render(sample(props))
  const clear = screen.getByRole('button', { name: 'Clear' })
  await expect.element(clear).toHaveAttribute('aria-disabled', 'true')
  await screen.rerender(sample({ ...props, activeCount: 1 }))
  await startDate().fill('2026-12-24')
  await clear.click()
  await expect.element(startDate()).toHaveValue('')
  expect(cleared).toBe(1)
})

test('Clear keeps the focus when it comes to rest, and then does nothing', async () => {
  let cleared = 0
  const props: Partial<FiltersBarProps> = { fold: 'never', onClear: () => cleared++ }
  const screen = await render(sample({ ...props, activeCount: 1 }))
  const clear = screen.getByRole('button', { name: 'Clear' })
  clear.element().focus()
  await userEvent.keyboard('{Enter}')
  await screen.rerender(sample(props))
  await expect.element(clear).toHaveFocus()
  await startDate().fill('2026-12-24')
  clear.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(startDate()).toHaveValue('2026-12-24')
  expect(cleared).toBe(1)
})

test('a button for the keyboard alone sends the fields', async () => {
  const sent: (string | null)[] = []
  const told = (event: React.SubmitEvent<HTMLFormElement>) =>
    sent.push(String(new FormData(event.currentTarget, event.nativeEvent.submitter).get('startDate')))
  const screen = await render(sample({ fold: 'never', onSubmit: told }))
  const apply = screen.getByRole('button', { name: 'Apply' })
  const width = () => apply.element().getBoundingClientRect().width
  await startDate().fill('2026-12-24')
  expect(width()).toBeLessThan(4)
  while (document.activeElement !== apply.element()) await userEvent.tab()
  expect(width()).toBeGreaterThan(44)
  await userEvent.keyboard('{Enter}')
  expect(sent).toEqual(['2026-12-24'])
})

test('the line says how many filters are set', async () => {
  const screen = await render(sample({ fold: 'always', activeCount: 2 }))
  await expect.element(screen.getByText('2 active')).toBeVisible()
})
