import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findAccessibilityProblems } from '../../../test/axe.ts'
import { describeConformance } from '../../../test/conformance.tsx'
import { MembershipCta } from './membership-cta.tsx'

const offer = 'Get 30% off hotels + 50% off activities'
const invitation = { href: '/membership', tooltip: offer, children: 'Book Membership Now' }

describeConformance(
  'MembershipCta',
  (props) => <MembershipCta {...invitation} onClick={() => {}} {...props} />,
  {
    slot: 'membership-cta',
    tag: 'button',
    // Its tooltip stands around it.
    wrap: (part) => part,
    renderAsChild: (props) => (
      <MembershipCta {...props} asChild>
        <a href="/elsewhere">Get Your Membership Card</a>
      </MembershipCta>
    ),
  },
)

test('it is a link to the membership page', async () => {
  const screen = await render(<MembershipCta {...invitation} />)
  const link = screen.getByRole('link', { name: 'Book Membership Now' })
  await expect.element(link).toHaveAttribute('href', '/membership')
})

test('with a handler of its own only the handler runs', async () => {
  let asked = 0
  const screen = await render(<MembershipCta {...invitation} onClick={() => asked++} />)
  const before = location.href
  await screen.getByRole('button', { name: 'Book Membership Now' }).click()
  expect(asked).toBe(1)
  expect(location.href).toBe(before)
})

test('the offer shows on hover and goes when the pointer leaves', async () => {
  const screen = await render(
    <div style={{ padding: 100 }}>
      <MembershipCta {...invitation} />
    </div>,
  )
  const tip = screen.getByText(offer)
  await expect.element(tip).not.toBeVisible()
  await screen.getByRole('link').hover()
  await expect.element(tip).toBeVisible()
  await screen.getByRole('link').unhover()
  await expect.element(tip).not.toBeVisible()
})

test('the offer shows on keyboard focus and Escape puts it away', async () => {
  const screen = await render(<MembershipCta {...invitation} />)
  await userEvent.tab()
  await expect.element(screen.getByText(offer)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByText(offer)).not.toBeVisible()
  await expect.element(screen.getByRole('link')).toHaveAccessibleDescription(offer)
})

test('H-CTA-1, H-CTA-2, H-CTA-3, H-CTA-5: primary, secondary, outline and cta each have a look of their own', async () => {
  const variants = ['primary', 'secondary', 'outline', 'cta'] as const
  const screen = await render(
    <div style={{ display: 'grid', gap: 80, padding: 80 }}>
      {variants.map((variant) => (
        <MembershipCta key={variant} variant={variant} href="/membership">
          {variant}
        </MembershipCta>
      ))}
    </div>,
  )
  const looks = variants.map((variant) => {
    const style = getComputedStyle(screen.getByRole('link', { name: variant }).element())
    return [style.backgroundColor, style.backgroundImage, style.color, style.borderColor].join(' ')
  })
  expect(new Set(looks).size).toBe(variants.length)
  expect(await findAccessibilityProblems(screen.container)).toEqual([])
})

test('H-CTA-6: sm, md, lg and xl are each higher than the one before, whatever the variant', async () => {
  const sizes = ['sm', 'md', 'lg', 'xl'] as const
  const screen = await render(
    <div>
      {sizes.map((size) => (
        <MembershipCta key={size} size={size} variant="outline" href="/membership">
          {size}
        </MembershipCta>
      ))}
    </div>,
  )
  const heights = sizes.map(
    (size) => screen.getByRole('link', { name: size }).element().getBoundingClientRect().height,
  )
  expect(heights).toEqual([36, 44, 52, 64])
})

test('the crown can be hidden', async () => {
  const screen = await render(<MembershipCta {...invitation} icon="none" />)
  expect(screen.container.querySelector('svg')).toBeNull()
})

test('floating it never shows the offer and stands beside, not around, the phone link', async () => {
  const screen = await render(<MembershipCta {...invitation} variant="floating" phone="+91 832 000 0142" />)
  expect(screen.container.textContent).not.toContain(offer)
  const call = screen.getByRole('link', { name: 'Call Now' })
  await expect.element(call).toHaveAttribute('href', 'tel:+918320000142')
  expect(document.querySelector('a a, a button, button a')).toBeNull()
})

test.each([320, 1440])('floating at %d px it keeps 1.5 rem from the corner', async (width) => {
  await page.viewport(width, 640)
  const screen = await render(<MembershipCta {...invitation} variant="floating" phone="+91 832 000 0142" />)
  const box = screen.getByRole('link', { name: /Book/ }).element().getBoundingClientRect()
  expect(document.documentElement.clientWidth - box.right).toBeCloseTo(24, 0)
  expect(innerHeight - box.bottom).toBeCloseTo(24, 0)
  const call = screen.getByRole('link', { name: 'Call Now' }).element().getBoundingClientRect()
  // The contact helper's round button ends 68 px from the left.
  expect(call.left).toBeGreaterThan(72)
})

test('floating, what is given to it reaches the group, and the link what only a link has', async () => {
  const root = { current: null as HTMLElement | null }
  const screen = await render(
    <MembershipCta
      {...invitation}
      ref={root}
      id="offer"
      className="theirs"
      style={{ insetBlockEnd: '6rem' }}
      target="_blank"
      aria-label="Become a member"
      variant="floating"
      phone="+91 832 000 0142"
    />,
  )
  const group = root.current as HTMLElement
  const link = screen.getByRole('link', { name: 'Become a member' })
  expect(group.dataset.slot).toBe('membership-cta-group')
  expect(group.className).toBe('sg-membership-cta-group theirs')
  expect([group.id, getComputedStyle(group).bottom]).toEqual(['offer', '96px'])
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(link).not.toHaveAttribute('id')
  await expect.element(link).not.toHaveClass('theirs')
})
