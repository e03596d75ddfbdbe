import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ArrowRightIcon, BrandWhatsappIcon } from '../icon/icon.tsx'
import { each, StateMatrix } from '../internal/stories/state-matrix.tsx'
import { LinkButton, type LinkButtonProps } from './link-button.tsx'

const onward = (
  <>
    Hotels <ArrowRightIcon />
  </>
)

const chat = (
  <>
    <BrandWhatsappIcon /> Chat
  </>
)

const meta = {
  title: 'Components/Actions/LinkButton',
  component: LinkButton,
  args: { children: 'See the hotels', href: '#hotels' },
  parameters: {
    docs: {
      description: {
        component: `A link styled as a Button.

**Use it** for the main links of a page: to a listing, to a chat, to a form on another page.

**Do not use it** to do something on this page (that is a Button) or inside running text (that is a plain link). With
\`asChild\` it dresses a router's link.

### Keyboard

| Key | Does |
|---|---|
| Tab | reaches it |
| Enter | follows it |`,
      },
    },
  },
} satisfies Meta<typeof LinkButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('link', { name: 'See the hotels' })).toHaveFocus()
  },
}

/** Every variant and size, at rest and in use. */
export const Matrix: Story = {
  render: (args) => (
    <>
      <StateMatrix<LinkButtonProps>
        rows={{
          ...each('variant', ['primary', 'secondary', 'outline', 'ghost', 'danger', 'link']),
          ...each('size', ['sm', 'md', 'lg', 'xl']),
        }}
        columns={{
          Rest: {},
          Hover: {},
          Focus: {},
          Pressed: {},
          'Icon after': { children: onward },
          'Icon before': { children: chat },
        }}
      >
        {(state) => (
          <LinkButton {...args} {...state}>
            {state.children ?? 'Hotels'}
          </LinkButton>
        )}
      </StateMatrix>
      <StateMatrix<LinkButtonProps>
        rows={{
          'Long text': { children: 'See every hotel between Arambol and Palolem that we know room by room' },
          'One long word': { children: 'Zimmerreservierungsänderungsformular', variant: 'outline' },
          'Long text as a link': { children: 'See every hotel that we know room by room', variant: 'link' },
        }}
        cell="16rem"
      >
        {(state) => <LinkButton {...args} {...state} />}
      </StateMatrix>
    </>
  ),
}
