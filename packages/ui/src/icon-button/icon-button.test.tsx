import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { HeartIcon, PhoneIcon } from '../icon/icon.tsx'
import { IconButton } from './icon-button.tsx'

describeConformance(
  'IconButton',
  (props) => (
    <IconButton aria-label="Keep" {...props}>
      <HeartIcon />
    </IconButton>
  ),
  {
    slot: 'icon-button',
    tag: 'button',
    renderAsChild: (props) => (
      <IconButton aria-label="Elsewhere" {...props} asChild>
        <a href="/elsewhere">
          <PhoneIcon />
        </a>
      </IconButton>
    ),
  },
)

test('its label is its name and its hint', async () => {
  const screen = await render(
    <IconButton aria-label="Keep this hotel">
      <HeartIcon />
    </IconButton>,
  )
  const button = screen.getByRole('button', { name: 'Keep this hotel' })
  await expect.element(button).toHaveAttribute('title', 'Keep this hotel')
})

test('it is large enough for a thumb', async () => {
  const screen = await render(
    <IconButton aria-label="Keep">
      <HeartIcon />
    </IconButton>,
  )
  const { width, height } = screen.getByRole('button').element().getBoundingClientRect()
  expect([width, height]).toEqual([44, 44])
})
