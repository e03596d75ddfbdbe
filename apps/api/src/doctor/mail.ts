import { promises as dns } from 'node:dns'
import type { Config } from '../config.ts'
import { createSend, senderOf } from '../jobs/send-letter.ts'
import { bad, doubtful, type Finding, good } from './finding.ts'

const about = 'Mail'

export interface Names {
  resolveTxt: (name: string) => Promise<string[][]>
}

/** Opens an SMTP session as the service does, and looks up the sender's SPF, DMARC and DKIM records. */
export async function examineMail(config: Config, names: Names = dns): Promise<Finding[]> {
  if (config.smtpUrl === undefined)
    return [
      doubtful(
        about,
        `SMTP_URL is not set: emails are written to ${config.dataDir}/mail and not sent`,
        'Set SMTP_URL to the address of your mail server',
      ),
    ]
  const { host } = new URL(config.smtpUrl)
  try {
    await createSend(config).ready?.()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return [
      bad(
        about,
        `${host} accepts no emails: ${reason}`,
        'Correct SMTP_URL, or ask the person who runs the mail server',
      ),
    ]
  }
  return [good(about, `${host} accepts emails`), ...(await senderRecords(senderOf(config), names))]
}

async function senderRecords(from: string, names: Names): Promise<Finding[]> {
  const domain = /@([^>\s]+)>?\s*$/.exec(from)?.[1] ?? ''
  const findings: Finding[] = []
  const look = async (name: string, starts: string, what: string, advice: string) => {
    const found = await lookUp(name, names)
    if ('away' in found) findings.push(found.away)
    else if (!found.records.some((record) => record.toLowerCase().startsWith(starts)))
      findings.push(doubtful(about, what, advice))
  }
  await look(
    domain,
    'v=spf1',
    `${domain} has no SPF record, so emails are likely to be treated as spam`,
    `Add a TXT record to ${domain} that names your mail server, such as "v=spf1 include:_spf.your-mailer.example -all"`,
  )
  await look(
    `_dmarc.${domain}`,
    'v=dmarc1',
    `${domain} has no DMARC record, which large mail providers require`,
    `Add a TXT record to _dmarc.${domain}, such as "v=DMARC1; p=quarantine", and turn on DKIM signing in your mail server`,
  )
  return [...findings, await signingKeys(domain, names)]
}

type Found = { records: string[]; exists: boolean } | { away: Finding }

/** The texts of a name, and whether it exists: also without texts, as one above other names does. */
async function lookUp(name: string, names: Names): Promise<Found> {
  try {
    return { records: (await names.resolveTxt(name)).map((parts) => parts.join('')), exists: true }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOTFOUND' || code === 'ENODATA') return { records: [], exists: code === 'ENODATA' }
    return {
      away: doubtful(about, `${name} could not be looked up (${code})`, 'Run this where DNS answers'),
    }
  }
}

const covered = 'List-Unsubscribe and List-Unsubscribe-Post'

/** Which key signs only the mail server knows, but while a domain has keys, the name above them exists (RFC 8020). */
async function signingKeys(domain: string, names: Names): Promise<Finding> {
  const found = await lookUp(`_domainkey.${domain}`, names)
  if ('away' in found) return found.away
  return found.exists
    ? good(
        about,
        `${domain} seems to have DKIM keys. For one-click unsubscribe, the signature must cover ${covered} (RFC 8058). To check, open a received email: both must be listed in h= of its DKIM-Signature`,
      )
    : doubtful(
        about,
        `No DKIM key was found for ${domain}: mail programs offer one-click unsubscribe only in signed emails`,
        `Turn on DKIM signing for ${domain} in your mail server, with ${covered} in the signature (RFC 8058). To check whether it is on already, look at h= of DKIM-Signature in a received email`,
      )
}
