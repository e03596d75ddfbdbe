import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../../test/conformance.tsx'
import { LocaleProvider } from '../../locale/locale.tsx'
import { Progress } from './progress.tsx'

describeConformance('Progress', (props) => <Progress label="Sending" value={3} max={4} {...props} />, {
  slot: 'progress',
  tag: 'div',
})

test('tells a screen reader and the eye how far it is', async () => {
  const screen = await render(<Progress label="Sending" value={3} max={4} />)
  const bar = screen.getByRole('progressbar', { name: 'Sending' }).element() as HTMLProgressElement
  expect(bar.position).toBe(0.75)
  await expect.element(screen.getByText('75%')).toBeVisible()
})

test('without a value it only says that it goes on', async () => {
  const screen = await render(<Progress label="Sending" />)
  const bar = screen.getByRole('progressbar', { name: 'Sending' }).element() as HTMLProgressElement
  expect(bar.position).toBe(-1)
  expect(screen.getByText('%').elements()).toHaveLength(0)
})

test('its percentage is written as the language writes it', async () => {
  const screen = await render(
    <LocaleProvider locale="fr-FR">
      <Progress label="Envoi" value={3} max={4} />
    </LocaleProvider>,
  )
  await expect.element(screen.getByText(/^75\s%$/)).toBeVisible()
})
