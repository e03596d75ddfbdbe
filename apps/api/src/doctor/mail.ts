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
    const found = await lookUp(name, names)
    if ('away' in found) findings.push(found.away)
    else if (!found.records.some((record) => record.toLowerCase().startsWith(starts)))
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
        `${domain} seems to have DKIM keys. For unsubscribing in one click the signature must cover ${covered} (RFC 8058), which only a letter that arrived shows: both stand in h= of its DKIM-Signature`,
      )
    : doubtful(
        about,
        `No DKIM key is found for ${domain}: only in signed letters mail programs offer unsubscribing in one click`,
        `Let your mail server sign letters by DKIM for ${domain}, and let the signature cover ${covered} (RFC 8058). If it does already, h= of DKIM-Signature says so in a letter that arrived`,
      )
}
