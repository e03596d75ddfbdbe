import type { Invite } from '@susegad/api-client/contract'
import type { Queries } from '../../db/database.ts'
import { writeLetter } from '../../db/stores/outbox-store.ts'
import type { Config } from '../../settings/config.ts'
import { createLink, dropConfirmations } from './account-link-store.ts'
import type { UserRow } from './user-store.ts'

export const INVITE_DAYS = 7
const PASSWORD_LINK_DAYS = 3
const FORGOTTEN_DAYS = 1
const RESTORE_DAYS = 7
const CONFIRM_DAYS = 7

/** Three emails to an address at once, then one every ten minutes: the mailbox may be somebody else's. */
export const EMAIL_RATE = { burst: 3, seconds: 600 }

/** Sender of account emails, and base URL of their links. */
export type Sender = Pick<Config, 'publicUrl' | 'business'>

// In the fragment, so that the secret reaches neither a server's log nor another site.
const passwordAddress = ({ publicUrl }: Sender, secret: string): string =>
  `${publicUrl}/set-password#${secret}`

type Recipient = Pick<UserRow, 'id' | 'email'>

const write = (tx: Queries, to: { email: string; id?: string }, subject: string, lines: string[]) =>
  writeLetter(tx, { recipient: to.email, subject, body: lines.join('\n'), secret: true, userId: to.id })

/** Mails a new member of staff a link to choose a password. */
export async function mailPasswordLink(tx: Queries, user: Recipient, sender: Sender): Promise<void> {
  const secret = await createLink(tx, user.id, { days: PASSWORD_LINK_DAYS })
  await write(tx, user, 'Choose your password', [
    `You have been added to the ${sender.business.name} team. Your old password no longer works.`,
    '',
    `Choose a new one within ${PASSWORD_LINK_DAYS} days. The link works once:`,
    passwordAddress(sender, secret),
  ])
}

/** Mails a link that confirms the address of an account. Earlier links stop working. */
export async function mailConfirmation(
  tx: Queries,
  user: Recipient & Pick<UserRow, 'username'>,
  sender: Sender,
): Promise<void> {
  await dropConfirmations(tx, user.id)
  const secret = await createLink(tx, user.id, { confirms: true, days: CONFIRM_DAYS })
  await write(tx, user, 'Confirm your email address', [
    `The account “${user.username}” at ${sender.business.name} uses this email address. If the account isn’t yours, ignore this email: it can’t show what we write to you until you confirm.`,
    '',
    `If it is yours, confirm the address to see our emails in your account too. Open this link within ${CONFIRM_DAYS} days:`,
    `${sender.publicUrl}/confirm-email#${secret}`,
  ])
}

/** Mails a password reset link. */
export async function mailForgottenLink(tx: Queries, user: Recipient, sender: Sender): Promise<void> {
  const secret = await createLink(tx, user.id, { days: FORGOTTEN_DAYS })
  await write(tx, user, 'Choose a new password', [
    `Somebody asked for a new password for your account with ${sender.business.name}. If it was not you, ignore this email: the old password still works.`,
    '',
    'Choose a new one within a day. The link works once, and signs out every device:',
    passwordAddress(sender, secret),
  ])
}

export const inviteAddress = ({ publicUrl }: Pick<Sender, 'publicUrl'>, secret: string): string =>
  `${publicUrl}/join#${secret}`

/** Mails an invitation to join the staff. */
export async function mailInvite(
  tx: Queries,
  { email, invitedBy }: Pick<Invite, 'email' | 'invitedBy'>,
  secret: string,
  sender: Sender,
): Promise<void> {
  await write(tx, { email }, `Join the ${sender.business.name} team`, [
    `${invitedBy} has invited you to join the ${sender.business.name} team. If you were not expecting this, ignore this email.`,
    '',
    `To join, open this link within ${INVITE_DAYS} days and choose a password. It works once:`,
    inviteAddress(sender, secret),
  ])
}

/** Mails that a passkey was added to the account. */
export const mailPasskeyAdded = (tx: Queries, user: Recipient, name: string, sender: Sender) =>
  write(tx, user, 'A passkey was added to your account', [
    `Your account with ${sender.business.name} has a new passkey, called ${name}. If you added it, you don’t need to do anything.`,
    '',
    'If you did not, remove it under Passkeys, and change your password:',
    `${sender.publicUrl}/profile`,
  ])

/** Mails that the second factor was changed. */
export const mailSecondFactor = (tx: Queries, user: Recipient, what: string, sender: Sender) =>
  write(tx, user, 'Two-step verification of your account was changed', [
    `Two-step verification of your account with ${sender.business.name} was ${what}, and every other device was signed out. If it was you, you don’t need to do anything.`,
    '',
    'If it was not, change your password and check your sessions:',
    `${sender.publicUrl}/profile`,
  ])

/** Tells the former address that the account's email changed, with a link to restore it. */
export async function mailRestoreLink(tx: Queries, user: Recipient, sender: Sender): Promise<void> {
  const secret = await createLink(tx, user.id, { email: user.email, days: RESTORE_DAYS })
  await write(tx, user, 'Your email address was changed', [
    `Your account with ${sender.business.name} now uses a different email address. If you changed it, you don’t need to do anything.`,
    '',
    `If you did not, open this link within ${RESTORE_DAYS} days. It restores this address, signs out every device and lets you choose a new password. It works once:`,
    passwordAddress(sender, secret),
  ])
}
