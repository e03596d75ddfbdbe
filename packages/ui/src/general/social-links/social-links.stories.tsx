import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { BrandFacebookIcon, BrandInstagramIcon, BrandYoutubeIcon } from '../icon/icon.tsx'
import { SocialLink, SocialLinks } from './social-links.tsx'

const places = [
  ['Facebook', <BrandFacebookIcon key="facebook" />],
  ['Instagram', <BrandInstagramIcon key="instagram" />],
  ['YouTube', <BrandYoutubeIcon key="youtube" />],
] as const

const onInk = {
  background: 'var(--sg-ink)',
  color: 'var(--sg-on-ink)',
  padding: 'var(--sg-space-2)',
  borderRadius: 'var(--sg-radius-md)',
}

const meta = {
  title: 'Components/Navigation/SocialLinks',
  component: SocialLinks,
  subcomponents: { SocialLink },
  parameters: {
    docs: {
      description: {
        component:
          'Links to the profiles of the brand on other sites. A profile without an address shows its icon and its name, and is not a link.\n\n**Use it** in the header and the footer.\n\n**Do not use it** to share a page (ShareButton).\n\n### Keyboard\n\n| Key | Does |\n|---|---|\n| Tab | moves through the profiles that have an address |\n| Enter | follows one |',
      },
    },
  },
} satisfies Meta<typeof SocialLinks>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: (args) => (
    <SocialLinks {...args}>
      <SocialLink label="Facebook" icon={<BrandFacebookIcon />} href="https://example.com/facebook" />
      <SocialLink label="Instagram" icon={<BrandInstagramIcon />} href="https://example.com/instagram" />
      <SocialLink label="YouTube" icon={<BrandYoutubeIcon />} href="https://example.com/youtube" />
    </SocialLinks>
  ),
}

/** With addresses and without, on light and on dark. */
export const Matrix: Story = {
  render: (args) => (
    <StateMatrix<{ style: React.CSSProperties }>
      rows={{ 'On paper': {}, 'On ink': { style: onInk } }}
      columns={{ Rest: {}, Hover: {}, Focus: {}, Pressed: {}, 'Without address': {}, 'Only one': {} }}
    >
      {({ style }, row, column) => (
        <SocialLinks {...args} style={style}>
          {places.slice(0, column === 'Only one' ? 1 : 3).map(([name, icon]) => (
            <SocialLink
              key={name}
              label={`${name}, ${row}, ${column}`}
              icon={icon}
              href={column === 'Without address' ? undefined : `https://example.com/${name}`}
            />
          ))}
        </SocialLinks>
      )}
    </StateMatrix>
  ),
}
