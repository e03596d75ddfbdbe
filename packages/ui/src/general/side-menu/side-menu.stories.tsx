import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { Divider } from '../divider/divider.tsx'
import { Menu2Icon } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Logo } from '../logo/logo.tsx'
import { MotionSwitch } from '../motion-switch/motion-switch.tsx'
import { SideMenu, type SideMenuProps, SideMenuTrigger } from './side-menu.tsx'

const links = (
  <ul>
    <li>
      <a href="#hotels" aria-current="page">
        Hotels
      </a>
    </li>
    <li>
      <a href="#activities">Activities</a>
    </li>
    <li>
      <a href="#beaches">Beaches</a>
    </li>
  </ul>
)

const longNames = (
  <ul>
    <li>
      <a href="#hotels">Hotels, houses and cottages along the whole of the coast</a>
    </li>
    <li>
      <a href="#activities">Fallschirmspringerausbildungsstätten</a>
    </li>
  </ul>
)

/** Only one popover can lie over the page, so the matrix shows them in it. */
const laidOut: CSSProperties & Record<`--${string}`, string> = {
  position: 'relative',
  display: 'block',
  blockSize: '20rem',
  overflow: 'visible',
  '--sg-side-menu-size': '100%',
  '--sg-side-menu-away': '0',
}

// In a frame of its own: it slides over the whole window.
const framed = { docs: { story: { inline: false, height: '26rem' } } }

const meta = {
  title: 'Components/Navigation/SideMenu',
  component: SideMenu,
  subcomponents: { SideMenuTrigger },
  args: { id: 'side-menu-story', heading: <Logo name="Susegad" /> },
  render: (args) => (
    <div style={{ minBlockSize: '24rem' }}>
      <SideMenuTrigger menu={args.id} asChild>
        <IconButton aria-label="Open menu" variant="outline">
          <Menu2Icon />
        </IconButton>
      </SideMenuTrigger>
      <SideMenu {...args}>
        <nav aria-label="Main">{links}</nav>
        <Divider variant="wave" size="sm" />
        <MotionSwitch />
      </SideMenu>
    </div>
  ),
  parameters: {
    docs: {
      description: {
        component: `A menu that slides over the page. A native popover: it opens before the script arrives, and closes on Escape, on a
click outside, when a link is followed, and on a press of a button with \`data-closes-menu\`. \`--sg-side-menu-size\`
sets its width.

**Use it** for navigation below desktop widths.

**Do not use it** for forms (Drawer) or for questions that need an answer (Dialog).

### Keyboard

| Key | Does |
|---|---|
| Enter, Space on its trigger | opens it |
| Tab | goes through what is inside, then on through the page |
| Escape | closes it and returns to the trigger |`,
      },
    },
  },
} satisfies Meta<typeof SideMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: framed }

/** The open menu with different content, and the button that opens it. */
export const Matrix: Story = {
  render: (args) => (
    <>
      <StateMatrix<SideMenuProps>
        rows={{
          Links: {},
          'Hover on Close': {},
          'Focus on Close': {},
          'Without heading': { heading: undefined },
          'Long names': { heading: <Logo name="Susegad" size="sm" />, children: longNames },
        }}
        cell="17rem"
        held="[data-slot=side-menu-close]"
      >
        {(state, row) => (
          <SideMenu {...args} {...state} id={`side-menu-${row}`} aria-label={`Menu, ${row}`} style={laidOut}>
            <nav aria-label={`In the menu, ${row}`}>{state.children ?? links}</nav>
          </SideMenu>
        )}
      </StateMatrix>
      <StateMatrix<object> rows={{ Rest: {}, Hover: {}, Focus: {}, Pressed: {} }} cell="8rem">
        {(_, row) => (
          <SideMenuTrigger menu="side-menu-Links" asChild>
            <IconButton aria-label={`Open menu, ${row}`} variant="outline">
              <Menu2Icon />
            </IconButton>
          </SideMenuTrigger>
        )}
      </StateMatrix>
    </>
  ),
}

export const Open: Story = {
  parameters: framed,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }))
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Menu' })).toBeVisible())
  },
}

export const FromTheStart: Story = { ...Open, args: { side: 'start' } }

export const RightToLeft: Story = { ...Open, globals: { direction: 'rtl' } }
