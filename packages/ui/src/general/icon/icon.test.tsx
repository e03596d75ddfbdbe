import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import * as icons from './icon.tsx'

test('an icon is silent unless it has a title', async () => {
  const screen = await render(
    <>
      <icons.CrownIcon />
      <icons.CrownIcon title="Members only" />
    </>,
  )
  expect(screen.container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  await expect.element(screen.getByRole('img', { name: 'Members only' })).toBeVisible()
})

test('its width, colour and class are the ones asked for', async () => {
  const screen = await render(
    <icons.CrownIcon width="2rem" stroke="red" strokeWidth={3} className="theirs" data-slot="button-icon" />,
  )
  const svg = screen.container.querySelector('svg')
  expect(svg?.getAttribute('width')).toBe('2rem')
  expect(svg?.getAttribute('stroke')).toBe('red')
  expect(svg?.getAttribute('stroke-width')).toBe('3')
  expect(svg?.getAttribute('data-slot')).toBe('button-icon')
  expect(svg?.getAttribute('class')).toMatch(/sg-icon theirs$/)
})

test('every icon is drawn, as large as the text around it', async () => {
  const all = Object.entries(icons)
  const screen = await render(
    <div style={{ fontSize: 16 }}>
      {all.map(([name, Icon]) => (
        <Icon key={name} className={name} />
      ))}
    </div>,
  )
  const drawn = [...screen.container.querySelectorAll('svg')]
  expect(drawn).toHaveLength(all.length)
  for (const svg of drawn) {
    expect(svg.getBoundingClientRect().width, svg.classList.value).toBe(20)
    const length = [...svg.querySelectorAll('path')].reduce((sum, path) => sum + path.getTotalLength(), 0)
    expect(length, svg.classList.value).toBeGreaterThan(2)
  }
})
