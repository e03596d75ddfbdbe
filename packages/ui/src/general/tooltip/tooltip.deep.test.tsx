import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../../test/conformance.tsx'
import { Tooltip } from './tooltip.tsx'

const tooltip = (props: object = {}) => (
  <div style={{ padding: '6rem' }}>
    <Tooltip content="Get 30% off hotels" {...props}>
      <button type="button">Membership</button>
    </Tooltip>
    <button type="button">Elsewhere</button>
  </div>
)

describeConformance(
  'Tooltip',
  (props) => (
    <Tooltip content="Get 30% off hotels" {...props}>
      <button type="button">Membership</button>
    </Tooltip>
  ),
  { slot: 'tooltip', tag: 'span' },
)

test('shows on hover and hides when the pointer leaves', async () => {
  const screen = await render(tooltip())
  const bubble = screen.getByText('Get 30% off hotels')
  await expect.element(bubble).not.toBeVisible()
  await userEvent.hover(screen.getByRole('button', { name: 'Membership' }))
  await expect.element(bubble).toBeVisible()
  await userEvent.hover(bubble)
  await expect.element(bubble).toBeVisible()
  await userEvent.hover(screen.getByRole('button', { name: 'Elsewhere' }))
  await expect.element(bubble).not.toBeVisible()
})

test('shows on focus, describes its control, and Escape puts it away until the control is left', async () => {
  const screen = await render(tooltip())
  const bubble = screen.getByText('Get 30% off hotels')
  await userEvent.hover(screen.getByRole('button', { name: 'Elsewhere' }))
  await userEvent.tab()
  await expect.element(bubble).toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: 'Membership' }))
    .toHaveAccessibleDescription('Get 30% off hotels')
  await userEvent.keyboard('{Escape}')
  await expect.element(bubble).not.toBeVisible()
  await userEvent.tab()
  await userEvent.tab({ shift: true })
  await expect.element(bubble).toBeVisible()
})

test('can be told never to show', async () => {
  const screen = await render(tooltip({ shown: 'never' }))
  await userEvent.hover(screen.getByRole('button', { name: 'Membership' }))
  expect(screen.getByText('Get 30% off hotels').elements()).toHaveLength(0)
})

const corners = { 'top left': '0 auto auto 0', 'bottom right': 'auto 0 0 auto' }
const places = Object.keys(corners).flatMap((corner) =>
  (['top', 'bottom'] as const).flatMap((side) =>
    (['start', 'center', 'end'] as const).map((align) => [corner, side, align] as const),
  ),
)

test.each(places)('in the %s corner it stays in the window: %s, %s', async (corner, side, align) => {
  const screen = await render(
    <div style={{ position: 'fixed', inset: corners[corner as keyof typeof corners] }}>
      <Tooltip content="Get 30% off hotels" {...{ side, align }}>
        <button type="button">Card</button>
      </Tooltip>
    </div>,
  )
  const trigger = screen.getByRole('button', { name: 'Card' })
  const bubble = screen.getByText('Get 30% off hotels')
  await trigger.hover()
  await expect.element(bubble).toBeVisible()
  const at = bubble.element().getBoundingClientRect()
  expect(at.left).toBeGreaterThanOrEqual(0)
  expect(at.top).toBeGreaterThanOrEqual(0)
  expect(at.right).toBeLessThanOrEqual(innerWidth)
  expect(at.bottom).toBeLessThanOrEqual(innerHeight)
  const pressed = trigger.element().getBoundingClientRect()
  expect(at.bottom <= pressed.top || at.top >= pressed.bottom).toBe(true)
  await bubble.hover()
  await expect.element(bubble).toBeVisible()
})

test('Escape pressed elsewhere does not keep it from showing', async () => {
  const screen = await render(tooltip())
  await userEvent.hover(screen.getByRole('button', { name: 'Elsewhere' }))
  await userEvent.keyboard('{Escape}')
  await userEvent.tab()
  await expect.element(screen.getByText('Get 30% off hotels')).toBeVisible()
})

test('put away by Escape under the pointer, it shows again on focus', async () => {
  const screen = await render(tooltip())
  const bubble = screen.getByText('Get 30% off hotels')
  await userEvent.hover(screen.getByRole('button', { name: 'Membership' }))
  await userEvent.keyboard('{Escape}')
  await expect.element(bubble).not.toBeVisible()
  await userEvent.hover(screen.getByRole('button', { name: 'Elsewhere' }))
  await userEvent.tab()
  await expect.element(bubble).toBeVisible()
})
