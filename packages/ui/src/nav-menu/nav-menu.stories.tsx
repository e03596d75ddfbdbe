import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { StateMatrix } from '../internal/stories/state-matrix.tsx'
import { NavMenu, NavMenuLink, type NavMenuProps } from './nav-menu.tsx'

const someLinks = (
  <>
    <NavMenuLink href="#home">HOME</NavMenuLink>
    <NavMenuLink href="#hotels" current="page">
      HOTELS
    </NavMenuLink>
    <NavMenuLink href="#gallery">GALLERY</NavMenuLink>
  </>
)

const inSection = (
  <>
    <NavMenuLink href="#home">HOME</NavMenuLink>
    <NavMenuLink href="#hotels" current="section">
      HOTELS
    </NavMenuLink>
  </>
)

const longNames = (
  <>
    <NavMenuLink href="#hotels">Hotels and houses by the sea</NavMenuLink>
    <NavMenuLink href="#activity" current="page">
      Activities on the water and on land
    </NavMenuLink>
  </>
)

const onInk = { background: 'var(--sg-ink)', color: 'var(--sg-on-ink)', padding: 'var(--sg-space-4)' }

const meta = {
  title: 'Components/Navigation/NavMenu',
  component: NavMenu,
  subcomponents: { NavMenuLink },
  render: (args) => (
    <NavMenu {...args}>
      <NavMenuLink href="#home">HOME</NavMenuLink>
      <NavMenuLink href="#hotels" current="page">
        HOTELS
      </NavMenuLink>
      <NavMenuLink href="#activity">ACTIVITY</NavMenuLink>
      <NavMenuLink href="#gallery">GALLERY</NavMenuLink>
      <NavMenuLink href="#contact">CONTACT US</NavMenuLink>
    </NavMenu>
  ),
  parameters: {
    docs: {
      description: {
        component: `The navigation of a site, in a row or in a column. The current page is underlined, and announced as current.

**Use it** in headers, side menus and beside the account pages. Pass \`asChild\` for a router’s link, which may set
\`aria-current\` itself.

**Do not use it** for the sections of one page (SectionTabs).

### Keyboard

| Key | Does |
|---|---|
| Tab | visits the links in order |
| Enter | follows one |`,
      },
    },
  },
} satisfies Meta<typeof NavMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('HOTELS')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'HOME' })).toHaveFocus()
  },
}

/** In a row and in a column, on light and on dark, before and after the page it leads to is open. */
export const Matrix: Story = {
  render: (args) => (
    <StateMatrix<NavMenuProps>
      rows={{
        Rest: {},
        'In a section': { children: inSection },
        Hover: {},
        Focus: {},
        Pressed: {},
        'Long names': { children: longNames },
        'On ink': { style: onInk },
        'On ink, hover': { style: onInk },
        'On ink, focus': { style: onInk },
        Column: { orientation: 'column' },
        'Column, hover': { orientation: 'column' },
        'Column, focus': { orientation: 'column' },
        'Column, long names': { orientation: 'column', children: longNames },
      }}
      cell="18rem"
    >
      {(state, row) => (
        <NavMenu {...args} {...state} aria-label={`Main, ${row}`}>
          {state.children ?? someLinks}
        </NavMenu>
      )}
    </StateMatrix>
  ),
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
