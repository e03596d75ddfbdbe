import type { Browser, Locator, Page } from 'playwright'
import { forgetTouches, seenBy } from './observe.ts'
import { type ThreadTime, traceThread } from './thread-time.ts'

export type DeskWindow = 'desktop' | 'phone'
export interface DeskTime {
  /** As the browser tells it, from input to the next paint; whoever shares the machine is part of it. */
  wall: number
  thread: ThreadTime
}
export type DeskTimes = Record<string, DeskTime>

/** Does what staff do all day, one after the other, each when the desk is at rest; the longest event of each. */
export async function workAtDesk(browser: Browser, page: Page, kind: DeskWindow): Promise<DeskTimes> {
  const times: DeskTimes = {}
  const panel = page.locator('[data-desk-panel]')
  const isAnswerable = () => panel.locator('[name=answer]').waitFor()
  const isListedFrom = (first: number) => page.getByText(`Showing ${first} to`).waitFor()

  async function time(
    name: string,
    act: () => Promise<unknown>,
    done: () => Promise<unknown>,
  ): Promise<void> {
    // What is fetched ahead, and rendered with it, is no part of it.
    await page.waitForTimeout(1200)
    await forgetTouches(page)
    const thread = await traceThread(browser, async () => {
      await act()
      await done()
      // Event Timing entries arrive after the next paint.
      await page.waitForTimeout(500)
    })
    times[name] = { wall: (await seenBy(page)).touch, thread }
  }
  /** Presses what the pointer rests on already: scrolling there moves the header, which is no part of it either. */
  async function press(name: string, target: Locator, done: () => Promise<unknown>): Promise<void> {
    // Rows of the page before may still stand there.
    await page.waitForTimeout(1200)
    await target.scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.move(x + width / 2, y + height / 2)
    const click = async () => {
      await page.mouse.down()
      await page.mouse.up()
    }
    await time(name, click, done)
  }

  await press('next page', page.getByRole('link', { name: /^Next/ }), () => isListedFrom(11))
  await press('previous page', page.getByRole('link', { name: /^Previous/ }), () => isListedFrom(1))
  await press('tick a row', page.locator('.desk-list tbody input[type=checkbox]').nth(1), () =>
    page.getByText(/^1 of \d+ selected/).waitFor(),
  )
  await page.getByRole('button', { name: 'Clear selection' }).click()
  await press('open an enquiry', page.locator('.desk-list [data-enquiry]').nth(1), isAnswerable)
  await press('open the next one', panel.getByRole('button', { name: 'Next enquiry' }), isAnswerable)
  // Another than an earlier round has chosen.
  const status = panel.locator('.desk-status label:not(:has(:checked))').first()
  const chosen = await status.getAttribute('data-status')
  await press('change the status', status, () =>
    panel.locator(`.desk-panel-state [data-status=${chosen}]`).waitFor(),
  )
  await time(
    'close it',
    () => page.keyboard.press('Escape'),
    () => panel.waitFor({ state: 'detached' }),
  )
  if (kind === 'desktop') {
    await page.getByPlaceholder('Name, phone, words').click()
    await time(
      'type in search',
      () => page.keyboard.type('sunset', { delay: 120 }),
      () => page.waitForTimeout(800),
    )
  }
  await selectAll(page)
  const some = page.getByText(/^\d+ of \d+ selected/)
  const selected = await some.textContent()
  await press('untick one of all', page.locator('.desk-list tbody input[type=checkbox]').nth(1), () =>
    some.filter({ hasNotText: selected ?? '' }).waitFor(),
  )
  return times
}

/** Ticks all that match, a hundred of them in view. */
async function selectAll(page: Page): Promise<void> {
  const { origin } = new URL(page.url())
  await page.goto(`${origin}/dashboard?limit=100`)
  await page.locator('.desk-list [data-enquiry]').nth(30).waitFor()
  await page.waitForTimeout(4000)
  await page.locator('.desk-list thead input[type=checkbox]').click()
  await page.getByRole('button', { name: /^Select all \d+ matching/ }).click()
}
