import { type BrowserContext, expect, type Page } from '@playwright/test'
import { openDesk, uniqueWord } from '../desk-steps.ts'

interface AlertLog {
  permission: NotificationPermission
  /** The person's answer to the permission prompt. */
  answer: NotificationPermission
  asked: number
  shown: string[]
  /** The state of the AudioContext of each tone that was started. */
  tones: AudioContextState[]
  elsewhere: boolean
}

declare global {
  interface Window {
    alertLog: AlertLog
  }
}

/** Records prompts, notifications and tones: a headless shell can't show notifications, and denies them. */
export async function listen(page: Page, permission: NotificationPermission = 'default'): Promise<void> {
  await page.addInitScript((now) => {
    const log: AlertLog = {
      permission: now,
      answer: 'granted',
      asked: 0,
      shown: [],
      tones: [],
      elsewhere: false,
    }
    window.alertLog = log
    window.Notification = class extends EventTarget {
      static get permission() {
        return log.permission
      }
      static async requestPermission() {
        log.asked += 1
        log.permission = log.answer
        return log.answer
      }
      constructor(title: string) {
        super()
        if (log.permission === 'granted') log.shown.push(title)
      }
      close() {}
    } as unknown as typeof Notification
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (when) {
      log.tones.push(this.context.state)
      start.call(this, when)
    }
    Object.defineProperty(document, 'hidden', { get: () => log.elsewhere })
    Object.defineProperty(document, 'visibilityState', {
      get: () => (log.elsewhere ? 'hidden' : 'visible'),
    })
  }, permission)
}

/** The request of the alerts. A filtered desk requests its own list differently. */
export const alertRequest = /\/api\/enquiries\?page=1&sort=created&limit=(1|100)$/

export const logOf = (page: Page): Promise<AlertLog> => page.evaluate(() => window.alertLog)

/** Puts another window in front of the desk, or the desk in front again. */
export const goElsewhere = (page: Page, elsewhere: boolean): Promise<void> =>
  page.evaluate((gone) => {
    window.alertLog.elsewhere = gone
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, elsewhere)

export const forget = (page: Page): Promise<void> =>
  page.evaluate(() => Object.assign(window.alertLog, { shown: [], tones: [] }) && undefined)

export async function openAlerts(page: Page) {
  await page.getByRole('button', { name: 'Alerts' }).click()
  const alerts = page.getByRole('dialog', { name: 'Alerts' })
  await expect(alerts).toBeVisible()
  return {
    alerts,
    sound: alerts.getByRole('switch', { name: 'Play a sound' }),
    notification: alerts.getByRole('switch', { name: 'Show a notification' }),
  }
}

/** Opens the alerts of a desk that is filtered by a word no enquiry has yet. */
export async function openAlertsOfFilteredDesk(page: Page) {
  const word = uniqueWord()
  await listen(page)
  const following = page.waitForResponse('**/api/enquiries/live')
  await openDesk(page, `?q=${word}`)
  await following
  return { word, ...(await openAlerts(page)) }
}

/** Answers the alerts' request with these rows only, whatever other journeys send meanwhile. */
export async function answerAlerts(context: BrowserContext, rows: () => string[]): Promise<void> {
  await context.route(alertRequest, async (route) => {
    const limit = Number(new URL(route.request().url()).searchParams.get('limit'))
    const enquiries = rows()
      .slice(0, limit)
      .map((createdAt) => ({ _id: createdAt, createdAt, source: 'site' }))
    await route.fulfill({ json: { enquiries, total: rows().length, totalPages: 1, page: 1, limit } })
  })
}
