import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { BrandEditor } from './brand-editor.tsx'

const meta = {
  title: 'Foundations/Brand editor',
  component: BrandEditor,
  tags: ['!autodocs'],
} satisfies Meta<typeof BrandEditor>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const editor = within(canvasElement)
    const button = () =>
      within(editor.getByRole('region', { name: 'Light' })).getByRole('button', { name: 'Call' })
    await expect(editor.getByText(/--sg-brand-primary: #2f5d34;/)).toBeVisible()
    await userEvent.click(editor.getByRole('button', { name: 'Port Desk' }))
    await expect(editor.getByText(/--sg-brand-radius: 0;/)).toBeVisible()
    await expect(getComputedStyle(button()).borderTopLeftRadius).toBe('0px')
    await expect(editor.getByText(/Every pair of colours can be read/)).toBeVisible()
    await userEvent.click(editor.getByRole('button', { name: 'Susegad' }))
    await expect(editor.getByText(/nothing to paste/)).toBeVisible()
    await userEvent.click(editor.getByRole('button', { name: 'Konkan Trails' }))
    await expect(editor.getByText(/--sg-brand-font: system-ui/)).toBeVisible()
    // The picture must not depend on the machine's fonts.
    await userEvent.selectOptions(editor.getByRole('combobox'), 'Fraunces and Figtree')
  },
}
