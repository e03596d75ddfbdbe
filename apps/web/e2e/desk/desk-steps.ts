import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test'

export const staffSignIn = { emailOrUsername: 'desk@susegad.example', password: 'a calm desk by the sea' }

interface SignedIn {
  token: string
  user: { _id: string; name: string; role: string }
}

/** A word that no other test uses. */
export function uniqueWord(): string {
  return `w${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`
}

export async function signInByCall(request: APIRequestContext, data = staffSignIn): Promise<SignedIn> {
  const answer = await request.post('/api/users/login', { data })
  expect(answer.ok()).toBe(true)
  return answer.json()
}

/** Fills in the sign-in page that is open. */
export async function signIn(page: Page, { emailOrUsername, password } = staffSignIn): Promise<void> {
  const form = page.locator('main')
  await form.getByLabel('Email or username').fill(emailOrUsername)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Login' }).click()
}

/** Stores the session in the browser as a sign-in does. Answers are sent at once. */
export async function keepSession(page: Page, { token, user }: SignedIn): Promise<void> {
  await page.goto('/robots.txt')
  await page.evaluate(
    ([kept, person]) => {
      localStorage.setItem('user', person)
      localStorage.setItem('authToken', kept)
      localStorage.setItem('susegad-undo-send', 'off')
    },
    [token, JSON.stringify(user)] as const,
  )
}

export async function openDesk(page: Page, search = ''): Promise<SignedIn> {
  const session = await signInByCall(page.request)
  await keepSession(page, session)
  await page.goto(`/dashboard${search}`)
  await expect(page.getByRole('heading', { name: 'Enquiries', exact: true, level: 1 })).toBeVisible()
  return session
}

/** Closes the contact helper, which opens with each page load and would cover the next control. */
export async function closeHelper(page: Page): Promise<void> {
  const helper = page.locator('details[data-slot="floating-contact"]')
  // Not with its button: it may close itself during the click.
  await helper.evaluate((it: HTMLDetailsElement) => {
    it.open = false
  })
}

export interface SentEnquiry {
  _id: string
}

/** Sends enquiries as visitors do. `fill` gives each the words by which it is found. */
export async function sendEnquiries(
  request: APIRequestContext,
  count: number,
  fill: (n: number) => Record<string, string>,
  token?: string,
): Promise<SentEnquiry[]> {
  const sent: SentEnquiry[] = []
  for (let n = 1; n <= count; n++) {
    const data = {
      name: `Visitor ${n}`,
      phone: '+91 98220 12345',
      email: `visitor${n}@example.com`,
      dateOfPlan: '2026-12-24',
      subject: 'A question',
      message: `Is there room for ${n} of us?`,
      ...fill(n),
    }
    const headers = {
      'idempotency-key': crypto.randomUUID(),
      ...(token && { authorization: `Bearer ${token}` }),
    }
    const answer = await request.post('/api/enquiries', { data, headers })
    expect(answer.status()).toBe(201)
    sent.push((await answer.json()).enquiry)
  }
  return sent
}

/** A second person's browser. */
export async function anotherBrowser(browser: Browser, page: Page): Promise<Page> {
  const viewport = page.viewportSize()
  const context = await browser.newContext({ ...(viewport && { viewport }) })
  return context.newPage()
}

export const rowsOf = (page: Page) => page.locator('[data-slot="table-row"]')
/** The row of the enquirer with exactly this name. */
export const rowOf = (page: Page, name: string) =>
  rowsOf(page).filter({ has: page.getByText(name, { exact: true }) })
export const panelOf = (page: Page) => page.locator('[data-desk-panel]')
export const toastOf = (page: Page) => page.locator('[data-slot="toast"]')

/** Pages through the activity to an entry: what others do meanwhile is listed above it. */
export async function findActivity(page: Page, text: string): Promise<void> {
  const entries = page.locator('.activity-day li')
  const entry = entries.filter({ hasText: text })
  await expect(async () => {
    await expect(entries.first()).toBeVisible()
    if ((await entry.count()) === 0) await page.getByRole('link', { name: 'Next' }).click()
    await expect(entry).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 20_000 })
}
