import { createSend } from '../jobs/send-letter.ts'
import type { Config } from '../settings/config.ts'
import { bad, doubtful, type Finding, good } from './finding.ts'

/** Opens an SMTP session as the service does. */
export async function examineMail(config: Config): Promise<Finding> {
  if (config.smtpUrl === undefined)
    return doubtful(
      `SMTP_URL is not set: emails are written to ${config.dataDir}/mail and not sent`,
      'Set SMTP_URL to the address of your mail server',
    )
  const { host } = new URL(config.smtpUrl)
  try {
    await createSend(config).ready?.()
    return good(`${host} accepts emails`)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return bad(
      `${host} accepts no emails: ${reason}`,
      'Correct SMTP_URL, or ask the person who runs the mail server',
    )
  }
}
