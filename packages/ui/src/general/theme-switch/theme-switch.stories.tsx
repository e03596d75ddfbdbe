import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { each, StateMatrix } from '../../internal/stories/state-matrix.tsx'
import { ThemeSwitch, type ThemeSwitchProps } from './theme-switch.tsx'

const meta = {
  title: 'Components/Structure/ThemeSwitch',
  component: ThemeSwitch,
  parameters: {
    docs: {
      description: {
        component: `Light, dark, high contrast, or as the device is set. A choice applies at once and is remembered; \`themeScript\` of
\`@susegad/ui/theme/theme-script\`, inline in the head, applies it before the first paint of the next visit.

**Use it** once, in the footer or the side menu. It is hidden until the script has arrived.

**Do not use it** a second time on the same page.

### Keyboard

| Key | Does |
|---|---|
| Tab | moves to the current choice |
| arrow keys | choose |`,
      },
    },
  },
} satisfies Meta<typeof ThemeSwitch>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Both variants, at rest and in use. */
export const Matrix: Story = {
  render: () => (
    <StateMatrix<ThemeSwitchProps>
      rows={{
        ...each('variant', ['icons', 'words']),
        Hover: { variant: 'words' },
        Focus: { variant: 'words' },
        Disabled: { variant: 'words', disabled: true },
        'Long text': {
          variant: 'words',
          labels: { system: 'As this device has it at this hour', contrast: 'With the highest contrast' },
        },
      }}
      cell="26rem"
    >
      {(state) => <ThemeSwitch {...state} />}
    </StateMatrix>
  ),
}

export const Chooses: Story = {
  parameters: { picture: { skip: true } },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const root = canvasElement.ownerDocument.documentElement
    await userEvent.click(canvas.getByRole('radio', { name: 'High contrast' }))
    await expect(root.dataset.theme).toBe('contrast')
    localStorage.removeItem('susegad-theme')
    root.dataset.theme = String(globals.theme)
  },
}
