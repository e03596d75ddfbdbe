import { expect, type Locator, type Page, test } from '@playwright/test'
import { uniqueWord } from '../desk/desk-steps.ts'
import { onDesktop } from '../devices.ts'

/** More than there are controls on any of the pages. */
const MOST_STEPS = 200

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** Goes to a control as somebody without a mouse does. */
async function stepTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let step = 0; step < MOST_STEPS && !(await isFocused(target)); step++) await page.keyboard.press(key)
  await expect(target).toBeFocused()
}

/** Presses keys in the menu of a place, once it is open. */
async function chooseInMenu(page: Page, name: string, ...keys: string[]): Promise<void> {
  await page.keyboard.press('Enter')
  const menu = page.getByRole('menu', { name: `Move ${name}` })
  await expect(menu.getByRole('menuitem').first()).toBeFocused()
  for (const key of [...keys, 'Enter']) await page.keyboard.press(key)
}

async function saveTwoBeaches(page: Page): Promise<void> {
  await page.goto('/beaches')
  for (const name of ['Arambol Beach', 'Baga Beach']) {
    const heart = page.getByRole('button', { name: `Save ${name}` })
    await stepTo(page, heart)
    await page.keyboard.press('Enter')
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  }
  await stepTo(page, page.getByRole('link', { name: 'Your trip, 2 saved' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your days' })).toBeVisible()
}

async function typeDates(page: Page): Promise<void> {
  await stepTo(page, page.getByRole('button', { name: 'Choose dates' }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Your dates' })
  const arrival = dialog.getByLabel('Arrival')
  await stepTo(page, arrival)
  await page.keyboard.type('01022027')
  const hasDayFirst = (await arrival.inputValue()) === '2027-02-01'
  await stepTo(page, dialog.getByLabel('Departure'))
  await page.keyboard.type(hasDayFirst ? '04022027' : '01052027')
  await stepTo(page, dialog.getByRole('button', { name: 'Save dates' }))
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Change' })).toBeFocused()
}

const linksOf = (page: Page, day: number) =>
  page.getByRole('list', { name: `Day ${day}`, exact: true }).getByRole('link')

test(
  'a trip is planned and sent by keyboard alone, and the focus follows each place',
  onDesktop,
  async ({ page }) => {
    await saveTwoBeaches(page)
    await typeDates(page)
    const [arambol, baga] = ['Arambol Beach', 'Baga Beach'].map((name) =>
      page.getByRole('button', { name: `Move ${name}` }),
    ) as [Locator, Locator]

    await stepTo(page, arambol)
    await chooseInMenu(page, 'Arambol Beach', 'ArrowDown')
    await expect(linksOf(page, 2)).toHaveText(['Arambol Beach'])
    await expect(arambol).toBeFocused()
    await stepTo(page, baga, 'Shift+Tab')
    await chooseInMenu(page, 'Baga Beach', 'ArrowDown')
    await expect(linksOf(page, 2)).toHaveText(['Arambol Beach', 'Baga Beach'])
    await expect(baga).toBeFocused()
    await chooseInMenu(page, 'Baga Beach')
    await expect(linksOf(page, 2)).toHaveText(['Baga Beach', 'Arambol Beach'])
    await expect(baga).toBeFocused()

    await chooseInMenu(page, 'Baga Beach', 'End')
    await expect(linksOf(page, 2)).toHaveText(['Arambol Beach'])
    await expect(arambol).toBeFocused()
    await expect(page.getByText('Baga Beach was removed from your trip.')).toBeVisible()
    await page.keyboard.press('F8')
    await stepTo(page, page.getByRole('button', { name: 'Undo' }))
    await page.keyboard.press('Enter')
    await expect(linksOf(page, 2)).toHaveText(['Baga Beach', 'Arambol Beach'])
    await expect(arambol).toBeFocused()

    const form = page.getByRole('form', { name: 'Send your plan' })
    const word = uniqueWord()
    for (const [label, text] of [
      ['Name', `Meera ${word}`],
      ['Phone', '+91 98470 12345'],
      ['Email', `${word}@mail.example`],
    ] as const) {
      await stepTo(page, form.getByLabel(label))
      await page.keyboard.type(text)
    }
    await stepTo(page, form.getByRole('button', { name: 'Send my plan' }))
    await page.keyboard.press('Enter')
    await expect(page.getByText(/You sent us: .*2 places on 4 days/)).toBeVisible()
  },
)
