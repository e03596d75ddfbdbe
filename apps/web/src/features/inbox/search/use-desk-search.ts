import { getRouteApi } from '@tanstack/react-router'
import type { DeskSearch } from '../../../enquiries/desk-search.ts'

const route = getRouteApi('/_workspace/dashboard/')

/** Search params of the list: the same object while only the open enquiry changes. */
export const useListSearch = (): DeskSearch =>
  route.useSearch({ select: ({ enquiry, ...list }) => list, structuralSharing: true })

/** Search params of what stands above the list: the same object on each of its pages. */
export const useFilterSearch = (): DeskSearch =>
  route.useSearch({ select: ({ enquiry, page, ...filter }) => filter, structuralSharing: true })

/** Id of the enquiry whose panel is open. */
export const useOpened = (): string | undefined => route.useSearch({ select: ({ enquiry }) => enquiry })

/** Renders again only when this enquiry is opened or closed. */
export const useIsOpened = (id: string): boolean =>
  route.useSearch({ select: ({ enquiry }) => enquiry === id })
