export type { ContactPage } from '../schema/found-pages.ts'
export { contactPage } from './generated/contact-page.ts'
