import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
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
