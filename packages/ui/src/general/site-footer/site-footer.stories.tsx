import type { Meta, StoryObj } from '@storybook/react-vite'
import type * as React from 'react'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { BrandFacebookIcon, BrandInstagramIcon, BrandYoutubeIcon } from '../icon/icon.tsx'
import { SocialLink, SocialLinks } from '../social-links/social-links.tsx'
import {
  SiteFooter,
  SiteFooterColumn,
  SiteFooterLead,
  SiteFooterLegal,
  SiteFooterLinks,
  SiteFooterWhatsapp,
} from './site-footer.tsx'

const meta = {
  title: 'Components/Structure/SiteFooter',
  component: SiteFooter,
  subcomponents: { SiteFooterLead, SiteFooterColumn, SiteFooterLinks, SiteFooterWhatsapp, SiteFooterLegal },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The footer of every page: who you are, when and where to reach you, and links to all pages. On small screens the chat button has a shorter text, which screen readers hear too.\n\n**Use it** once, at the end of every public page.\n\n**Do not use it** on the desk.',
      },
    },
  },
} satisfies Meta<typeof SiteFooter>

export default meta
type Story = StoryObj<typeof meta>

const pages = [
  'Home',
  'Hotels',
  'Activities',
  'Beaches',
  'Gallery',
  'Dining',
  'Membership',
  'Contact Us',
  'Terms & Conditions',
  'Privacy Policy',
  'Refund Policy',
]
const hotels = [
  'Amara Grand Hotel',
  'La View Hotel',
  'Regent Laguna Hotel',
  'Wotel Calangute',
  'Tree House Hotel',
]

const links = (names: readonly string[]) =>
  names.map((name) => (
    <li key={name}>
      <a href={`#${name.replaceAll(' ', '-')}`}>{name}</a>
    </li>
  ))

const whole = (
  <>
    <SiteFooterLead>
      <p style={{ fontFamily: 'var(--sg-font-display)', fontSize: 'var(--sg-text-2xl)' }}>Susegad</p>
      <p>A travel agency from Goa. We find you a room, a boat and a table, and answer within a day.</p>
      <SiteFooterWhatsapp href="https://wa.me/918320000142" />
      <SocialLinks>
        <SocialLink label="Facebook" icon={<BrandFacebookIcon />} />
        <SocialLink label="Instagram" icon={<BrandInstagramIcon />} />
        <SocialLink label="YouTube" icon={<BrandYoutubeIcon />} />
      </SocialLinks>
    </SiteFooterLead>
    <SiteFooterColumn title="Visit us">
      <p>
        10:00 AM to 7:00 PM
        <br />
        Monday to Sunday
      </p>
      <address style={{ fontStyle: 'normal' }}>
        Beach Road, Candolim,
        <br />
        Goa 403515, India
      </address>
      <SiteFooterLinks>
        <li>
          <a href="tel:+918320000142">+91 832 000 0142</a>
        </li>
        <li>
          <a href="mailto:hello@susegad.example">hello@susegad.example</a>
        </li>
      </SiteFooterLinks>
    </SiteFooterColumn>
    <SiteFooterColumn title="Quick links">
      <SiteFooterLinks columns="two">{links(pages)}</SiteFooterLinks>
    </SiteFooterColumn>
    <SiteFooterColumn title="Hotels">
      <SiteFooterLinks>{links(hotels)}</SiteFooterLinks>
    </SiteFooterColumn>
    <SiteFooterLegal>
      <p>© 2024 Susegad. All rights reserved.</p>
      <p>Made without hurry in Candolim.</p>
    </SiteFooterLegal>
  </>
)

export const Default: Story = { args: { children: whole } }

const legal = (
  <SiteFooterLegal>
    <p>© 2024 Susegad. All rights reserved.</p>
  </SiteFooterLegal>
)

const longChat = 'Chat with our travel advisers on WhatsApp, day and night'

/** Whole, reduced, and with very long texts. */
export const Matrix: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <StateMatrix<React.ComponentProps<'footer'>>
      rows={{
        Whole: { children: whole },
        'Legal line alone': { children: legal },
        'Long text': {
          children: (
            <>
              <SiteFooterLead>
                <p>Unhurried Journeys along the Malabar and Konkan Coasts</p>
                <SiteFooterWhatsapp href="#chat" labels={{ whatsapp: longChat, whatsappShort: longChat }} />
              </SiteFooterLead>
              <SiteFooterColumn title="Where and when you may visit us">
                <SiteFooterLinks>
                  <li>
                    <a href="#mail">reservations-and-enquiries@a-very-long-name.example</a>
                  </li>
                </SiteFooterLinks>
              </SiteFooterColumn>
              <SiteFooterColumn title="Everything else on these pages">
                <SiteFooterLinks columns="two">
                  {links([
                    'Terms, conditions and cancellations',
                    'Datenschutzgrundverordnung',
                    'Refunds',
                    'Dining',
                  ])}
                </SiteFooterLinks>
              </SiteFooterColumn>
              {legal}
            </>
          ),
        },
      }}
    >
      {(state, row) => (
        <article aria-label={row}>
          <SiteFooter {...state} />
        </article>
      )}
    </StateMatrix>
  ),
}

export const RightToLeft: Story = { ...Default, globals: { direction: 'rtl' } }
