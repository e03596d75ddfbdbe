import { setTimeout } from 'node:timers/promises'
import type { Locator, Page } from 'playwright'

interface Said {
  role: string
  name: string
}

/** Roles for which Playwright writes no name. */
const unnamed = ['text', 'summary', 'iframe']

const tries = 30
const pause = 600

/** Compares “What a screen reader says” with Playwright's own reading of the story's accessibility tree. */
export async function checkSpoken(page: Page, note: (trouble: string) => void): Promise<void> {
  if ((await page.locator('.read-aloud').count()) === 0) return note('has no note on screen readers')
  let troubles: string[] = []
  // A framed story loads after its page, and a carousel may advance between the two readings.
  for (let count = 0; count < tries; count += 1) {
    troubles = differences(await saidOn(page), await treeOf(page.locator('.docs-story').first()))
    if (troubles.length === 0) return
    await setTimeout(pause)
  }
  for (const trouble of troubles) note(trouble)
}

function differences(said: Said[], tree: Said[]): string[] {
  if (said.length === 0 && tree.length > 0) return [`says nothing, where the tree has ${tree.length} parts`]
  let from = 0
  return said
    .filter(({ role }) => !unnamed.includes(role))
    .flatMap(({ role, name }) => {
      const at = tree.findIndex((part, place) => place >= from && part.role === role && part.name === name)
      if (at >= from) from = at + 1
      return at < 0 ? [`says ${role} “${name}”, which the tree does not have there`] : []
    })
}

const saidOn = (page: Page): Promise<Said[]> =>
  page.locator('.read-aloud > ol > li').evaluateAll((items) =>
    items.map((item) => ({
      role: item.getAttribute('data-role') ?? '',
      name: item.querySelector('b')?.textContent ?? '',
    })),
  )

/** The lines of a snapshot, such as `- button "Next" [disabled]` or `- 'link "Rooms: two"':`. */
async function treeOf(story: Locator): Promise<Said[]> {
  const frame = story.locator('iframe[id^="iframe--"]')
  const place = (await frame.count()) > 0 ? frame.contentFrame().locator('body') : story
  const lines = (await place.ariaSnapshot()).split('\n')
  return lines.flatMap((line) => {
    const [, role, name = '""'] =
      /^\s*- '?([a-z]+)(?: ("(?:[^"\\]|\\.)*"))?/.exec(line.replaceAll("''", "'")) ?? []
    return role ? [{ role, name: JSON.parse(name) as string }] : []
  })
}
