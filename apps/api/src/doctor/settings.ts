import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { senderOf } from '../jobs/send-letter.ts'
import type { Config } from '../settings/config.ts'
import { doubtful, type Finding, good } from './finding.ts'

/** Warnings about a configuration that is valid but risky. */
export function examineSettings(config: Config, env: NodeJS.ProcessEnv): Finding[] {
  const findings: Finding[] = []
  const warn = (text: string, advice: string) => findings.push(doubtful(text, advice))
  const sender = senderOf(config)
  const { protocol, hostname } = new URL(config.publicUrl)
  const isPublic = hostname !== 'localhost' && !hostname.startsWith('127.')
  if (!isPublic)
    warn(
      `PUBLIC_URL is ${config.publicUrl}, so links in emails lead to this machine`,
      'Set PUBLIC_URL to the address visitors use, and build the site with it',
    )
  else if (protocol === 'http:')
    warn(
      'PUBLIC_URL is not https, so passwords are sent unencrypted',
      'Put a proxy with TLS in front: deploy/README.md',
    )
  else if (!config.trustProxy)
    warn(
      'PUBLIC_URL is https, so there is a proxy, but TRUST_PROXY is not set: all visitors share one rate limit',
      'Set TRUST_PROXY to the address of the proxy',
    )
  if (!config.rateLimit)
    warn('RATE_LIMIT is off', 'Remove it: turning it off is for benchmarks and tests only')
  if (/\.example>?$/.test(sender))
    warn(
      `Emails are sent from ${sender}`,
      'Set MAIL_FROM to an address of your own domain, such as "Name of the business <hello@its-domain>"',
    )
  if (env.ADMIN_PASSWORD && isPublic)
    warn(
      'ADMIN_PASSWORD is still in the environment',
      'Remove ADMIN_EMAIL and ADMIN_PASSWORD once this person has signed in',
    )
  if (!existsSync(join(config.siteDir, 'index.html')))
    warn(`There is no built site in ${config.siteDir}`, 'Run: npx -y pnpm build')
  return findings.length > 0 ? findings : [good('complete')]
}
