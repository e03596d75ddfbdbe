import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../../test/conformance.tsx'
import { allowMotion } from '../../../test/emulate.ts'
import { MembershipCard } from './membership-card.tsx'

const facts = {
  brand: 'Palm Tours',
  validity: '12 months',
  benefits: ['30% off hotels', '50% off activities'],
}

describeConformance('MembershipCard', (props) => <MembershipCard {...facts} {...props} />, {
  slot: 'membership-card',
  tag: 'div',
})

test('it carries no name, but validity, number and what it brings', async () => {
  const screen = await render(
    <MembershipCard {...facts} validity="Until 31/12/2027" number="1499 0142 2027" />,
  )
  for (const text of [
    'Palm Tours',
    'Bearer',
    'Until 31/12/2027',
    '1499 0142 2027',
    '30% off hotels',
    '50% off activities',
  ]) {
    await expect.element(screen.getByText(text)).toBeVisible()
  }
})

const transform = (): string => {
  const face = document.querySelector('[data-slot="membership-card-face"]')
  return face ? getComputedStyle(face).transform : ''
}

test('it leans towards the pointer and lies down again', async () => {
  await allowMotion()
  await page.viewport(800, 600)
  const screen = await render(
    <>
      <MembershipCard {...facts} data-testid="card" />
      <p>Elsewhere</p>
    </>,
  )
  const card = screen.getByTestId('card')
  expect(transform()).toMatch(/^(none|matrix\(1, 0, 0, 1, 0, 0\))$/)
  await userEvent.hover(card, { position: { x: 20, y: 20 } })
  await expect.poll(transform).toMatch(/^matrix3d/)
  await userEvent.hover(screen.getByText('Elsewhere'))
  await expect.poll(transform).toMatch(/^(none|matrix\(1, 0, 0, 1, 0, 0\))$/)
})

test('a flat card lies still', async () => {
  await page.viewport(800, 600)
  const screen = await render(<MembershipCard {...facts} motion="flat" data-testid="card" />)
  await userEvent.hover(screen.getByTestId('card'), { position: { x: 20, y: 20 } })
  expect(transform()).not.toMatch(/^matrix3d/)
})

test('long words are cut, not spilled', async () => {
  await page.viewport(320, 640)
  await render(
    <MembershipCard
      {...facts}
      holder="Whoever of the family carries it on that day"
      number="1499 0142 2027 0001"
    />,
  )
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})
