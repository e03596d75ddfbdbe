/** Constants of the contract, without other imports, to keep pages small. */
export { usernameProblem } from './account/username-rules.ts'
export {
  ANSWER_STATES,
  type AnswerState,
  AUDIT_ACTIONS,
  type AuditAction,
  CUSTOMER_MARKS,
  type CustomerMark,
  ENQUIRY_SORTS,
  ENQUIRY_SOURCES,
  ENQUIRY_STATUSES,
  type EnquirySort,
  type EnquirySource,
  type EnquiryStatus,
  STAGES,
  type Stage,
  TURNS,
  type Turn,
} from './search-words.ts'

/** Why another enquiry is taken for one of the same person. */
export const RELATIONS = ['same', 'phone', 'email'] as const
export type Relation = (typeof RELATIONS)[number]

export const MESSAGE_MIN_LENGTH = 10
export const PASSWORD_MIN_LENGTH = 6
export const PASSWORD_MAX_LENGTH = 256
export const STAFF_PASSWORD_MIN_LENGTH = 12
export const PAGE_SIZE = 10
export const PAGE_SIZE_MAX = 100
export const BULK_MAX = 1000

/** Validation of email fields as in the HTML standard. */
export const EMAIL_PATTERN =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

/** Maximum length of each text field, in UTF-16 code units. */
export const MAX_LENGTH = {
  name: 120,
  username: 40,
  email: 254,
  phone: 40,
  subject: 200,
  message: 20_000,
  note: 4000,
  signature: 500,
  templateName: 80,
  viewName: 40,
  labelName: 40,
  passkeyName: 60,
  template: 4000,
  quoteLine: 200,
  street: 200,
  city: 100,
  state: 100,
  zipCode: 20,
  country: 100,
  search: 100,
  url: 500,
} as const

/** Time zone in which the days of date filters begin. */
export const TIME_ZONE = 'Asia/Kolkata'

/** Every enquiry is promised an answer within this time, or within one open day if the business has opening hours. */
export const PROMISED_HOURS = 24

/** Limits of a visitor's plan; `saved` counts places that were taken off as well. */
export const MAX_TRIP = { rooms: 6, adults: 12, children: 8, saved: 200, days: 31, placesPerDay: 12 } as const

/** The longest period for figures. */
export const FIGURES_DAYS_MAX = 366

const FIRST_WORDS_MAX = 120

/** The first words of a text on one line, without quoted lines. */
export function firstWords(text: string): string {
  const own = text.replace(/^\s*>.*$/gmu, '').trim() || text
  const line = own.replace(/\s+/gu, ' ').trim()
  if (line.length <= FIRST_WORDS_MAX) return line
  const cut = line.slice(0, FIRST_WORDS_MAX - 1)
  const word = cut.lastIndexOf(' ')
  // A text without spaces may be cut inside a surrogate pair.
  return `${word > 0 ? cut.slice(0, word) : cut.replace(/[\uD800-\uDBFF]$/, '')}…`
}

/** Hours before the promised time from which an enquiry without an answer is due. */
export const DUE_HOURS = 4

/** Most single days on which a business is closed. */
export const CLOSED_DAYS_MAX = 366

/** Built-in views of the desk. */
export const BUILT_IN_VIEWS = [
  'reply',
  'unassigned',
  'mine',
  'due',
  'overdue',
  'customer',
  'snoozed',
] as const
export type BuiltInView = (typeof BUILT_IN_VIEWS)[number]

/** The longest snooze of an enquiry. */
export const SNOOZE_DAYS_MAX = 366

/** Most views that a person can save, private and shared. */
export const VIEWS_MAX = 50
/** Most views shown to a person, because each one is counted. */
export const VIEWS_SEEN_MAX = 200
/** Counts of views stop here. */
export const VIEW_COUNT_MAX = 999

export const PRIORITIES = ['urgent', 'normal'] as const
export type Priority = (typeof PRIORITIES)[number]

/** Colours of labels: tones of the design, legible in both themes. */
export const LABEL_COLORS = [
  'neutral',
  'primary',
  'accent',
  'gold',
  'success',
  'warning',
  'danger',
  'info',
] as const
export type LabelColor = (typeof LABEL_COLORS)[number]
export const LABELS_MAX = 500
/** Most labels of one enquiry. */
export const LABELS_ON_MAX = 20

/** Why an enquiry is spam: honeypot filled in, too many links, blocked sender, or marked by staff. */
export const SPAM_REASONS = ['honeypot', 'links', 'blocked', 'staff'] as const
export type SpamReason = (typeof SPAM_REASONS)[number]

