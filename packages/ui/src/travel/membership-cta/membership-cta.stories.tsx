import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { each, StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { MembershipCta, type MembershipCtaProps } from './membership-cta.tsx'

const sizes = ['sm', 'md', 'lg', 'xl'] as const
const inPlace = ['primary', 'secondary', 'outline', 'cta'] as const

// `contain: layout` makes this box the containing block of the fixed button.
const corner = { contain: 'layout', blockSize: '7rem' } as const

const belowOffer = { paddingBlockStart: '3.5rem', paddingInlineStart: '1rem' }

const offer = 'Get 30% off hotels + 50% off activities'

const meta = {
  title: 'Components/Actions/MembershipCta',
  component: MembershipCta,
  args: { href: '#membership', tooltip: offer, children: 'Book Membership Now' },
  parameters: {
    docs: {
      description: {
        component: `Asks people to become members, in the same gold on every page.

**Use it** as \`primary\` in headers and cards, \`secondary\` on busy backgrounds, \`outline\` beside a stronger button,
\`cta\` once at the end of a page, \`floating\` at most once on a page.

**Do not use it** for anything but the membership.

Without \`onClick\` it leads to \`href\`; with it, only the handler runs. The offer shows on hover and on focus, but never
while it floats; there a link that dials \`phone\` stands beside it.

### Keyboard

| Key | Does |
|---|---|
| Tab | reaches it and shows the offer; when floating, the phone first |
| Enter | follows it (Space as well, with \`onClick\`) |
| Escape | hides the offer |`,
      },
    },
  },
} satisfies Meta<typeof MembershipCta>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  decorators: [
    (Story) => (
      <div style={{ padding: '4rem 6rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Book Membership Now' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByText(offer)).not.toBeVisible())
  },
}

/** Every variant in every size, the offer that hover and focus show, and optional parts left out. */
export const Matrix: Story = {
  render: (args) => (
    <>
      <StateMatrix<MembershipCtaProps> rows={each('size', sizes)} columns={each('variant', inPlace)}>
        {(state) => (
          <MembershipCta {...args} {...state}>
            Join Now
          </MembershipCta>
        )}
      </StateMatrix>
      <StateMatrix<MembershipCtaProps>
        rows={{
          Hover: {},
          Focus: {},
          'Secondary, hover': { variant: 'secondary' },
          'Outline, hover': { variant: 'outline' },
          'Cta, hover': { variant: 'cta' },
          Pressed: { tooltip: '' },
          'Without crown': { icon: 'none', children: 'Get Your Membership Card' },
          'Long text': { children: 'Book the membership for the whole family before the season begins' },
        }}
        cell="21rem"
      >
        {(state, row) => (
          <div style={/hover|focus/i.test(row) ? belowOffer : undefined}>
            <MembershipCta {...args} {...state} />
          </div>
        )}
      </StateMatrix>
      <StateMatrix<MembershipCtaProps>
        rows={{
          Floating: { variant: 'floating', phone: '+91 832 000 0142' },
          'Floating, hover': { variant: 'floating', phone: '+91 832 000 0142' },
          'Floating, focus': { variant: 'floating', phone: '+91 832 000 0142' },
          'Floating alone': { variant: 'floating' },
        }}
        cell="23rem"
      >
        {(state) => (
          <div style={corner}>
            <MembershipCta {...args} {...state} />
          </div>
        )}
      </StateMatrix>
    </>
  ),
}

export const WithHandler: Story = {
  args: { onClick: fn(), variant: 'secondary' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Book Membership Now' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
    await userEvent.unhover(within(canvasElement).getByRole('button'))
  },
}

export const Floating: Story = {
  args: { variant: 'floating', phone: '+91 832 000 0142' },
  // In a frame of its own, or it would float over the whole docs page.
  parameters: { docs: { story: { inline: false, height: '14rem' } } },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '12rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', 'tel:+918320000142')
    await expect(canvas.queryByText(offer)).toBeNull()
  },
}

export const FloatingOnPhone: Story = {
  ...Floating,
  globals: { viewport: { value: 'smallest' } },
}
