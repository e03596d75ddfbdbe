import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../../test/conformance.tsx'
import {
  SiteFooter,
  SiteFooterColumn,
  SiteFooterLead,
  SiteFooterLegal,
  SiteFooterLinks,
  SiteFooterWhatsapp,
} from './site-footer.tsx'

const inside = { wrap: (part: React.ReactElement) => <SiteFooter>{part}</SiteFooter> }

describeConformance('SiteFooter', (props) => <SiteFooter {...props} />, {
  slot: 'site-footer',
  tag: 'footer',
})
describeConformance('SiteFooterLead', (props) => <SiteFooterLead {...props} />, {
  slot: 'site-footer-lead',
  tag: 'div',
  ...inside,
})
describeConformance('SiteFooterColumn', (props) => <SiteFooterColumn title="Hotels" {...props} />, {
  slot: 'site-footer-column',
  tag: 'div',
  ...inside,
})
describeConformance('SiteFooterLinks', (props) => <SiteFooterLinks {...props} />, {
  slot: 'site-footer-links',
  tag: 'ul',
  ...inside,
})
describeConformance('SiteFooterLegal', (props) => <SiteFooterLegal {...props} />, {
  slot: 'site-footer-legal',
  tag: 'div',
  ...inside,
})
describeConformance(
  'SiteFooterWhatsapp',
  (props) => <SiteFooterWhatsapp href="#chat" target="" {...props} />,
  {
    slot: 'site-footer-whatsapp',
    tag: 'a',
    wrap: (part) => (
      <SiteFooter>
        <SiteFooterLead>{part}</SiteFooterLead>
      </SiteFooter>
    ),
  },
)

test.each([
  [639, 'WhatsApp'],
  [640, 'WhatsApp Enquiry'],
])('at %d pixels the chat button is written and spoken "%s"', async (width, name) => {
  await page.viewport(width, 800)
  const screen = await render(<SiteFooterWhatsapp href="https://wa.me/918320000142?text=Hello" />)
  const button = screen.getByRole('link', { name, exact: true })
  await expect.element(button).toBeVisible()
  await expect.element(button).toHaveAttribute('target', '_blank')
  expect((button.element() as HTMLElement).innerText.trim()).toBe(name)
})

test('a column is a titled list of links', async () => {
  const screen = await render(
    <SiteFooter>
      <SiteFooterColumn title="Quick links" headingLevel={3}>
        <SiteFooterLinks>
          <li>
            <a href="/dining">Dining</a>
          </li>
        </SiteFooterLinks>
      </SiteFooterColumn>
    </SiteFooter>,
  )
  await expect.element(screen.getByRole('contentinfo')).toBeVisible()
  await expect.element(screen.getByRole('heading', { level: 3, name: 'Quick links' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Dining' })).toHaveAttribute('href', '/dining')
})