/** Sources that staff can enter. */
export const ENTERED_SOURCES = ['call', 'walk-in', 'chat'] as const
export type EnteredSource = (typeof ENTERED_SOURCES)[number]

export const CONTEXT_KINDS = ['hotel', 'activity', 'beach', 'membership', 'page'] as const

/** Languages of templates, as BCP 47 tags. */
export const LANGUAGES = [
  'en',
  'hi',
  'mr',
  'kok',
  'gu',
  'kn',
  'ta',
  'ml',
  'ur',
  'ar',
  'he',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'ru',
] as const
export type Language = (typeof LANGUAGES)[number]

/** Scripts of enquiries: `devanagari` is for Hindi, Marathi and Konkani. */
export const SCRIPTS = ['latin', 'devanagari', 'arabic', 'cyrillic'] as const
export type Script = (typeof SCRIPTS)[number]
export const ROUTING_RULES_MAX = 50
export const ROUTING_PEOPLE_MAX = 50

/** Roles of staff: owners manage everything including staff, agents work at the desk, viewers only read. */
export const STAFF_ROLES = ['owner', 'agent', 'viewer'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** Emails about new enquiries and replies: every one, only those of one's own enquiries, one a day, or none. */
export const NOTIFICATIONS = ['each', 'mine', 'digest', 'none'] as const
export type Notifications = (typeof NOTIFICATIONS)[number]

/** A mention in a note: the id of a member of staff, as `<@id>`. */
export const MENTION_PATTERN = /<@([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})>/g

/** Most passkeys of a person, enough for a phone, a laptop and security keys. */
export const PASSKEYS_MAX = 20

/** Number of recovery codes; each works for one sign-in. */
export const RECOVERY_CODES = 10

/** How a person signed in: password only, password and code, or passkey. */
export const SESSION_METHODS = ['password', 'code', 'passkey'] as const
export type SessionMethod = (typeof SESSION_METHODS)[number]

/** How a message of a thread was sent. */
export const MESSAGE_CHANNELS = ['email', 'whatsapp', 'phone', 'visit', 'site'] as const
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number]

/** What staff log the outcome of. */
export const CONTACT_CHANNELS = ['phone', 'whatsapp', 'visit'] as const
export type ContactChannel = (typeof CONTACT_CHANNELS)[number]

/**
 * Sender of a received email: `proven` and `claimed` have the address of the enquiry, which the business's own mail
 * server has authenticated or not; `other` has another address.
 */
export const SENDER_PROOFS = ['proven', 'claimed', 'other'] as const
export type SenderProof = (typeof SENDER_PROOFS)[number]

/** Outcomes of a call, a chat or a visit. Only `no-answer` leaves the customer waiting. */
export const CALL_OUTCOMES = ['reached', 'agreed', 'no-answer', 'left-message'] as const
export type CallOutcome = (typeof CALL_OUTCOMES)[number]

/** What WhatsApp reports of a message, from the least to the most. */
export const CHAT_DELIVERIES = ['failed', 'delivered', 'read'] as const
export type ChatDelivery = (typeof CHAT_DELIVERIES)[number]

/** How an answer goes out; `template` is the only WhatsApp message more than 24 hours after the customer's last. */
export const ANSWER_WAYS = ['email', 'whatsapp', 'template'] as const
export type AnswerWay = (typeof ANSWER_WAYS)[number]

/** Longest WhatsApp message. */
export const CHAT_MAX_LENGTH = 4096

/** Placeholders of templates, written as `{name}`. */
export const PLACEHOLDERS = ['name', 'place', 'dates', 'price', 'link'] as const
export type Placeholder = (typeof PLACEHOLDERS)[number]

/** Kinds of bulk changes. */
export const OPERATION_VERBS = [
  'status',
  'assign',
  'snooze',
  'label',
  'priority',
  'answer',
  'spam',
  'delete',
  'restore',
] as const
export type OperationVerb = (typeof OPERATION_VERBS)[number]
/** States of bulk changes. Failed and cancelled ones are applied in part; all except running ones can be undone. */
export const OPERATION_STATES = ['running', 'done', 'cancelled', 'failed', 'undoing', 'undone'] as const
export type OperationState = (typeof OPERATION_STATES)[number]
/** Delay of emails of a bulk answer, so that they can be undone. */
export const ANSWERS_HELD_SECONDS = 60

/** Limits of a quote; money in whole units of the business's currency. */
export const QUOTE_MAX = {
  lines: 20,
  quantity: 999,
  nights: 365,
  guests: 999,
  price: 10_000_000,
  total: 100_000_000,
} as const

