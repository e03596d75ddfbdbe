// Made from the example business by the `content` command; do not edit.
import type { PrivacyNotice } from '../../schema/policy-schema.ts'

export const privacyNotice: PrivacyNotice = {
  version: "2026-11-24",
  enquiry: "We keep what you write here to answer you and to arrange what you ask for, until it is no longer needed or you ask us to erase it.",
  account: "We keep these details so that you can sign in and follow what you asked, until you ask us to erase them.",
  more: "What we keep, why, and for how long"
}
