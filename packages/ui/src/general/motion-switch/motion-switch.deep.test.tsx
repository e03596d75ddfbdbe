import { afterEach, beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../../test/conformance.tsx'
import { wishForLessMotion } from '../../../test/emulate.ts'
import { MotionSwitch } from './motion-switch.tsx'

const page = document.documentElement

beforeEach(() => wishForLessMotion(false))

afterEach(() => {
  delete page.dataset.motion
  localStorage.clear()
})

describeConformance('MotionSwitch', (props) => <MotionSwitch {...props} />, {
  slot: 'motion-switch',
  tag: 'button',
  hasActed: () => page.dataset.motion === 'paused',
})

test('it pauses the whole site, remembers it, and lets it move again', async () => {
  const screen = await render(<MotionSwitch />)
  const control = screen.getByRole('switch', { name: 'Pause motion' })
  await expect.element(control).not.toBeChecked()
  await control.click()
  await expect.element(control).toBeChecked()
  expect([page.dataset.motion, localStorage.getItem('susegad-motion')]).toEqual(['paused', 'paused'])
  await userEvent.keyboard(' ')
  await expect.element(control).not.toBeChecked()
  expect([page.dataset.motion, localStorage.getItem('susegad-motion')]).toEqual([undefined, null])
})

test('two switches on a page agree', async () => {
  const screen = await render(
    <>
      <MotionSwitch labels={{ pause: 'Header' }} />
      <MotionSwitch labels={{ pause: 'Footer' }} />
    </>,
  )
  await screen.getByRole('switch', { name: 'Header' }).click()
  await expect.element(screen.getByRole('switch', { name: 'Footer' })).toBeChecked()
})

test('where the device asks for less motion, it says so and leaves the choice alone', async () => {
  await wishForLessMotion(true)
  const screen = await render(<MotionSwitch />)
  const control = screen.getByRole('switch', { name: 'Pause motion' })
  await expect.element(control).toBeChecked()
  await expect.element(control).toHaveAccessibleDescription('Motion is paused by your device')
  await control.click({ force: true })
  expect(page.dataset.motion).toBeUndefined()
})
