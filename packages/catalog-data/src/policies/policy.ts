export type { Policy } from '../schema/policy-schema.ts'
export type { TextSection as PolicySection } from '../schema/text-page-schema.ts'
