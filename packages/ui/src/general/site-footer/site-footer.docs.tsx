import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { SiteFooter, SiteFooterColumn, SiteFooterLegal, SiteFooterLinks } from './site-footer.tsx'

const links = (names: readonly string[]) =>
  names.map((name) => (
    <li key={name}>
      <a href="#page">{name}</a>
    </li>
  ))

// Its columns follow the window's width, and this frame is narrower.
const half = { gridColumn: 'span 6' }
const whole = { gridColumn: '1 / -1' }

const legal = (
  <SiteFooterLegal>
    <p>© 2026 Susegad</p>
  </SiteFooterLegal>
)

export const docs: ComponentDocs = {
  uses: [
    {
      right: {
        shown: (
          <SiteFooter>
            <SiteFooterColumn title="Plan your stay" style={half}>
              <SiteFooterLinks>{links(['Hotels', 'Beaches', 'Activities'])}</SiteFooterLinks>
            </SiteFooterColumn>
            <SiteFooterColumn title="Before you book" style={half}>
              <SiteFooterLinks>{links(['Refunds', 'Terms'])}</SiteFooterLinks>
            </SiteFooterColumn>
            {legal}
          </SiteFooter>
        ),
        because: 'Links in groups, each with a title that says what is in it.',
      },
      wrong: {
        shown: (
          <SiteFooter>
            <SiteFooterColumn title="Links" style={whole}>
              <SiteFooterLinks>
                {links([
                  'Terms',
                  'Hotels',
                  'Hotels in Goa',
                  'Best hotels',
                  'Refunds',
                  'Beaches',
                  'Goa beaches',
                ])}
              </SiteFooterLinks>
            </SiteFooterColumn>
            {legal}
          </SiteFooter>
        ),
        because: 'One long list, with repeats for search engines: visitors cannot find the refund policy.',
      },
    },
  ],
}
