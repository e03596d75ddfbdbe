export type { HomePage } from '../schema/found-pages.ts'
export type { HomeBlock } from '../schema/page-schema.ts'
export type { Feature, Statistic, TextSection } from '../text/section.ts'
export { homePage } from './generated/home-page.ts'
