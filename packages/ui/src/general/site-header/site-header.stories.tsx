import type { Meta, StoryObj } from '@storybook/react-vite'
import type * as React from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { samplePictures } from '../../internal/stories/sample-pictures.ts'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { Button } from '../button/button.tsx'
import {
  BrandFacebookIcon,
  BrandInstagramIcon,
  BrandYoutubeIcon,
  LayoutDashboardIcon,
  LogoutIcon,
  MailIcon,
  MapPinIcon,
  PhoneIcon,
  SunsetIcon,
} from '../icon/icon.tsx'
import { Picture } from '../picture/picture.tsx'
import { SocialLink, SocialLinks } from '../social-links/social-links.tsx'
import {
  SiteHeader,
  SiteHeaderAccountMenu,
  SiteHeaderActions,
  SiteHeaderBar,
  SiteHeaderDetail,
  SiteHeaderLogo,
  SiteHeaderMenu,
  SiteHeaderMenuNav,
  SiteHeaderMenuSection,
  SiteHeaderNav,
  type SiteHeaderProps,
  SiteHeaderTop,
} from './site-header.tsx'

const pages = ['HOME', 'HOTELS', 'ACTIVITY', 'GALLERY', 'BEACH', 'MEMBERSHIPS', 'CONTACT US']

const links = pages.map((name) => (
  <li key={name}>
    <a href={`#${name}`} aria-current={name === 'HOTELS' ? 'page' : undefined}>
      {name}
    </a>
  </li>
))

const social = (
  <SocialLinks>
    <SocialLink label="Facebook" icon={<BrandFacebookIcon />} />
    <SocialLink label="Instagram" icon={<BrandInstagramIcon />} />
    <SocialLink label="YouTube" icon={<BrandYoutubeIcon />} />
  </SocialLinks>
)

const details = (
  <>
    <SiteHeaderDetail asChild icon={<PhoneIcon />}>
      <a href="tel:+918320000142">+91 832 000 0142</a>
    </SiteHeaderDetail>
    <SiteHeaderDetail asChild icon={<MailIcon />}>
      <a href="mailto:hello@susegad.example">hello@susegad.example</a>
    </SiteHeaderDetail>
  </>
)

const logo = (
  <SiteHeaderLogo href="#home">
    <SunsetIcon /> Susegad
  </SiteHeaderLogo>
)

const anonymous = (
  <Button asChild size="sm" variant="outline">
    <a href="#login">Login</a>
  </Button>
)

const signedIn = (
  <SiteHeaderAccountMenu>
    <li>
      <a href="#dashboard">
        <LayoutDashboardIcon /> Go to Dashboard
      </a>
    </li>
    <li>
      <button type="button">
        <LogoutIcon /> Logout
      </button>
    </li>
  </SiteHeaderAccountMenu>
)

const top = (
  <SiteHeaderTop>
    {details}
    <SiteHeaderDetail icon={<MapPinIcon />} shown="tablet">
      Beach Road, Candolim, Goa
    </SiteHeaderDetail>
    {social}
  </SiteHeaderTop>
)

const menu = (
  <SiteHeaderMenu heading={logo}>
    <SiteHeaderMenuNav>{links}</SiteHeaderMenuNav>
    <SiteHeaderMenuSection>
      <Button asChild>
        <a href="#login">Login</a>
      </Button>
    </SiteHeaderMenuSection>
    <SiteHeaderMenuSection>
      {details}
      <SiteHeaderDetail icon={<MapPinIcon />}>Beach Road, Candolim, Goa</SiteHeaderDetail>
      {social}
    </SiteHeaderMenuSection>
  </SiteHeaderMenu>
)

/** `name` tells the navigations of several headers on one page apart. */
const whole = (account: React.ReactNode, name?: string) => (
  <>
    {top}
    <SiteHeaderBar>
      {logo}
      <SiteHeaderNav {...(name ? { 'aria-label': name } : {})}>{links}</SiteHeaderNav>
      <SiteHeaderActions>
        {account}
        {menu}
      </SiteHeaderActions>
    </SiteHeaderBar>
  </>
)

