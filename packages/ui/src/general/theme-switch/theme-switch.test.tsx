import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../../test/conformance.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

describeConformance('ThemeSwitch', (props) => <ThemeSwitch {...props} />, {
  slot: 'theme-switch',
  tag: 'fieldset',
})

const page = document.documentElement

afterEach(() => {
  delete page.dataset.theme
  localStorage.clear()
})

test('a choice shows at once, is remembered, and the device can have its way again', async () => {
  const screen = await render(<ThemeSwitch variant="words" />)
  await expect.element(screen.getByRole('radio', { name: 'System' })).toBeChecked()
  await screen.getByRole('radio', { name: 'Dark' }).click()
  expect(page.dataset.theme).toBe('dark')
  expect(localStorage.getItem('susegad-theme')).toBe('dark')
  await screen.getByRole('radio', { name: 'System' }).click()
  expect(page.dataset.theme).toBeUndefined()
  expect(localStorage.getItem('susegad-theme')).toBeNull()
})

test('arrow keys move through the choices', async () => {
  const screen = await render(<ThemeSwitch />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('radio', { name: 'Light', exact: true })).toBeChecked()
  expect(page.dataset.theme).toBe('light')
})

test('it shows the theme that the page already has', async () => {
  page.dataset.theme = 'contrast'
  const screen = await render(<ThemeSwitch />)
  await expect.element(screen.getByRole('radio', { name: 'High contrast' })).toBeChecked()
})

test('a remembered theme comes back without the script of the head', async () => {
  localStorage.setItem('susegad-theme', 'dark')
  const screen = await render(<ThemeSwitch />)
  await expect.element(screen.getByRole('radio', { name: 'Dark' })).toBeChecked()
  expect(page.dataset.theme).toBe('dark')
})

test('icons stay on one line, however narrow their place', async () => {
  const screen = await render(
    <div style={{ display: 'flex', inlineSize: 120 }}>
      <ThemeSwitch data-testid="switch" />
    </div>,
  )
  const choices = [...screen.getByTestId('switch').element().querySelectorAll('label')]
  expect(new Set(choices.map((choice) => choice.getBoundingClientRect().top)).size).toBe(1)
})

test('it follows a choice made in another tab', async () => {
  const screen = await render(<ThemeSwitch />)
  dispatchEvent(new StorageEvent('storage', { key: 'susegad-theme', newValue: 'dark' }))
  await expect.element(screen.getByRole('radio', { name: 'Dark' })).toBeChecked()
})
