import type { LetterRefusal } from '@susegad/api-client/rules'

/** The parts of a mail refusal that are safe to log. Not the server's text: it repeats addresses. */
export interface Refusal {
  fault: string
  code: string | undefined
  /** The reply code, the enhanced code (RFC 3463), and the SMTP command it answered. */
  status: number | undefined
  detail: string | undefined
  command: string | undefined
}

export function refusalOf(error: unknown): Refusal {
  const { name, code, responseCode, response, command } = (error ?? {}) as Record<string, unknown>
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
  return {
    fault: text(name) ?? typeof error,
    code: text(code),
    status: typeof responseCode === 'number' ? responseCode : undefined,
    detail: /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\s/.exec(text(response) ?? '')?.[1],
    command: text(command),
  }
}

export const isTemporary = ({ status }: Refusal): boolean =>
  status !== undefined && status >= 400 && status < 500

/** The reason code that the desk explains. */
export function whyRefused(refusal: Refusal): LetterRefusal {
  if (refusal.code === 'EAUTH') return 'sign-in'
  if (refusal.code === 'ETLS') return 'encryption'
  if (isTemporary(refusal)) return 'later'
  return refusal.status === undefined ? 'unreachable' : 'refused'
}
