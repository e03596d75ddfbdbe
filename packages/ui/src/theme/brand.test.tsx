import { afterEach, beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { parkPointer } from '../../test/emulate.ts'
import { Badge } from '../general/badge/badge.tsx'
import { Button } from '../general/button/button.tsx'
import { Card, CardBody } from '../general/card/card.tsx'
import { Divider } from '../general/divider/divider.tsx'
import { SiteFooter, SiteFooterColumn } from '../general/site-footer/site-footer.tsx'
import { brandPalette } from './brand-contrast.ts'
import { fromHex, toHex } from './color.ts'

const plum = '#8a1c4a'
const brand = {
  '--sg-brand-primary': plum,
  '--sg-brand-accent': '#2bb3a3',
  '--sg-brand-font': 'monospace',
  '--sg-brand-radius': '0',
  '--sg-brand-density': '0.5',
}
const root = document.documentElement

function setBrand(element: HTMLElement) {
  for (const [name, value] of Object.entries(brand)) element.style.setProperty(name, value)
}

// A button under the pointer would show its hover colour.
beforeEach(parkPointer)

afterEach(() => {
  root.removeAttribute('style')
  delete root.dataset.theme
})

/** As the screen shows it, in hexadecimal. */
function shown(color: string): string {
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  if (!context) throw new Error('No canvas.')
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

const inTheme = (theme: 'light' | 'dark' | 'contrast') => ({
  primary: toHex(brandPalette({ primary: fromHex(plum) }, theme).primary),
})

async function showParts() {
  const screen = await render(
    // Away from the parked pointer.
    <div style={{ padding: '3rem' }}>
      <Button>Send</Button>
      <section data-theme="dark">
        <Card>
          <CardBody>
            <Button>Night</Button>
            <Badge>New</Badge>
          </CardBody>
        </Card>
      </section>
    </div>,
  )
  const styleOf = (name: string) => getComputedStyle(screen.getByRole('button', { name }).element())
  return { styleOf, container: screen.container }
}

test('five tokens at the root change every theme, the nested one too', async () => {
  const { styleOf, container } = await showParts()
  const usualPadding = Number.parseFloat(styleOf('Night').paddingInlineStart)
  setBrand(root)
  for (const theme of ['light', 'contrast'] as const) {
    root.dataset.theme = theme
    // Buttons fade to another colour.
    await expect.poll(() => shown(styleOf('Send').backgroundColor)).toBe(inTheme(theme).primary)
    await expect.poll(() => shown(styleOf('Night').backgroundColor)).toBe(inTheme('dark').primary)
  }
  expect(styleOf('Send').borderTopLeftRadius).toBe('0px')
  expect(styleOf('Night').fontFamily).toBe('monospace')
  expect(Number.parseFloat(styleOf('Night').paddingInlineStart)).toBeLessThan(usualPadding)
  const corners = [...container.querySelectorAll('[data-slot]')].map(
    (part) => getComputedStyle(part).borderTopLeftRadius,
  )
  expect(new Set(corners)).toEqual(new Set(['0px']))
})

test('a brand on a part of the page stays there', async () => {
  const { styleOf, container } = await showParts()
  const usual = styleOf('Send').backgroundColor
  setBrand(container.querySelector<HTMLElement>('section') ?? root)
  await expect.poll(() => shown(styleOf('Night').backgroundColor)).toBe(inTheme('dark').primary)
  expect(styleOf('Night').borderTopLeftRadius).toBe('0px')
  expect(styleOf('Send').backgroundColor).toBe(usual)
})

const tones = ['neutral', 'primary', 'accent', 'gold', 'tile'] as const

test.each(['light', 'dark', 'contrast'] as const)(
  'footer, badges and tiles keep no colour of ours in the %s theme, at the root and nested',
  async (theme) => {
    const parts = (
      <>
        <Divider variant="tile" data-part />
        {tones.map((tone) => (
          <Badge key={tone} tone={tone} data-part>
            {tone}
          </Badge>
        ))}
        <Badge tone="gold" variant="burst" data-part>
          20%
        </Badge>
        <SiteFooter data-part>
          <SiteFooterColumn title="Quick links">Dining</SiteFooterColumn>
        </SiteFooter>
      </>
    )
    const screen = await render(
      <>
        {parts}
        <section data-theme={theme}>{parts}</section>
      </>,
    )
    root.dataset.theme = theme
    const drawn = () =>
      [...screen.container.querySelectorAll('[data-part], [data-slot="site-footer-title"]')].flatMap(
        (part) => {
          const { backgroundColor, color } = getComputedStyle(part)
          const own = part.matches('.sg-divider') ? [backgroundColor] : [backgroundColor, color]
          // White and black belong to no brand.
          return own.map((value) => (/^rgba|^oklch\([\d.]+ 0 /.test(value) ? 'none' : value))
        },
      )
    const ours = drawn()
    expect(ours.length).toBeGreaterThan(30)
    setBrand(root)
    const kept = drawn().filter((value, index) => value !== 'none' && value === ours[index])
    expect(kept).toEqual([])
  },
)
