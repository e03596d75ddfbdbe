import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { Faq, type FaqEntry, type FaqProps } from './faq.tsx'

const two: readonly FaqEntry[] = [
  { question: 'When can we check in?', answer: 'From 1 pm. Early arrivals can leave their bags.' },
  {
    question: 'What does the CP plan hold?',
    answer: ['Room for two guests', 'Breakfast', 'Use of the pool'],
  },
]

const longText: readonly FaqEntry[] = [
  {
    question:
      'What happens with the deposit when our flight is late and we arrive after the reception has closed?',
    answer: [
      'The night watch opens at any hour; write to grand-heritage-mansion-reservations@upper-candolim.example',
      'Nothing is charged for an arrival after midnight as long as you tell us before you leave home',
    ],
  },
]

const meta = {
  title: 'Components/Content/Faq',
  component: Faq,
  args: {
    headingLevel: 2,
    entries: [
      {
        id: 'check-in',
        question: 'When can we check in and out?',
        answer: 'Check-in is from 1 pm, check-out until 11 am. Early arrivals can leave their bags.',
      },
      {
        question: 'What does the CP plan hold?',
        answer: ['Room for two guests', 'Breakfast from 8:00 to 10:30 am', 'Use of the pool and the garden'],
      },
      {
        question: 'How do I cancel?',
        answer: [
          'Free 30 or more days ahead',
          'One night charged for 15 to 30 days',
          'Full charge under 15 days',
        ],
      },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'Questions that expand to their answers. One is open at a time, and a press on the open one closes it; the browser does both, so it works without a script. An answer given as an array of lines becomes a list. A link to the `id` of an entry opens it.\n\n**Use it** for what people ask before they book.\n\n**Do not use it** for what everybody must read: put that into the text.\n\n### Keyboard\n\n| Key | Does |\n|---|---|\n| Tab | moves from question to question |\n| Enter, Space | opens the answer and closes the one that was open; closes it again |',
      },
    },
  },
} satisfies Meta<typeof Faq>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { defaultOpen: 0 } }

/** Closed and open, with a text and with a list, in use, empty, and with very long texts. */
export const Matrix: Story = {
  render: (args) => (
    <StateMatrix<FaqProps>
      rows={{
        Closed: {},
        'Open: a text': { defaultOpen: 0 },
        'Open: a list': { defaultOpen: 1 },
        Hover: {},
        Focus: {},
        'One question': { entries: two.slice(0, 1) },
        'Long text': { entries: longText, defaultOpen: 0 },
        Empty: { entries: [] },
      }}
      cell="22rem"
    >
      {(state) => <Faq {...args} entries={two} {...state} />}
    </StateMatrix>
  ),
}

export const OneAtATime: Story = {
  play: async ({ canvasElement }) => {
    const faq = within(canvasElement)
    await userEvent.click(faq.getByText('When can we check in and out?'))
    await expect(faq.getByText(/Early arrivals/)).toBeVisible()
    await userEvent.click(faq.getByText('How do I cancel?'))
    const open = [...canvasElement.querySelectorAll('details')].filter((entry) => entry.open)
    await expect(open).toHaveLength(1)
    await userEvent.click(faq.getByText('How do I cancel?'))
    await expect(canvasElement.querySelector('details[open]')).toBeNull()
  },
}
