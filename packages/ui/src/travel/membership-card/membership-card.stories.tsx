import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { MembershipCard, type MembershipCardProps } from './membership-card.tsx'

const longWords: Partial<MembershipCardProps> = {
  labels: { title: 'Jahresmitgliedschaftskarte' },
  holder: 'Whoever of the family carries it that day',
  validity: 'Until the last day of December',
  number: '1499 0142 2027 0001',
  benefits: ['30% off hotels between Arambol and Palolem', '50% off Wassersportveranstaltungen'],
}

const meta = {
  title: 'Components/Content/MembershipCard',
  component: MembershipCard,
  args: {
    brand: 'Susegad',
    validity: 'Until 31/12/2027',
    number: '1499 0142 2027',
    benefits: ['30% off hotels', '50% off activities'],
  },
  parameters: {
    docs: {
      description: {
        component: `A drawing of the membership card: tiles along one edge, the evening sun, the two discounts in large letters. It tilts
towards the pointer, but not under reduced motion. Its words are real text that can be read, copied and translated.

**Use it** where you offer the membership, and where members see their own card.

**Do not use it** as a button: put a MembershipCta beside it. Its words scale with its width; below 15 rem they are
too small to read, so say them on the page as well.`,
      },
    },
  },
} satisfies Meta<typeof MembershipCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Bearer')).toBeVisible()
  },
}

/** Offered and owned, at rest and under the pointer, in every size, and with very long texts. */
export const Matrix: Story = {
  render: (args) => (
    <>
      <StateMatrix<MembershipCardProps>
        rows={{
          Offered: { number: undefined, validity: 'One year' },
          Owned: {},
          Hover: {},
          'Many benefits': {
            benefits: ['30% off hotels', '50% off activities', 'A call back within the hour'],
          },
          'Another house': {
            brand: 'Solar dos Mangos',
            labels: { title: 'Hausgastkarte' },
            benefits: ['Breakfast'],
          },
          'Long words': longWords,
        }}
        cell="20rem"
      >
        {(state) => <MembershipCard {...args} {...state} />}
      </StateMatrix>
      <StateMatrix<MembershipCardProps>
        rows={{ 'At 15 rem': { style: { inlineSize: '15rem' } }, 'At 30 rem': {} }}
        cell="30rem"
      >
        {(state) => <MembershipCard {...args} {...state} />}
      </StateMatrix>
    </>
  ),
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
