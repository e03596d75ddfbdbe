import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../../test/conformance.tsx'
import { parkPointer } from '../../../test/emulate.ts'
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

test.each(['ghost', 'outline', 'soft', 'solid', 'picture'] as const)(
  'a disabled %s one looks the same under the pointer',
  async (variant) => {
    await parkPointer()
    const screen = await render(
      <IconButton aria-label="Keep" variant={variant} disabled style={{ transition: 'none' }}>
        <HeartIcon />
      </IconButton>,
    )
    const element = screen.getByRole('button').element()
    const look = () => {
      const { color, backgroundColor, borderColor } = getComputedStyle(element)
      return { color, backgroundColor, borderColor }
    }
    const before = look()
    await userEvent.hover(element, { force: true })
    expect(element.matches(':hover')).toBe(true)
    expect(look()).toEqual(before)
  },
)
