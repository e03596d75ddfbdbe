import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../../test/conformance.tsx'
import { MapEmbed } from './map-embed.tsx'

const address = 'data:text/html,<title>Map</title>'
const link = <a href="#maps">Open in Maps</a>

describeConformance('MapEmbed', (props) => <MapEmbed title="Map of Baga" src={address} {...props} />, {
  slot: 'map-embed',
  tag: 'figure',
})

function policyRefuses(blockedURI: string) {
  document.dispatchEvent(
    new SecurityPolicyViolationEvent('securitypolicyviolation', {
      blockedURI,
      documentURI: location.href,
      disposition: 'enforce',
      effectiveDirective: 'frame-src',
      originalPolicy: 'frame-src',
      statusCode: 200,
      violatedDirective: 'frame-src',
    }),
  )
}

test('is a named frame that waits until it is near, and may do little', async () => {
  const screen = await render(<MapEmbed title="Map of Baga" src={address} />)
  const frame = screen.getByTitle('Map of Baga')
  await expect.element(frame).toHaveAttribute('loading', 'lazy')
  await expect.element(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin')
  expect(frame.element().getAttribute('sandbox')).not.toContain('allow-top-navigation')
})

test('without an address it says so, and still offers the link', async () => {
  const screen = await render(<MapEmbed title="Map of Baga" link={link} />)
  await expect.element(screen.getByText('Map not available')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Open in Maps' })).toBeVisible()
  expect(screen.container.querySelector('iframe')).toBeNull()
})

test('says so when the page’s policy keeps it out, and no other frame', async () => {
  const screen = await render(
    <MapEmbed title="Map of Baga" src="https://maps.invalid/embed?q=baga" link={link} />,
  )
  policyRefuses('https://elsewhere.invalid')
  await expect.element(screen.getByTitle('Map of Baga')).toBeVisible()
  policyRefuses('https://maps.invalid')
  await expect.element(screen.getByRole('status')).toHaveTextContent('The map can’t be shown here')
  expect(screen.container.querySelector('iframe')).toBeNull()
  await expect.element(screen.getByRole('link', { name: 'Open in Maps' })).toBeVisible()
})

test('comes when the connection is back', async () => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
  const screen = await render(<MapEmbed title="Map of Baga" src={address} />)
  await expect.element(screen.getByRole('status')).toBeVisible()
  Reflect.deleteProperty(navigator, 'onLine')
  window.dispatchEvent(new Event('online'))
  await expect.element(screen.getByTitle('Map of Baga')).toBeVisible()
})

test('says so when nothing arrives, and keeps a map that has arrived', async () => {
  const screen = await render(
    <>
      <MapEmbed title="Map of Baga" src="about:blank" link={link} givesUpAfter={1} />
      <MapEmbed title="Map of Anjuna" src={address} />
    </>,
  )
  await expect.element(screen.getByRole('status')).toHaveTextContent('The map can’t be shown here')
  await expect.element(screen.getByRole('link', { name: 'Open in Maps' })).toBeVisible()
  await expect.element(screen.getByTitle('Map of Anjuna')).toBeVisible()
})
