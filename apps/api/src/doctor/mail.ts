import { promises as dns } from 'node:dns'
import type { Config } from '../config.ts'
import { createSend, senderOf } from '../jobs/send-letter.ts'
import { bad, doubtful, type Finding, good } from './finding.ts'

const about = 'Mail'

export interface Names {
  resolveTxt: (name: string) => Promise<string[][]>
}

/** Opens an SMTP session as the service does, and looks up the sender's SPF and DMARC records. */
export async function examineMail(config: Config, names: Names = dns): Promise<Finding[]> {
  if (config.smtpUrl === undefined)
    return [
      doubtful(
        about,
        `SMTP_URL is not set: letters are written to ${config.dataDir}/mail and reach nobody`,
        'Set SMTP_URL to the address of your mail server',
      ),
    ]
  const { host } = new URL(config.smtpUrl)
  try {
    await createSend(config).ready?.()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return [
      bad(about, `${host} takes no letters: ${reason}`, 'Mend SMTP_URL, or ask who runs the mail server'),
    ]
  }
  return [good(about, `${host} takes letters`), ...(await senderRecords(senderOf(config), names))]
}

async function senderRecords(from: string, names: Names): Promise<Finding[]> {
  const domain = /@([^>\s]+)>?\s*$/.exec(from)?.[1] ?? ''
  const findings: Finding[] = []
  const look = async (name: string, starts: string, what: string, advice: string) => {
    try {
      const records = await names.resolveTxt(name)
      if (records.some((parts) => parts.join('').toLowerCase().startsWith(starts))) return
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code !== 'ENOTFOUND' && code !== 'ENODATA') {
        findings.push(
          doubtful(about, `${name} could not be looked up (${code})`, 'Run this where DNS answers'),
        )
        return
      }
    }
    findings.push(doubtful(about, what, advice))
  }
  await look(
    domain,
    'v=spf1',
    `${domain} has no SPF record, so letters are taken for spam`,
    `Add a TXT record to ${domain} that names your mail server, such as "v=spf1 include:_spf.your-mailer.example -all"`,
  )
  await look(
    `_dmarc.${domain}`,
    'v=dmarc1',
    `${domain} has no DMARC record, which large mailboxes ask for`,
    `Add a TXT record to _dmarc.${domain}, such as "v=DMARC1; p=quarantine", and let your mail server sign by DKIM`,
  )
  return findings
}