/** Only an open quote can be accepted. */
export const QUOTE_STATES = ['open', 'accepted', 'expired', 'withdrawn', 'replaced'] as const
export type QuoteState = (typeof QUOTE_STATES)[number]

/** Files of a message: their kinds are decided by their content, never by their names. */
export const ATTACHMENT_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/heic',
  'application/pdf',
] as const
export type AttachmentType = (typeof ATTACHMENT_TYPES)[number]
export const ATTACHMENTS_MAX = 5
export const ATTACHMENT_MAX_BYTES = 10 * 1024 * 1024
/** Of all files of one message. */
export const ATTACHMENTS_MAX_BYTES = 25 * 1024 * 1024
export const ATTACHMENT_CHUNK_BYTES = 512 * 1024
/** How long a link to a file works without an account. */
export const ATTACHMENT_LINK_DAYS = 30
export const ATTACHMENT_TEXTS = {
  kind: 'Only pictures (JPEG, PNG, WebP, GIF, AVIF, HEIC) and PDF files can be attached.',
  empty: 'The file is empty.',
  size: 'A file can be at most 10 MB.',
  count: 'A message can have at most 5 files.',
  together: 'The files of a message can be at most 25 MB together.',
} as const

/** How a customer accepted a quote: signed in, or by the link in the email. */
export const ACCEPTED_VIA = ['account', 'link'] as const
export type AcceptedVia = (typeof ACCEPTED_VIA)[number]

/** Events of webhooks. */
export const WEBHOOK_EVENTS = [
  'enquiry.created',
  'enquiry.changed',
  'enquiry.deleted',
  'quote.accepted',
] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

/** Scopes of personal access tokens. */
export const TOKEN_SCOPES = ['enquiries:read', 'enquiries:write', 'export'] as const
export type TokenScope = (typeof TOKEN_SCOPES)[number]
/** Prefix by which secret scanners find tokens. */
export const TOKEN_PREFIX = 'sgd_'
export const TOKEN_DAYS_MAX = 365

/** Kinds of records. Pages, policies and places have one record each; the other kinds have a single record. */
export const CONTENT_KINDS = [
  'hotel',
  'activity',
  'beach',
  'page',
  'policy',
  'business',
  'navigation',
  'coast',
  'membership',
  'social',
  'privacy-notice',
  'shared-texts',
] as const
export type ContentKind = (typeof CONTENT_KINDS)[number]

/** How a record's draft differs from what visitors see. */
export const CONTENT_STATES = ['published', 'changed', 'new', 'removed'] as const
export type ContentState = (typeof CONTENT_STATES)[number]

/** States of a release. A failed one left the site unchanged. */
export const RELEASE_STATES = ['scheduled', 'publishing', 'published', 'failed', 'cancelled'] as const

export const PHOTO_STATES = ['uploading', 'converting', 'ready', 'refused'] as const
export const PHOTO_MAX_BYTES = 40 * 1024 * 1024
export const PHOTO_CHUNK_BYTES = 1024 * 1024

export const IMPORT_MAX_BYTES = 100 * 1024 * 1024
export const IMPORT_TOO_LARGE = 'An archive can be up to 100 MB. Leave out photos that have not changed'
/** How long the upload of an archive may take. */
export const IMPORT_MINUTES = 15
/** Which value wins for fields that both the studio and the folder have changed. */
export const IMPORT_PREFERENCES = ['studio', 'folder'] as const
export type ImportPreference = (typeof IMPORT_PREFERENCES)[number]

/** Why an email was refused. */
export const LETTER_REFUSALS = [
  'waiting',
  'unreachable',
  'sign-in',
  'encryption',
  'later',
  'refused',
  'bounced',
] as const
export type LetterRefusal = (typeof LETTER_REFUSALS)[number]

export const MESSAGES = {
  nameRequired: 'Name is required',
  usernameRequired: 'Username is required',
  emailRequired: 'Email is required',
  emailInvalid: 'Enter an email address such as name@example.com',
  phoneRequired: 'Phone is required',
  passwordRequired: 'Password is required',
  passwordTooShort: 'Password must be at least 6 characters',
  dateOfPlanRequired: 'Date of plan is required',
  subjectRequired: 'Subject is required',
  messageRequired: 'Message is required',
  messageTooShort: 'Message must be at least 10 characters',
  linkRequired: 'The link is incomplete. Open it from the email again.',
  identifierRequired: 'Email or username is required',
} as const
