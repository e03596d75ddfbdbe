import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { MembershipCta } from '../../travel/membership-cta/membership-cta.tsx'
import { ScrollToTop, type ScrollToTopProps } from './scroll-to-top.tsx'

const longPage: Decorator = (Story) => (
  <div style={{ blockSize: '200vh', paddingBlock: '2rem' }}>
    <p>The beginning of a long page.</p>
    <Story />
  </div>
)

// In a frame of its own, or it would float over the whole docs page.
const framed = { docs: { story: { inline: false, height: '20rem' } } }

// It keeps to the corner of this instead of the window's.
const corner = { contain: 'layout', blockSize: '9rem' } as const

const inPlace = { position: 'static' } as const
const both = 'Above what floats'

const meta = {
  title: 'Components/Actions/ScrollToTop',
  component: ScrollToTop,
  parameters: {
    docs: {
      description: {
        component: `Scrolls back to the top of a long page. It appears after 300 px of scrolling, above the floating MembershipCta.

**Use it** once, in the shell of the site.

**Do not use it** on pages of one or two screens.

### Keyboard

| Key | Does |
|---|---|
| Tab | reaches it while it is shown |
| Enter | scrolls to the top, without animation under reduced motion |`,
      },
    },
  },
} satisfies Meta<typeof ScrollToTop>

export default meta
type Story = StoryObj<typeof meta>

/** Shown without scrolling, for the picture. */
export const Default: Story = {
  args: { threshold: -1 },
  decorators: [longPage],
  parameters: framed,
  render: (args) => (
    <>
      <ScrollToTop {...args} />
      <MembershipCta href="#membership" variant="floating" phone="+91 832 000 0142">
        Book Membership Now
      </MembershipCta>
    </>
  ),
}

/** Each state, and above the two floating buttons. */
export const Matrix: Story = {
  args: { threshold: -1 },
  render: (args) => (
    <StateMatrix<ScrollToTopProps>
      rows={{
        'Before 300 px': { threshold: 300 },
        Rest: {},
        Hover: {},
        Focus: {},
        Pressed: {},
        [both]: {},
      }}
      cell="10rem"
    >
      {(state, row) => (
        <div style={corner}>
          <ScrollToTop
            {...args}
            {...state}
            aria-label={`Scroll to top, ${row}`}
            style={row === both ? {} : inPlace}
          />
          {row === both && (
            <MembershipCta href="#membership" variant="floating" phone="+91 832 000 0142">
              Join
            </MembershipCta>
          )}
        </div>
      )}
    </StateMatrix>
  ),
}

export const Behaviour: Story = {
  decorators: [longPage],
  parameters: { ...framed, picture: { skip: true } },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByLabelText('Scroll to top')
    await expect(link).not.toBeVisible()
    window.scrollTo({ top: 301, behavior: 'instant' })
    await waitFor(() => expect(link).toBeVisible())
    await userEvent.click(link)
    await waitFor(() => expect(window.scrollY).toBe(0))
  },
}
