import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { CheckIcon, UserIcon } from '../icon/icon.tsx'
import { Timeline, TimelineItem } from './timeline.tsx'

const tones = ['neutral', 'info', 'success', 'warning', 'danger'] as const

const longWords = (
  <>
    <TimelineItem
      title="Thiruvananthapuram Subramaniam Venkataraghavan took it over"
      time="Tuesday, 3 November 2024, at two minutes past ten in the morning"
      tone="info"
      icon={<UserIcon />}
    >
      <p>Wrote to grand-heritage-mansion-reservations@upper-candolim.example and waits for the answer.</p>
    </TimelineItem>
    <TimelineItem title="Resolved" time="4 Nov 2024, 5:40 pm" tone="success" />
  </>
)

const meta = {
  title: 'Components/Content/Timeline',
  component: Timeline,
  subcomponents: { TimelineItem },
  args: {
    children: (
      <>
        <TimelineItem
          title="Enquiry received"
          time="3 Nov 2024, 10:02 am"
          dateTime="2024-11-03T10:02+05:30"
        />
        <TimelineItem
          title="Asha took it over"
          time="3 Nov 2024, 10:15 am"
          dateTime="2024-11-03T10:15+05:30"
          tone="info"
          icon={<UserIcon />}
        >
          <p>Called, no answer. Sent the rates on WhatsApp.</p>
        </TimelineItem>
        <TimelineItem
          title="Resolved"
          time="4 Nov 2024, 5:40 pm"
          dateTime="2024-11-04T17:40+05:30"
          tone="success"
          icon={<CheckIcon />}
        />
      </>
    ),
  },
  parameters: {
    docs: {
      description: {
        component: `The history of one thing, oldest first, each entry with its time. The colour of the dot says what kind of event it
was.

**Use it** for an enquiry’s history, or the course of a day.

**Do not use it** for records of one kind (Table) or for steps that are still to come.`,
      },
    },
  },
} satisfies Meta<typeof Timeline>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Every tone, as a dot and with an icon, with parts left out, and with very long texts. */
export const Matrix: Story = {
  render: () => (
    <StateMatrix<{ children: React.ReactNode }>
      rows={{
        Dots: {
          children: tones.map((tone) => <TimelineItem key={tone} title={tone} time="8:00 am" tone={tone} />),
        },
        'With icons': {
          children: tones.map((tone) => (
            <TimelineItem key={tone} title={tone} time="8:00 am" tone={tone} icon={<CheckIcon />} />
          )),
        },
        'Without times': {
          children: tones.map((tone) => <TimelineItem key={tone} title={tone} tone={tone} />),
        },
        'One event': { children: <TimelineItem title="Enquiry received" time="3 Nov 2024, 10:02 am" /> },
        'Long words': { children: longWords },
      }}
      cell="16rem"
    >
      {({ children }) => <Timeline>{children}</Timeline>}
    </StateMatrix>
  ),
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
