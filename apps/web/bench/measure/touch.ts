import type { Page } from 'playwright'
import { type Interaction, type InteractionName, interactions } from './interactions.ts'
import type { Network } from './network.ts'
import { forgetTouches, seenBy } from './observe.ts'

export type TouchTimes = Partial<Record<InteractionName, number>>

/** Does everything that the page offers, one after the other, each when the page is at rest. */
export async function touchAll(page: Page, network: Network, withScript: boolean): Promise<TouchTimes> {
  const times: TouchTimes = {}
  for (const interaction of interactions) {
    if (!withScript && !interaction.native) continue
    if (interaction.unfolds && (await bringIntoView(page, interaction.unfolds))) {
      await network.quiet(1000)
      await tap(page, interaction.unfolds)
    }
    if (!(await bringIntoView(page, interaction.target))) continue
    await network.quiet(1000)
    times[interaction.name] = await timeOf(page, interaction)
  }
  return times
}

async function timeOf(page: Page, { name, target, by, state, undo }: Interaction): Promise<number> {
  const before = await page.evaluate(state)
  const until = async (done: (now: string) => boolean) => {
    for (let tries = 0; !done(await page.evaluate(state)); tries++) {
      if (tries > 200) throw new Error(`${page.url()}: nothing came of “${name}” (${target}).`)
      await page.waitForTimeout(50)
    }
    // Event Timing entries arrive after the next paint.
    await page.waitForTimeout(500)
  }
  await forgetTouches(page)
  if (by === 'keys') await chooseNext(page, target)
  else await tap(page, target)
  await until((now) => now !== before)
  const { touch } = await seenBy(page)
  if (undo) {
    await page.keyboard.press(undo)
    await until((now) => now === before)
  }
  return touch
}

/** Whether there is something to press: the first that matches and is not hidden. */
const bringIntoView = (page: Page, target: string): Promise<boolean> =>
  page.evaluate((selector) => {
    const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const found = [...document.querySelectorAll(selector)].find(seen)
    found?.scrollIntoView({ block: 'center', behavior: 'instant' })
    return found !== undefined
  }, target)

async function tap(page: Page, target: string): Promise<void> {
  await bringIntoView(page, target)
  const place = await page.evaluate((selector) => {
    const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const found = [...document.querySelectorAll(selector)].find(seen)
    const { left, top, width, height } = found?.getBoundingClientRect() ?? new DOMRect()
    const [x, y] = [left + width / 2, top + height / 2]
    return document.elementFromPoint(x, y)?.closest(selector) === found ? { x, y } : null
  }, target)
  if (!place) throw new Error(`${page.url()}: something lies over ${target}.`)
  await page.touchscreen.tap(place.x, place.y)
}

/** Types the first letter of a list's next choice. */
async function chooseNext(page: Page, target: string): Promise<void> {
  const letter = await page.evaluate((selector) => {
    const lists = [...document.querySelectorAll<HTMLSelectElement>(selector)]
    const list = lists.find((element) => element.checkVisibility({ visibilityProperty: true }))
    list?.focus()
    return list?.options[1]?.text[0] ?? ''
  }, target)
  await page.keyboard.press(letter)
}
