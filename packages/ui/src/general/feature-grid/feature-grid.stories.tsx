import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { BoltIcon, CrownIcon, GiftIcon, ShieldCheckIcon } from '../icon/icon.tsx'
import { Feature, FeatureGrid } from './feature-grid.tsx'

const meta = {
  title: 'Components/Content/FeatureGrid',
  component: FeatureGrid,
  subcomponents: { Feature },
  parameters: {
    docs: {
      description: {
        component:
          'Three to six reasons side by side, each with a title and a sentence.\n\n**Use it** for three to six reasons of equal weight.\n\n**Do not use it** for facts with values (DescriptionList) or figures (StatStrip).',
      },
    },
  },
} satisfies Meta<typeof FeatureGrid>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: (args) => (
    <FeatureGrid {...args}>
      <Feature headingLevel={2} icon={<CrownIcon />} title="Premium experience">
        Houses and boats we have stayed on ourselves.
      </Feature>
      <Feature headingLevel={2} icon={<ShieldCheckIcon />} title="Secure booking">
        A person confirms every enquiry; nothing is charged online.
      </Feature>
      <Feature headingLevel={2} icon={<GiftIcon />} title="Exclusive offers">
        Members pay up to half for a day on the water.
      </Feature>
      <Feature headingLevel={2} icon={<BoltIcon />} title="Instant confirmation">
        An answer within 24 hours, mostly within one.
      </Feature>
    </FeatureGrid>
  ),
}

/** With icons and without, titles alone, one reason, and very long texts. */
export const Matrix: Story = {
  render: () => (
    <StateMatrix<{ children: React.ReactNode }>
      rows={{
        'With icons': {
          children: (
            <>
              <Feature headingLevel={2} icon={<CrownIcon />} title="Premium experience">
                Houses and boats we have stayed on ourselves.
              </Feature>
              <Feature headingLevel={2} icon={<GiftIcon />} title="Exclusive offers">
                Members pay up to half for a day on the water.
              </Feature>
            </>
          ),
        },
        'Without icons': {
          children: (
            <>
              <Feature headingLevel={2} title="Safety first">
                Life jackets in every size and guides with a licence.
              </Feature>
              <Feature headingLevel={2} title="Best prices">
                Found it for less? Tell us.
              </Feature>
            </>
          ),
        },
        'Titles alone': {
          children: (
            <>
              <Feature headingLevel={2} icon={<BoltIcon />} title="Instant booking" />
              <Feature headingLevel={2} title="No hidden costs" />
            </>
          ),
        },
        'Long words': {
          children: (
            <>
              <Feature
                headingLevel={2}
                icon={<ShieldCheckIcon />}
                title="Versicherungsbestätigungen inclusive"
              >
                A person reads and confirms every enquiry before anything is reserved, and nothing at all is
                charged online, not even in the busiest weeks of the year.
              </Feature>
              <Feature headingLevel={2} icon={<BoltIcon />} title="An answer on the day that you ask, mostly">
                Mostly within one hour.
              </Feature>
            </>
          ),
        },
      }}
      cell="26rem"
    >
      {({ children }) => <FeatureGrid>{children}</FeatureGrid>}
    </StateMatrix>
  ),
}
