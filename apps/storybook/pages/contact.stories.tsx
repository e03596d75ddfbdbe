import type { Meta, StoryObj } from '@storybook/react-vite'
import { business } from '@susegad/catalog-data/business'
import { contactPage } from '@susegad/catalog-data/contact'
import { Container } from '@susegad/ui/container'
import { DescriptionItem, DescriptionList } from '@susegad/ui/description-list'
import { EnquiryForm, type EnquiryFormProps } from '@susegad/ui/enquiry-form'
import { Stack } from '@susegad/ui/stack'
import { Stat, StatStrip } from '@susegad/ui/stat-strip'
import { expect, userEvent, within } from 'storybook/test'
import { ListingHero } from './site/listing.tsx'
import { pageStory } from './site/page-story.ts'
import { SiteFrame } from './site/site-frame.tsx'
import './site/pages.css'

const labels = {
  submit: 'Send Message',
  submitting: 'Sending Message...',
  failure: 'Failed to send message. Please try again.',
}

function Contact(props: Pick<EnquiryFormProps, 'onSubmit' | 'defaultValues'>) {
  return (
    <SiteFrame current="CONTACT US">
      <ListingHero
        name="Contact"
        heading={contactPage.heading}
        text={contactPage.text}
        picture={contactPage.picture}
      />
      <Container space="section">
        <Stack gap="2xl">
          <StatStrip>
            {contactPage.stats.map(({ value, label }) => (
              <Stat key={label} value={value} label={label} />
            ))}
          </StatStrip>
          <div className="page-columns">
            <Stack asChild>
              <section aria-labelledby="contact-form">
                <h2 id="contact-form" className="page-heading">
                  {contactPage.form.heading}
                </h2>
                <p>{contactPage.form.text}</p>
                <EnquiryForm aria-labelledby="contact-form" labels={labels} {...props} />
              </section>
            </Stack>
            <DescriptionList>
              <DescriptionItem term="Call">
                <a href={business.phone.href}>{business.phone.text}</a>
              </DescriptionItem>
              <DescriptionItem term="E-mail">
                <a href={`mailto:${business.email}`}>{business.email}</a>
              </DescriptionItem>
              <DescriptionItem term="Office">{business.address.text}</DescriptionItem>
              <DescriptionItem term="Hours">{business.hours.daily.text}</DescriptionItem>
            </DescriptionList>
          </div>
        </Stack>
      </Container>
    </SiteFrame>
  )
}

const meta = {
  title: 'Pages/Contact',
  component: Contact,
  args: { onSubmit: async () => {}, defaultValues: { subject: 'membership' } },
  parameters: pageStory(
    'The form beside the ways around it. A failure keeps every word that was typed.',
    1700,
  ),
} satisfies Meta<typeof Contact>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Problems: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Send Message' }))
    await expect(page.getByLabelText('Name')).toHaveAccessibleDescription('Name is required')
    await expect(page.getByLabelText('Name')).toHaveFocus()
  },
}

export const Failed: Story = {
  args: {
    defaultValues: {
      name: 'Asha Naik',
      phone: '98220 12345',
      email: 'asha@example.com',
      dateOfPlan: '2026-12-24',
      subject: 'membership',
      message: 'We are six, two of them children. Which card fits us?',
    },
    onSubmit: () => Promise.reject(new Error('offline')),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Send Message' }))
    await expect(await page.findByRole('alert')).toHaveTextContent(labels.failure)
    await expect(page.getByLabelText('Name')).toHaveValue('Asha Naik')
  },
}
