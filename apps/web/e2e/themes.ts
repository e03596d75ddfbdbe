import { expect, type Locator, type Page } from '@playwright/test'
import axe, { type AxeResults, type NodeResult } from 'axe-core'
import { markupFaults } from '../../../.ci/rules/markup-rules.ts'
import { onDesktop, onPhone } from './devices.ts'

/** Marks the journeys that together touch every feature once: those of the default tier, and on the uneven network. */
export const seesMost = { tag: '@sees-most' }
/** Those of them that walk the same way on every device. */
export const seesMostOnDesktop = { tag: [seesMost.tag, onDesktop.tag] }
export const seesMostOnPhone = { tag: [seesMost.tag, onPhone.tag] }

/** In each theme the page is painted as the person's system asks for, and what this part of it says can be read. */
export async function expectLegible(page: Page, part: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectLegibleAsItIs(page, part)
  }
}

async function expectLegibleAsItIs(page: Page, part: string): Promise<void> {
  const shown = page.locator(part).filter({ visible: true })
  await expect(shown).toHaveCount(1)
  await hasArrived(shown)
  const { wanted, ground } = await page.evaluate(themeOfPage)
  if (wanted === 'dark') expect(ground).toBeLessThan(0.2)
  else expect(ground).toBeGreaterThan(0.8)

  await shown.evaluate(hideWhatIsBehind)
  const { passes, incomplete, violations } = await judge(page, part, { runOnly: ['color-contrast'] })
  await page.evaluate(() => document.adoptedStyleSheets.pop())
  expect(namesOf(violations)).toEqual([])
  expect(namesOf(incomplete, isUnseen)).toEqual([])
  expect(namesOf(passes)).not.toEqual([])
}

/** Axe knows no top layer: to it, what comes later in the page than a modal dialog lies over it. */
function hideWhatIsBehind(part: Element): void {
  const sheet = new CSSStyleSheet()
  if (part.closest('dialog:modal'))
    sheet.replaceSync('body { visibility: hidden } dialog:modal { visibility: visible }')
  document.adoptedStyleSheets.push(sheet)
}

/** Nothing to complain of in either theme. They differ in nothing but colours, so the second look is for these. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await hasArrived(page.locator('html'))
    const runOnly = colorScheme === 'dark' && { runOnly: ['color-contrast', 'link-in-text-block'] }
    const { violations } = await judge(
      page,
      { exclude: ['iframe'] },
      { resultTypes: ['violations'], ...runOnly },
    )
    expect(namesOf(violations), `in the ${colorScheme} theme`).toEqual([])
  }
}

/** Inject axe once per page, and don't let it copy the HTML of every element. */
const axeOnce = `if (!window.axe) { ${axe.source}; axe.configure({ noHtml: true }) }`

interface Judged {
  runOnly?: string[]
  resultTypes?: 'violations'[]
}

/** Frames are not looked at. */
async function judge(page: Page, where: string | { exclude: string[] }, how: Judged): Promise<AxeResults> {
  await page.evaluate(axeOnce)
  return page.evaluate(([where, how]) => axe.run(where, { ...how, iframes: false }), [where, how] as const)
}

/** What the script has made of the page is held to the same rules as the built pages. */
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

/** Text in the colour of its ground is no contrast at all, which the rule leaves to a person to judge. */
const isUnseen = ({ any }: NodeResult) => any.some(({ data }) => data?.messageKey === 'equalRatio')

/** Colours are to be judged once what slides and fades has come to rest. */
async function hasArrived(part: Locator): Promise<void> {
  await expect.poll(() => part.evaluate(moving)).toEqual([])
}

/** What still is on its way to an end of its own; what follows the scrolling or goes round for ever is not. */
async function moving(part: Element): Promise<string[]> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  return part
    .getAnimations({ subtree: true })
    .filter(({ timeline, playState }) => timeline === document.timeline && playState === 'running')
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 80) ?? '')
}

/** The theme asked for, and how light the ground of the page is: 0 is black, 1 is white. */
function themeOfPage(): { wanted: string; ground: number } {
  const paper = new OffscreenCanvas(1, 1).getContext('2d')
  if (!paper) throw new Error('There is no canvas to read colours with.')
  paper.fillStyle = getComputedStyle(document.documentElement).backgroundColor
  paper.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = paper.getImageData(0, 0, 1, 1).data
  const ground = (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255
  return { wanted: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light', ground }
}
