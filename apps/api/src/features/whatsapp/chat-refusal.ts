/** An error as the API describes it, in an answer or in the report of a failed message. */
export interface ApiFault {
  code: number
  /** What it says about the error. */
  words: string
}

/** The message was not taken; `isTemporary` if it may be taken later. */
export class ChatRefusal extends Error {
  override readonly name = 'ChatRefusal'
  readonly isTemporary: boolean
  /** Whether it asks us to send less. */
  readonly isLimit: boolean

  constructor(reason: string, { isTemporary = false, isLimit = false } = {}) {
    super(reason)
    this.isTemporary = isTemporary || isLimit
    this.isLimit = isLimit
  }
}

/** The API, an account or a pair of numbers sends too much. */
const LIMITS = [4, 80007, 130429, 131056]
/** Out of order for a while. */
const TEMPORARY = [1, 2, 131000, 131016, 133004]
const SIGN_IN = [0, 3, 10, 190, 131005, 131031]

/** What a refusal means for whoever wrote the message. */
export function reasonOf({ code, words }: ApiFault): string {
  if (code === 131047) return 'They last wrote on WhatsApp more than 24 hours ago.'
  if (code === 131026) return 'This number can’t get WhatsApp messages.'
  if (code === 131049 || code === 131048) return 'WhatsApp held it back: this number got too many messages.'
  if (SIGN_IN.includes(code) || (code >= 200 && code < 300))
    return 'WhatsApp rejects our sign-in. Tell the person who runs this site.'
  if (code >= 132000 && code < 133000)
    return 'WhatsApp rejects the template. Tell the person who runs this site.'
  return words ? `WhatsApp says: ${words}` : 'WhatsApp gives no reason.'
}

/** The refusal in an answer of the API. */
export function refusalIn(status: number, fault: ApiFault): ChatRefusal {
  if (status === 429 || LIMITS.includes(fault.code)) return new ChatRefusal('', { isLimit: true })
  const isTemporary = status >= 500 || TEMPORARY.includes(fault.code)
  return new ChatRefusal(reasonOf(fault), { isTemporary })
}
