import { connect, type PeerCertificate } from 'node:tls'
import type { Config } from '../config.ts'
import { bad, doubtful, type Finding, good } from './finding.ts'

const about = 'Address'
const PATIENCE = 5000
const DAY = 86_400_000
/** A certificate that renews itself does so 30 days before its end. */
const RENEWED_BEFORE = 20

/** Requests the service at its public address. */
export async function examinePublicAddress({ publicUrl }: Config): Promise<Finding[]> {
  const url = new URL(publicUrl)
  const findings: Finding[] = []
  try {
    const answer = await fetch(new URL('/readyz', url), { signal: AbortSignal.timeout(PATIENCE) })
    const { status } = (await answer.json()) as { status?: string }
    findings.push(
      answer.ok
        ? good(about, `${publicUrl} answers`)
        : bad(about, `${publicUrl} says: ${status ?? answer.status}`, 'Read the log of the service'),
    )
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } }
    findings.push(
      doubtful(
        about,
        `${publicUrl}/readyz does not answer (${cause?.code ?? (error as Error).name})`,
        'Start the service, and check the proxy and the DNS record',
      ),
    )
  }
  if (url.protocol === 'https:') findings.push(...(await certificate(url)))
  return findings
}

async function certificate(url: URL): Promise<Finding[]> {
  const found = await peerCertificate(url)
  if (!found) return []
  const days = Math.floor((Date.parse(found.valid_to) - Date.now()) / DAY)
  return days > RENEWED_BEFORE
    ? [good(about, `Its certificate is valid for ${days} more days`)]
    : [
        doubtful(
          about,
          days < 0 ? 'Its certificate has expired' : `Its certificate expires in ${days} days`,
          'Find out why it was not renewed: certbot renew --dry-run',
        ),
      ]
}

/** The certificate without verifying it: the request to /readyz already did. */
const peerCertificate = ({ hostname, port }: URL): Promise<PeerCertificate | undefined> =>
  new Promise((resolve) => {
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      servername: hostname,
      rejectUnauthorized: false,
      timeout: PATIENCE,
    })
    const end = (found?: PeerCertificate) => {
      socket.destroy()
      resolve(found)
    }
    socket.once('secureConnect', () => end(socket.getPeerCertificate()))
    socket.once('timeout', () => end())
    socket.once('error', () => end())
  })
