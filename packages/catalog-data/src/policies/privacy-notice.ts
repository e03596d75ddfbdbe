export type { PrivacyNotice } from '../schema/policy-schema.ts'
export { privacyNotice } from './generated/privacy-notice.ts'
