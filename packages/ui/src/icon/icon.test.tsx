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
    expect(svg.querySelector('path')?.getTotalLength(), svg.classList.value).toBeGreaterThan(2)
  }
})
