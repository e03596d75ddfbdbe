export type { NavigationLink } from '../schema/navigation-schema.ts'
