import { expect, test } from '@playwright/test'
import { onDesktop } from '../../devices.ts'
import { openDesk, sendEnquiries, uniqueWord } from '../desk-steps.ts'
import {
  alertRequest,
  answerAlerts,
  forget,
  goElsewhere,
  listen,
  logOf,
  openAlerts,
  openAlertsOfFilteredDesk,
} from './alert-steps.ts'

// Playwright scrolls to reach a moving element, and the scrolling would move the next switch away.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test(
  'the browser asks for permission when an alert is switched on, and both alerts are silent when off',
  onDesktop,
  async ({ page }) => {
    const { word, sound, notification } = await openAlertsOfFilteredDesk(page)
    await expect(sound).not.toBeChecked()
    await page.keyboard.press('Escape')
    await goElsewhere(page, true)
    await sendEnquiries(page.request, 1, () => ({ subject: word }))
    await expect(page.getByRole('button', { name: 'Show 1 new enquiry' })).toBeVisible()
    expect(await logOf(page)).toMatchObject({ asked: 0, shown: [], tones: [] })

    await goElsewhere(page, false)
    await openAlerts(page)
    await notification.check()
    await sound.check()
    await expect(notification).toBeChecked()
    await expect.poll(() => logOf(page)).toMatchObject({ asked: 1, tones: ['running', 'running'] })
    await notification.uncheck()
    await sound.uncheck()
    // Only now: until then, enquiries of other journeys ring too.
    await forget(page)
    await goElsewhere(page, true)
    await sendEnquiries(page.request, 1, () => ({ subject: word }))
    await expect(page.getByRole('button', { name: 'Show 2 new enquiries' })).toBeVisible()
    expect(await logOf(page)).toMatchObject({ asked: 1, shown: [], tones: [] })
  },
)

test(
  'alerts of each enquiry whatever the list shows, with a notification only while the desk is in the background',
  onDesktop,
  async ({ page }) => {
    const { sound, notification } = await openAlertsOfFilteredDesk(page)
    const baseline = page.waitForResponse(alertRequest)
    await sound.check()
    await notification.check()
    await baseline
    await page.keyboard.press('Escape')
    await forget(page)
    await sendEnquiries(page.request, 1, () => ({ subject: 'In none of these words' }))
    await expect.poll(async () => (await logOf(page)).tones.length).toBeGreaterThanOrEqual(2)
    expect((await logOf(page)).shown).toEqual([])

    await goElsewhere(page, true)
    await sendEnquiries(page.request, 1, () => ({ subject: 'In none of these words' }))
    await expect.poll(async () => (await logOf(page)).shown.at(-1)).toMatch(/^\d+ new enquir/)
    const before = (await logOf(page)).shown.length
    await sendEnquiries(page.request, 1, () => ({ subject: 'In none of these words' }))
    await expect.poll(async () => (await logOf(page)).shown.length).toBeGreaterThan(before)
    // The count since the desk was last in front.
    expect((await logOf(page)).shown.at(-1)).toMatch(/^\d+ new enquiries$/)

    await page.reload()
    await openAlerts(page)
    await expect(sound).toBeChecked()
    await expect(notification).toBeChecked()
    expect((await logOf(page)).asked).toBe(0)
  },
)

const minute = (n: number) => `2026-11-20T09:0${n}:00.000Z`

test(
  'alerts without a live connection too, while another window is in front',
  onDesktop,
  async ({ page, context }) => {
    let rows = [minute(1)]
    await answerAlerts(context, () => rows)
    await listen(page, 'granted')
    await page.route('**/api/enquiries/live', (route) => route.abort())
    await page.clock.install()
    await openDesk(page, `?q=${uniqueWord()}`)
    const { notification } = await openAlerts(page)
    const baseline = page.waitForResponse(alertRequest)
    await notification.check()
    await baseline
    await forget(page)
    await goElsewhere(page, true)
    const told = async () => (await logOf(page)).shown
    rows = [minute(2), ...rows]
    await page.clock.runFor(25_000)
    await expect.poll(told).toEqual(['1 new enquiry'])
    rows = [minute(4), minute(3), ...rows]
    await page.clock.runFor(25_000)
    await expect.poll(told).toEqual(['1 new enquiry', '3 new enquiries'])

    await goElsewhere(page, false)
    await goElsewhere(page, true)
    rows = [minute(5), ...rows]
    await page.clock.runFor(25_000)
    await expect.poll(told).toEqual(['1 new enquiry', '3 new enquiries', '1 new enquiry'])
  },
)

test(
  'one of two tabs alerts, and what is switched off in one is off in both',
  onDesktop,
  async ({ page, context }) => {
    let rows = [minute(1)]
    await answerAlerts(context, () => rows)
    const second = await context.newPage()
    const tabs = [page, second]
    for (const tab of tabs) {
      await listen(tab, 'granted')
      await openDesk(tab, `?q=${uniqueWord()}`)
    }
    // One tab is connected and tells the other, which waits to take over.
    const waiting = () => page.evaluate(async () => (await navigator.locks.query()).pending?.length)
    await expect.poll(waiting).toBe(1)
    const { notification } = await openAlerts(page)
    const heard = (of: RegExp) => Promise.all(tabs.map((tab) => tab.waitForResponse(of)))
    const baseline = heard(alertRequest)
    await notification.check()
    await baseline
    for (const tab of tabs) {
      await forget(tab)
      await goElsewhere(tab, true)
    }
    for (const n of [2, 3, 4]) {
      rows = [minute(n), ...rows]
      const both = heard(/\/api\/enquiries\?page=1&sort=created&limit=100$/)
      await sendEnquiries(page.request, 1, () => ({}))
      await both
    }
    const told = async () => (await Promise.all(tabs.map(logOf))).flatMap(({ shown }) => shown)
    await expect.poll(told).toContain('3 new enquiries')
    expect((await told()).sort()).toEqual([...new Set(await told())].sort())

    await notification.uncheck()
    const other = await openAlerts(second)
    await expect(other.notification).not.toBeChecked()
  },
)
