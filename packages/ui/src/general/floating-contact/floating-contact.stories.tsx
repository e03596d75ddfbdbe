import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { BrandWhatsappIcon, MailIcon, PhoneIcon } from '../icon/icon.tsx'
import { FloatingContact, FloatingContactLink, type FloatingContactProps } from './floating-contact.tsx'

const meta = {
  title: 'Components/Feedback/FloatingContact',
  component: FloatingContact,
  subcomponents: { FloatingContactLink },
  args: {
    closesAfter: 'never',
    children: (
      <>
        <FloatingContactLink icon={<BrandWhatsappIcon />}>
          <a href="https://wa.me/918320000142" target="_blank" rel="noreferrer">
            WhatsApp
          </a>
        </FloatingContactLink>
        <FloatingContactLink icon={<PhoneIcon />}>
          <a href="tel:+918320000142">Call Now</a>
        </FloatingContactLink>
        <FloatingContactLink icon={<MailIcon />}>
          <a href="#contact">Contact Form</a>
        </FloatingContactLink>
      </>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '320px' },
      description: {
        component:
          'The ways to get in touch, in the corner of every page. It starts open and closes itself once, after ten seconds without the pointer or the focus on it; a round button opens it again. Before the script arrives the same buttons work by `<details>`.\n\n**Use it** once, on public pages.\n\n**Do not use it** twice on a page, on the desk, or over a contact form.\n\n### Keyboard\n\n| Key | Does |\n|---|---|\n| Tab | close button, then the links |\n| Enter, Space | closes it on the close button, opens it on the round one |',
      },
    },
  },
} satisfies Meta<typeof FloatingContact>

export default meta
type Story = StoryObj<typeof meta>

const overPage: Story['decorators'] = [
  (Story) => (
    <main style={{ minBlockSize: '20rem', padding: '1.5rem' }}>
      <p>A page below it.</p>
      <Story />
    </main>
  ),
]

export const Default: Story = { decorators: overPage }

/** Open and closed, laid out on the page side by side. */
export const Matrix: Story = {
  parameters: { layout: 'padded', docs: { story: { inline: true } } },
  render: () => (
    <StateMatrix<FloatingContactProps>
      rows={{
        Open: {},
        'One way to ask': {
          labels: { heading: 'Call us' },
          children: (
            <FloatingContactLink icon={<PhoneIcon />}>
              <a href="tel:+918320000142">Call Now</a>
            </FloatingContactLink>
          ),
        },
        'Long text': {
          labels: {
            heading: 'What can we find, ask or arrange for you today?',
            text: 'Our team in Candolim answers by chat, on the telephone or within a day, in English, Hindi, Konkani and Portuguese.',
          },
        },
        Closed: { defaultOpen: false },
      }}
      cell="20rem"
    >
      {(state) => (
        <div style={{ display: 'grid', alignItems: 'end', minBlockSize: '17rem' }}>
          <FloatingContact {...meta.args} {...state} style={{ position: 'relative', inset: 'auto' }} />
        </div>
      )}
    </StateMatrix>
  ),
}

export const ClosesAndOpens: Story = {
  decorators: overPage,
  parameters: { picture: { skip: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(canvas.getByText('How can we help?')).not.toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Open contact help' }))
    await waitFor(() => expect(canvas.getByText('How can we help?')).toBeVisible())
  },
}
