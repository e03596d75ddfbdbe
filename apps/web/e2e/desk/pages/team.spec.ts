import { expect, type Page, test } from '@playwright/test'
import { onDesktop, onPhone } from '../../devices.ts'
import { expectAccessible } from '../../themes.ts'
import {
  anotherBrowser,
  closeHelper,
  findActivity,
  keepSession,
  panelOf,
  rowOf,
  sendEnquiries,
  signInByCall,
  uniqueWord,
} from '../desk-steps.ts'
import { colleagueAt } from '../enquiry/colleague-steps.ts'

async function openTeam(page: Page) {
  await keepSession(page, await signInByCall(page.request))
  await page.goto('/dashboard/team')
  await expect(page.getByRole('heading', { name: 'Team', level: 1 })).toBeVisible()
}

test(
  'a colleague is invited, reads, is given more, suspended and taken off the team',
  onPhone,
  async ({ page, browser }) => {
    const word = uniqueWord()
    const email = `${word}@example.com`
    const name = `Tara ${word}`
    await openTeam(page)
    // Somebody signed in by password alone would lock themselves out.
    await page.getByRole('switch', { name: 'Require two-step verification for everyone' }).click()
    await expect(
      page.getByText('Set up two-step verification for yourself first, in your profile.'),
    ).toBeVisible()
    await expect(
      page.getByRole('switch', { name: 'Require two-step verification for everyone' }),
    ).not.toBeChecked()
    const invite = page.getByRole('region', { name: 'Invite' })
    await invite.getByLabel('Email').fill(email)
    await invite.getByLabel('Role').selectOption('Viewer')
    await invite.getByRole('button', { name: 'Send invitation' }).click()
    await expect(page.getByText(`Send this link to ${email} yourself.`)).toBeVisible()
    await expect(page.getByRole('list', { name: 'Open invitations' }).getByText(email)).toBeVisible()

    const link = await invite.getByLabel('Link of the invitation').inputValue()
    expect(link).toContain('/join#')
    const hers = await anotherBrowser(browser, page)
    await hers.goto(link)
    await expect(hers.getByText(`invites ${email}`)).toBeVisible()
    await closeHelper(hers)
    await hers.getByRole('main').getByLabel('Name').fill(name)
    await hers.getByRole('main').getByLabel('Password', { exact: true }).fill('four calm boats ashore')
    await hers.getByRole('button', { name: 'Join' }).click()
    await expect(hers.getByRole('heading', { name: 'Enquiries', level: 1 })).toBeVisible()

    const visitor = `Visitor ${word}`
    const [sent] = await sendEnquiries(page.request, 1, () => ({ name: visitor }))
    await hers.goto(`/dashboard?q=${word}`)
    await expect(rowOf(hers, visitor)).toBeVisible()
    await expect(rowOf(hers, visitor).getByRole('button')).toHaveCount(0)
    await hers.goto(`/dashboard?q=${word}&enquiry=${sent?._id}`)
    await expect(panelOf(hers).getByRole('heading', { name: visitor })).toBeVisible()
    for (const absent of ['Delete this enquiry', 'Add note', 'Assign to me'])
      await expect(panelOf(hers).getByRole('button', { name: absent })).toHaveCount(0)
    await expect(panelOf(hers).getByRole('radio')).toHaveCount(0)

    await hers.goto('/dashboard/connections')
    await expect(hers.getByRole('heading', { name: 'You have view-only access' })).toBeVisible()
    await hers.goto('/dashboard/team')
    await expect(hers.getByRole('heading', { name: 'This page is for owners' })).toBeVisible()
    await hers.goto(`/dashboard?q=${word}&enquiry=${sent?._id}`)

    await page.reload()
    const team = page.getByRole('list', { name: 'Team', exact: true })
    const row = team.getByRole('listitem').filter({ hasText: email })
    await row.getByLabel(`Role of ${name}`).selectOption('Agent')
    await hers.reload()
    await expect(panelOf(hers).getByRole('button', { name: 'Add note' })).toBeVisible()
    await hers.goto('/dashboard/connections')
    await expect(hers.getByRole('button', { name: 'Create a token' }).first()).toBeVisible()
    await expect(hers.getByRole('button', { name: 'Add a webhook' })).toHaveCount(0)

    await row.getByRole('button', { name: `Suspend ${name}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Suspend' }).click()
    await expect(row.getByText('Suspended')).toBeVisible()
    await hers.reload()
    await expect(hers).toHaveURL(/\/login$/)

    await row.getByRole('button', { name: `Remove ${name} from the team` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove from the team' }).click()
    await expect(row).toHaveCount(0)
    await page.getByRole('link', { name: 'Audit log' }).last().click()
    await findActivity(page, `made ${name} an agent`)

    await hers.goto(link)
    await hers.reload()
    await expect(hers.getByText('This invitation has been used, was revoked or has expired.')).toBeVisible()
  },
)

test(
  'the open enquiries of a colleague who is suspended are reassigned, and given back by undo',
  onDesktop,
  async ({ page, browser }) => {
    const hers = await colleagueAt('/dashboard', browser, page)
    const { _id, name } = await hers.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}'))
    const { token } = await signInByCall(page.request)
    for (const { _id: enquiry } of await sendEnquiries(page.request, 2, () => ({})))
      await page.request.put(`/api/enquiries/${enquiry}/status`, {
        data: { assignedTo: _id },
        headers: { authorization: `Bearer ${token}` },
      })
    await openTeam(page)
    await page.getByRole('button', { name: `Suspend ${name}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Suspend' }).click()
    const dialog = page.getByRole('dialog', { name: 'Reassign 2 enquiries' })
    await expect(dialog.getByLabel('To')).toHaveValue('none')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Reassign' }).click()
    await expect(page.getByText('2 enquiries unassigned.')).toBeVisible()
    const left = page.getByRole('button', { name: `Reassign 2 open enquiries of ${name}` })
    await expect(left).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(left).toBeVisible()
    await left.click()
    await expect(dialog).toBeVisible()
  },
)
