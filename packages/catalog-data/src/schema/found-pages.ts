import type { z } from 'zod'
import type { Fixed } from './fixed.ts'
import { membershipPage } from './membership-schema.ts'
import { contactPage, diningPage, homePage } from './page-schema.ts'
import { foundPicture } from './picture-schema.ts'

/** Pages with resolved pictures. */
export const foundHome = homePage(foundPicture)
export const foundDining = diningPage(foundPicture)
export const foundContact = contactPage(foundPicture)
export const foundMembership = membershipPage(foundPicture)

type Page<T extends z.ZodType> = Fixed<Omit<z.output<T>, 'meta'>>
export type HomePage = Page<typeof foundHome>
export type DiningPage = Page<typeof foundDining>
export type ContactPage = Page<typeof foundContact>
export type MembershipPage = Page<typeof foundMembership>
