import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { componentNames, componentSheet } from '../build/component-styles.ts'
import { layerOrder } from '../src/theme/layer-order.ts'
import { stylesheetFaults } from './stylesheet-faults.ts'
import { siblingsOf, tierFaults, tierOf } from './stylesheet-tiers.ts'

const source = new URL('../src/', import.meta.url).pathname
const sheets = globSync('{general,travel}/*/*.css', { cwd: source })

test.each(sheets)('%s stands in a layer and takes colours, corners and shadows from tokens', (file) => {
  expect(stylesheetFaults(`packages/ui/src/${file}`, readFileSync(`${source}${file}`, 'utf8'))).toEqual([])
})

test.each(sheets)('%s stands above the parts it styles', (file) => {
  expect(tierFaults(file)).toEqual([])
  expect(siblingsOf(file).map(tierOf)).toEqual(siblingsOf(file).map(() => tierOf(file)))
})

test('the base states the order of the layers', () => {
  expect(readFileSync(`${source}theme/base.css`, 'utf8')).toContain(layerOrder)
})

test('twenty published sheets are at most 100 KB, whichever they are', () => {
  const largest = componentNames()
    .map((name) => componentSheet(name).length)
    .sort((a, b) => b - a)
    .slice(0, 20)
  expect(largest.reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(100_000)
})

const layered = (declaration: string) =>
  stylesheetFaults('a.css', `@layer sg.components {\n  .sg-a {\n    &:hover { ${declaration} }\n  }\n}`)

describe('a stylesheet is told', () => {
  test('which rule stands in no layer', () => {
    const css =
      '@layer sg.components { .sg-a { color: red } }\n\n@media print {\n  .sg-b { display: none }\n}'
    expect(stylesheetFaults('a.css', css).find((fault) => fault.includes('no layer'))).toBe(
      "a.css:4 '.sg-b' stands in no layer and would win over every override: put it in @layer sg.components.",
    )
  })

  test.each([
    'color: #1f6f6b',
    'background: rgb(0 0 0 / 0.5)',
    'border: 1px solid White',
    '--fill: oklch(0.5 0.1 200)',
    'background: linear-gradient(var(--sg-ink), black)',
  ])('the line of the colour in %s', (declaration) => {
    expect(layered(declaration)).toEqual([
      expect.stringMatching(/^a\.css:3 .* the colour .* use a colour token/),
    ])
  })

  test.each(['border-radius: 8px', 'border-start-end-radius: 0 0.75rem'])(
    'the line of the corner in %s',
    (declaration) => {
      expect(layered(declaration)).toEqual([
        expect.stringMatching(/^a\.css:3 .* the corner .* use var\(--sg-radius-sm\)/),
      ])
    },
  )

  test.each([
    'box-shadow: 0 1px 2px var(--sg-ink)',
    'box-shadow: var(--sg-shadow-1), 0 0.5px 0.25rem currentColor',
    'filter: drop-shadow(0 2px 4px var(--sg-ink))',
  ])('the line of the shadow in %s', (declaration) => {
    expect(layered(declaration)).toEqual([
      expect.stringMatching(/^a\.css:3 .* the shadow .* use var\(--sg-shadow-1\)/),
    ])
  })
})

test.each([
  'color: currentColor; background: transparent; outline-color: CanvasText; fill: none',
  'color: var(--sg-gold); background: color-mix(in oklab, var(--sg-ink) 55%, transparent)',
  'fill: oklch(from var(--sg-tile) 0.432 0.115 h)',
  'mask: linear-gradient(black, transparent); mask-image: url("data:image/svg+xml,%3Csvg fill=\'red\'/%3E")',
  'border-radius: 0; border-start-start-radius: inherit; border-end-end-radius: 50% 11rem',
  'border-radius: calc(var(--sg-button-height) / 2); border-start-end-radius: 2px',
  'box-shadow: none; text-shadow: 1px 1px 0 var(--sg-ink)',
  'box-shadow: inset 0 -2px 0 var(--sg-line), 0 0 0 0.375rem var(--sg-tile)',
  'white-space: nowrap; transition: box-shadow 0.2s 0.1s 0.3s',
])('a stylesheet may say %s', (declarations) => {
  expect(layered(declarations)).toEqual([])
})
