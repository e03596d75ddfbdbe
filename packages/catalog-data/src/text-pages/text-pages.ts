export type { TextSection } from '../schema/text-page-schema.ts'
export { takenAddresses } from './taken-addresses.ts'
export type { TextPage } from './text-page.ts'
