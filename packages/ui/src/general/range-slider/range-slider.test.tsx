import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findAccessibilityProblems } from '../../../test/axe.ts'
import { describeConformance } from '../../../test/conformance.tsx'
import { showServerHtml } from '../../../test/server-html.tsx'
import { LocaleProvider } from '../../locale/locale.tsx'
import { type Range, RangeSlider, type RangeSliderProps } from './range-slider.tsx'

const sample = (props: Partial<RangeSliderProps> = {}) => (
  <RangeSlider
    label="Price"
    name="price"
    min={1000}
    max={9000}
    step={500}
    defaultValue={[2000, 6000]}
    formatValue={(value) => `₹ ${value}`}
    {...props}
  />
)

describeConformance('RangeSlider', (props) => sample(props), { slot: 'range-slider', tag: 'fieldset' })

const sent = (form: Element | null) => Object.fromEntries(new FormData(form as HTMLFormElement))

test('the knobs have names and values in words, and both values stand beside the label', async () => {
  const screen = await render(sample({ hint: 'A night, for two' }))
  const group = screen.getByRole('group', { name: 'Price' })
  await expect.element(group).toHaveAccessibleDescription('A night, for two')
  const lowest = screen.getByRole('slider', { name: 'Price: at least' })
  await expect.element(lowest).toHaveAttribute('aria-valuetext', '₹ 2000')
  await expect.element(screen.getByText('₹ 2000 – ₹ 6000')).toBeVisible()
  expect(await findAccessibilityProblems(screen.container)).toEqual([])
})

test('the keys move a knob, which does not pass the other', async () => {
  const told: Range[] = []
  const screen = await render(sample({ onValueChange: (value) => told.push(value) }))
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByText('₹ 2500 – ₹ 6000')).toBeVisible()
  await userEvent.keyboard('{End}')
  await expect.element(screen.getByText('₹ 6000 – ₹ 6000')).toBeVisible()
  expect(told).toEqual([
    [2500, 6000],
    [6000, 6000],
  ])
})

test('it goes with a plain form, under two names, before the script as well', async () => {
  const html = showServerHtml(<form>{sample()}</form>)
  expect(sent(html.querySelector('form'))).toEqual({ 'price-min': '2000', 'price-max': '6000' })
  const screen = await render(<form>{sample()}</form>)
  screen.getByRole('slider', { name: 'Price: at most' }).last().element().focus()
  await userEvent.keyboard('{End}')
  await expect.poll(() => sent(screen.container.querySelector('form'))['price-max']).toBe('9000')
})

test('its owner is obeyed', async () => {
  const screen = await render(sample({ value: [2000, 6000], onValueChange: () => {} }))
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByText('₹ 2000 – ₹ 6000')).toBeVisible()
})

test('from right to left the smallest price stands at the right, and Left is more', async () => {
  const screen = await render(
    <LocaleProvider locale="ar-AE">
      <div dir="rtl">{sample()}</div>
    </LocaleProvider>,
  )
  const [lowest, highest] = screen.getByRole('slider').elements()
  const middle = (knob?: Element) => knob?.getBoundingClientRect().x ?? 0
  await expect.poll(() => middle(lowest) > middle(highest)).toBe(true)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(screen.getByText('₹ 2500 – ₹ 6000')).toBeVisible()
})

test("a form's reset brings back what it began with", async () => {
  const screen = await render(
    <form>
      <RangeSlider label="Price" name="price" max={100} defaultValue={[20, 60]} />
    </form>,
  )
  const form = screen.container.querySelector('form') as HTMLFormElement
  const lowest = screen.getByRole('slider', { name: 'Price: at least' })
  ;(lowest.element() as HTMLElement).focus()
  await userEvent.keyboard('{Home}')
  await expect.element(lowest).toHaveAttribute('aria-valuenow', '0')
  form.reset()
  await expect.element(lowest).toHaveAttribute('aria-valuenow', '20')
  expect([...new FormData(form).values()]).toEqual(['20', '60'])
})
