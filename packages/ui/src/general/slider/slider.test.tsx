import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../../test/conformance.tsx'
import { showServerHtml } from '../../../test/server-html.tsx'
import { Slider } from './slider.tsx'

describeConformance('Slider', (props) => <Slider label="Price" {...props} />, {
  slot: 'slider',
  tag: 'input',
  frame: 'fieldClassName',
})

const rupees = (value: number) => `₹ ${value}`

test('its value is written beside the label and for screen readers', async () => {
  const told: number[] = []
  const screen = await render(
    <Slider
      label="Price"
      min={1000}
      max={9000}
      step={500}
      defaultValue={4000}
      formatValue={rupees}
      onValueChange={(value) => told.push(value)}
    />,
  )
  const slider = screen.getByRole('slider', { name: 'Price' })
  await expect.element(slider).toHaveAttribute('aria-valuetext', '₹ 4000')
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByText('₹ 4500')).toBeVisible()
  await expect.element(slider).toHaveAttribute('aria-valuetext', '₹ 4500')
  expect(told).toEqual([4500])
})

test('numbers are written as the locale writes them', async () => {
  const screen = await render(<Slider label="Price" max={200_000} defaultValue={125_000} />)
  await expect.element(screen.getByText('1,25,000')).toBeVisible()
})

test('its owner is obeyed', async () => {
  const screen = await render(<Slider label="Guests" max={8} value={2} onValueChange={() => {}} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('slider')).toHaveValue('2')
  await screen.rerender(<Slider label="Guests" max={8} value={5} />)
  await expect.element(screen.getByText('5')).toBeVisible()
})

test('it goes with a plain form, before the script as well', () => {
  const html = showServerHtml(
    <form>
      <Slider label="Price" name="price" defaultValue={30} />
    </form>,
  )
  expect(new FormData(html.querySelector('form') as HTMLFormElement).get('price')).toBe('30')
})

test('a finger has 44 pixels', async () => {
  const screen = await render(<Slider label="Price" />)
  expect(screen.getByRole('slider').element().getBoundingClientRect().height).toBe(44)
})

test("a form's reset brings back what it began with", async () => {
  const screen = await render(
    <form>
      <Slider label="Minutes" min={0} max={30} defaultValue={10} name="minutes" />
    </form>,
  )
  const slider = screen.getByRole('slider', { name: 'Minutes' })
  ;(slider.element() as HTMLElement).focus()
  await userEvent.keyboard('{End}')
  await expect.element(screen.getByRole('status')).toHaveTextContent('30')
  screen.container.querySelector('form')?.reset()
  await expect.element(screen.getByRole('status')).toHaveTextContent('10')
  await expect.element(slider).toHaveAttribute('aria-valuetext', '10')
  await expect.element(slider).toHaveValue('10')
})
