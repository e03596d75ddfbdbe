import { expect, type Locator, type Page } from '@playwright/test'
import axe, { type AxeResults, type NodeResult } from 'axe-core'
import { markupFaults } from '../../../.ci/rules/markup-rules.ts'
import { onDesktop, onPhone } from './devices.ts'

/**
 * Tags the journeys that together use every feature once: those of the default tier and of the uneven network. The
 * default tier runs them on a phone.
 */
export const seesMost = { tag: '@sees-most' }
/** Those of them that are the same on every device. */
export const seesMostOnDesktop = { tag: [seesMost.tag, onDesktop.tag] }
export const seesMostOnPhone = { tag: [seesMost.tag, onPhone.tag] }

/** Expects that the page follows the system's theme, light and dark, and that the text of `part` has enough contrast. */
export async function expectLegible(page: Page, part: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectLegibleAsItIs(page, part)
  }
}

async function expectLegibleAsItIs(page: Page, part: string): Promise<void> {
  const shown = page.locator(part).filter({ visible: true })
  await expect(shown).toHaveCount(1)
  await animationsEnd(shown)
  const { wanted, ground } = await page.evaluate(themeOfPage)
  if (wanted === 'dark') expect(ground).toBeLessThan(0.2)
  else expect(ground).toBeGreaterThan(0.8)

  await shown.evaluate(hideWhatIsBehind)
  const { passes, incomplete, violations } = await runAxe(page, part, { runOnly: ['color-contrast'] })
  await page.evaluate(() => document.adoptedStyleSheets.pop())
  expect(namesOf(violations)).toEqual([])
  expect(namesOf(incomplete, isUnseen)).toEqual([])
  expect(namesOf(passes)).not.toEqual([])
}

/** axe ignores the top layer: for it, later elements of the page cover a modal dialog. */
function hideWhatIsBehind(part: Element): void {
  const sheet = new CSSStyleSheet()
  if (part.closest('dialog:modal'))
    sheet.replaceSync('body { visibility: hidden } dialog:modal { visibility: visible }')
  document.adoptedStyleSheets.push(sheet)
}

/** Expects no axe violation in either theme. Themes differ in colours only, so the second run checks only these. */
export async function expectAccessible(page: Page): Promise<void> {
  // Lays it out as a whole: the colours of a part far from the window were once still those of the other theme.
  await page.evaluate(() => (document.documentElement.dataset.whole = ''))
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await animationsEnd(page.locator('html'))
    const runOnly = colorScheme === 'dark' && { runOnly: ['color-contrast', 'link-in-text-block'] }
    const { violations } = await runAxe(
      page,
      { exclude: ['iframe'] },
      { resultTypes: ['violations'], ...runOnly },
    )
    expect(namesOf(violations), `in the ${colorScheme} theme`).toEqual([])
  }
}

/** Inject axe once per page, and don't let it copy the HTML of every element. */
const axeOnce = `if (!window.axe) { ${axe.source}; axe.configure({ noHtml: true }) }`

interface AxeOptions {
  runOnly?: string[]
  resultTypes?: 'violations'[]
}

/** Skips frames. */
async function runAxe(
  page: Page,
  where: string | { exclude: string[] },
  how: AxeOptions,
): Promise<AxeResults> {
  await page.evaluate(axeOnce)
  return page.evaluate(([where, how]) => axe.run(where, { ...how, iframes: false }), [where, how] as const)
}

/** Checks the rendered markup by the rules of the built pages. */
export async function expectValidMarkup(page: Page): Promise<void> {
  const faults = markupFaults(await page.content()).filter(({ ruleId, selector }) =>
    // `display` on a table drops its semantics, so a table laid out as cards needs explicit roles.
    ruleId === 'no-redundant-role' ? !selector?.includes('> table') : true,
  )
  expect(faults.map(({ ruleId, message, selector }) => `${ruleId}: ${message}: ${selector}`)).toEqual([])
}

const namesOf = (violations: AxeResults['violations'], matters: (node: NodeResult) => boolean = () => true) =>
  violations.flatMap(({ id, nodes }) =>
    nodes.filter(matters).map(({ target }) => `${id}: ${target.join(' ')}`),
  )

/** Text in the colour of its background, which axe reports as incomplete instead of as a violation. */
const isUnseen = ({ any }: NodeResult) => any.some(({ data }) => data?.messageKey === 'equalRatio')

/** Waits for animations, which change colours. */
async function animationsEnd(part: Locator): Promise<void> {
  await expect.poll(() => part.evaluate(moving)).toEqual([])
}

/** Running animations that will end: neither scroll-driven nor infinite ones. */
async function moving(part: Element): Promise<string[]> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  return part
    .getAnimations({ subtree: true })
    .filter(({ timeline, playState }) => timeline === document.timeline && playState === 'running')
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 80) ?? '')
}

/** The system's theme, and the lightness of the page's background: 0 is black, 1 is white. */
function themeOfPage(): { wanted: string; ground: number } {
  const paper = new OffscreenCanvas(1, 1).getContext('2d')
  if (!paper) throw new Error('There is no canvas to read colours with.')
  paper.fillStyle = getComputedStyle(document.documentElement).backgroundColor
  paper.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = paper.getImageData(0, 0, 1, 1).data
  const ground = (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255
  return { wanted: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light', ground }
}
