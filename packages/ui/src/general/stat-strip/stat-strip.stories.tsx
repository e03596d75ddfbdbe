import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { CircleCheckIcon, HeadsetIcon, StarIcon, UsersIcon } from '../icon/icon.tsx'
import { Stat, StatStrip } from './stat-strip.tsx'

const figures = [
  <Stat key="hotels" value="15+" label="hotels" />,
  <Stat key="safety" value="100%" label="safety" />,
]

const withIcons = (
  <>
    <Stat value="10,000+" label="happy guests" icon={<UsersIcon />} />
    <Stat value="4.9/5" label="rating" icon={<StarIcon />} />
    <Stat value="500+" label="successful bookings" icon={<CircleCheckIcon />} />
    <Stat value="24/7" label="support" icon={<HeadsetIcon />} />
  </>
)

const longWords = (
  <>
    <Stat value="12,34,56,789" label="guests, grown-ups and children together" icon={<UsersIcon />} />
    <Stat value="24/7" label="Unterstützungsbereitschaft" icon={<HeadsetIcon />} />
  </>
)

const meta = {
  title: 'Components/Content/StatStrip',
  component: StatStrip,
  subcomponents: { Stat },
  parameters: {
    docs: {
      description: {
        component:
          'Two to four figures on ticket stubs, two or four in a row as space allows.\n\n**Use it** for two to four figures that make a point.\n\n**Do not use it** for more figures (DescriptionList) or reasons (FeatureGrid).',
      },
    },
  },
} satisfies Meta<typeof StatStrip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: (args) => <StatStrip {...args}>{withIcons}</StatStrip>,
}

/** Every background, two to four figures, with room and without, and very long texts. */
export const Matrix: Story = {
  render: () => (
    <>
      <StateMatrix<{ children: React.ReactNode }>
        rows={{
          'The papers': {
            children: (['primary', 'accent', 'gold', 'earth', 'tile'] as const).map((tone) => (
              <Stat key={tone} tone={tone} value="15+" label={tone} />
            )),
          },
        }}
      >
        {({ children }) => <StatStrip>{children}</StatStrip>}
      </StateMatrix>
      <StateMatrix<{ children: React.ReactNode }>
        rows={{
          'Two, without icons': { children: figures.slice(0, 2) },
          'Four, with icons': { children: withIcons },
          'Long words': { children: longWords },
        }}
        cell="20rem"
      >
        {({ children }) => <StatStrip>{children}</StatStrip>}
      </StateMatrix>
    </>
  ),
}
