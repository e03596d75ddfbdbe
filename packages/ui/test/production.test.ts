import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { moduleOf } from '../build/component-styles.ts'
import { productionCode } from './measure-entry.ts'

const warnings = readFileSync(new URL('../src/internal/warnings.ts', import.meta.url), 'utf8')

/** The constant parts of what is said to a developer, at least ten letters each. */
const said = [...warnings.matchAll(/`([^`]+)`/g)].flatMap(([, text = '']) =>
  text.split(/\$\{[^}]*\}/).filter((part) => part.length >= 10),
)

test('there is something to look for', () => {
  expect(said.length).toBeGreaterThan(4)
})

test.each(['data-table', 'dialog', 'icon-button', 'pagination', 'popover', 'tabs'])(
  'a production bundle of %s holds nothing of what is said to developers',
  async (name) => {
    const code = await productionCode(moduleOf(name))
    expect(code).toContain(`sg-${name}`)
    expect(said.filter((text) => code.includes(text))).toEqual([])
    expect(code).not.toMatch(/<[A-Z][A-Za-z]+( work="server")?> (has|does|leads|shows)/)
  },
)
