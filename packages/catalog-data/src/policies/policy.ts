export type { Policy, PolicySection } from '../schema/policy-schema.ts'