const meta = {
  title: 'Components/Structure/SiteHeader',
  component: SiteHeader,
  subcomponents: {
    SiteHeaderTop,
    SiteHeaderDetail,
    SiteHeaderBar,
    SiteHeaderLogo,
    SiteHeaderNav,
    SiteHeaderActions,
    SiteHeaderMenu,
    SiteHeaderMenuSection,
    SiteHeaderMenuNav,
    SiteHeaderAccountMenu,
  },
  args: { children: whole(anonymous) },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '420px' },
      description: {
        component:
          'The header of every page. Scrolling down hides both bars; scrolling up brings the contact bar back, and the lower bar returns a second after the scrolling ends. At the top both are visible, and neither hides while the focus is in it. `overlay` lies over the first picture of a detail page and turns opaque after 200 px.\n\nElements that stick below it read `--sg-header-shown-height`, anchors `--sg-header-height`.\n\n**Use it** once, at the top of every public page.\n\n**Do not use it** for the sections of a page (SectionTabs).\n\n### Keyboard\n\n| Key | Does |\n|---|---|\n| Tab | goes through contact bar, logo, links, account; brings a hidden bar back |\n| Enter, Space | opens the menu or the account menu |\n| Escape | closes it and returns to its button |',
      },
    },
  },
} satisfies Meta<typeof SiteHeader>

export default meta
type Story = StoryObj<typeof meta>

const overPage: Story['decorators'] = [
  (Story, { args }) => (
    <div style={{ minBlockSize: '160vh' }}>
      <Story />
      <main>
        {args.mode === 'overlay' && samplePictures[1] ? (
          <Picture {...samplePictures[1]} style={{ inlineSize: '100%' }} />
        ) : (
          <p style={{ padding: '2rem' }}>The page below the header.</p>
        )}
      </main>
    </div>
  ),
]

export const Default: Story = { decorators: overPage }

const longNames = ['THE HOUSES WE KNOW ROOM BY ROOM', 'WHAT TO DO ON LAND AND WATER', 'ASK US ANYTHING']

const longHeader = (
  <>
    <SiteHeaderTop>
      <SiteHeaderDetail icon={<PhoneIcon />}>
        +91 832 000 0142, from ten in the morning to seven at night
      </SiteHeaderDetail>
      <SiteHeaderDetail icon={<MailIcon />}>
        reservations-and-enquiries@a-very-long-name.example
      </SiteHeaderDetail>
    </SiteHeaderTop>
    <SiteHeaderBar>
      <SiteHeaderLogo href="#home">
        <SunsetIcon /> Unhurried Journeys along the Konkan Coast
      </SiteHeaderLogo>
      <SiteHeaderNav aria-label="Long">
        {longNames.map((name) => (
          <li key={name}>
            <a href="#long">{name}</a>
          </li>
        ))}
      </SiteHeaderNav>
      <SiteHeaderActions>
        <Button asChild size="sm" variant="outline">
          <a href="#login">Sign in to your account</a>
        </Button>
        {menu}
      </SiteHeaderActions>
    </SiteHeaderBar>
  </>
)

/** Both modes, signed in or not, and with very long texts. */
export const Matrix: Story = {
  parameters: { layout: 'padded', docs: { story: { inline: true } } },
  render: () => (
    <StateMatrix<SiteHeaderProps>
      rows={{
        'Nobody signed in': { children: whole(anonymous, 'Nobody') },
        'Signed in': { children: whole(signedIn, 'Signed in') },
        'Over a picture': { mode: 'overlay', children: whole(anonymous, 'Over') },
        'Bar alone': { children: <SiteHeaderBar>{logo}</SiteHeaderBar> },
        'Long text': { children: longHeader },
      }}
    >
      {(state, row) => (
        <article aria-label={row} style={{ position: 'relative', maxBlockSize: '14rem', overflow: 'clip' }}>
          <SiteHeader {...state} style={{ position: 'relative' }} />
          {state.mode === 'overlay' && samplePictures[1] && (
            <Picture {...samplePictures[1]} style={{ inlineSize: '100%' }} />
          )}
        </article>
      )}
    </StateMatrix>
  ),
}

export const Overlay: Story = { decorators: overPage, args: { mode: 'overlay' } }

export const SignedIn: Story = {
  decorators: overPage,
  args: {
    children: (
      <SiteHeaderBar>
        {logo}
        <SiteHeaderNav>{links}</SiteHeaderNav>
        <SiteHeaderActions>{signedIn}</SiteHeaderActions>
      </SiteHeaderBar>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('Dashboard'))
    await expect(canvas.getByRole('link', { name: 'Go to Dashboard' })).toBeVisible()
  },
}

export const MenuOpen: Story = {
  decorators: overPage,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const button = canvas.queryByRole('button', { name: 'Open menu' })
    // At desktop widths there is no menu, only the links.
    if (!button) return
    await userEvent.click(button)
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Menu' })).toBeVisible())
  },
}

export const RightToLeft: Story = { decorators: overPage, globals: { direction: 'rtl' } }
