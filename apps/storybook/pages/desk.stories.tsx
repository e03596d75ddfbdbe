import type { Meta, StoryObj } from '@storybook/react-vite'
import { Alert } from '@susegad/ui/alert'
import { Button } from '@susegad/ui/button'
import { Container } from '@susegad/ui/container'
import { Logo } from '@susegad/ui/logo'
import { SiteHeader, SiteHeaderActions, SiteHeaderBar, SiteHeaderLogo } from '@susegad/ui/site-header'
import { Stack } from '@susegad/ui/stack'
import { expect, within } from 'storybook/test'
import { type DeskEnquiry, deskEnquiries } from '../patterns/enquiries.ts'
import { EnquiryTable } from '../patterns/enquiry-table.tsx'
import { onPhone, pageStory, pictureUpTo } from './site/page-story.ts'
import './site/pages.css'

interface DeskProps {
  enquiries: readonly DeskEnquiry[]
  state: 'ready' | 'busy' | 'failed'
}

function Desk({ enquiries, state }: DeskProps) {
  return (
    <>
      <SiteHeader>
        <SiteHeaderBar>
          <SiteHeaderLogo href="#/">
            <Logo />
          </SiteHeaderLogo>
          <SiteHeaderActions>
            <Button size="sm" variant="outline">
              Logout
            </Button>
          </SiteHeaderActions>
        </SiteHeaderBar>
      </SiteHeader>
      <main>
        <Container space="section">
          <Stack gap="lg">
            <h1 className="page-heading">Enquiries</h1>
            {state === 'failed' ? (
              <Alert
                title="The list could not be renewed"
                actions={
                  <Button size="sm" variant="outline">
                    Try again
                  </Button>
                }
              >
                What you see is from before. Nothing is lost.
              </Alert>
            ) : null}
            <EnquiryTable enquiries={enquiries} state={state === 'busy' ? 'busy' : 'ready'} />
          </Stack>
        </Container>
      </main>
    </>
  )
}

const meta = {
  title: 'Pages/Desk',
  component: Desk,
  args: { enquiries: deskEnquiries, state: 'ready' },
  parameters: pageStory(
    'Where enquiries are answered. What was there stays while the list is renewed, and when it can’t be.',
  ),
} satisfies Meta<typeof Desk>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText('Showing 1 to 5 of 7 results')).toBeVisible()
  },
}

export const Phone: Story = {
  args: { enquiries: deskEnquiries.slice(0, 3) },
  parameters: pictureUpTo(1400),
  globals: onPhone,
}

export const FirstLoad: Story = { args: { enquiries: [], state: 'busy' } }

export const Failed: Story = { args: { state: 'failed' } }

export const Empty: Story = { args: { enquiries: [] } }

export const LongText: Story = {
  args: {
    enquiries: deskEnquiries.slice(0, 3).map((enquiry) => ({
      ...enquiry,
      name: `${enquiry.name} of the Venkatanarasimharajuvaripeta Travellers’ Association`,
      subject: `${enquiry.subject}, and whether the kitchen cooks without onion and garlic for eleven people on four evenings`,
    })),
  },
}
