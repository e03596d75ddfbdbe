import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../../test/conformance.tsx'
import { SocialLink, SocialLinks } from './social-links.tsx'

const sign = <svg aria-hidden="true" />

describeConformance(
  'SocialLinks',
  (props) => (
    <SocialLinks {...props}>
      <SocialLink label="Facebook" icon={sign} />
    </SocialLinks>
  ),
  { slot: 'social-links', tag: 'ul' },
)
describeConformance('SocialLink', (props) => <SocialLink label="Facebook" icon={sign} {...props} />, {
  slot: 'social-link',
  tag: 'li',
  wrap: (part) => <SocialLinks>{part}</SocialLinks>,
})

test('with an address it is a link of that name', async () => {
  const screen = await render(
    <SocialLinks>
      <SocialLink label="Instagram" icon={sign} href="https://example.com/goa" />
    </SocialLinks>,
  )
  await expect
    .element(screen.getByRole('link', { name: 'Instagram' }))
    .toHaveAttribute('href', 'https://example.com/goa')
})

test('without one it is a disabled link of that name which leads nowhere', async () => {
  const screen = await render(
    <SocialLinks>
      <SocialLink label="Instagram" icon={sign} />
    </SocialLinks>,
  )
  const link = screen.getByRole('link', { name: 'Instagram' })
  await expect.element(link).toHaveAttribute('aria-disabled', 'true')
  await expect.element(link).not.toHaveAttribute('href')
})
