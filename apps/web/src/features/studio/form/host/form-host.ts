import type { Coast } from '@susegad/catalog-data/coast'
import { type ComponentType, createContext, useContext } from 'react'
import type { Pointer } from '../../content/pointer.ts'
import type { EntryProps } from './entry-props.ts'

export type CoastShape = Pick<Coast, 'shore' | 'inlandBorder' | 'rivers' | 'landmarks'>

export interface Bounds {
  south: number
  west: number
  north: number
  east: number
}

export interface NamedRecord {
  slug: string
  name: string
}

/** Callbacks of the form; a stable object, so that only changed fields re-render. */
export interface FormHost {
  edit: (at: Pointer, next: unknown) => void
  /** Called when a picture is replaced or cropped, to update other references to its `src`. */
  pictureReplaced: (from: string, to: string) => void
  /** The field to go to: sections around it expand. */
  sought?: Pointer | undefined
  /** Renders any field; passed down to avoid an import cycle. */
  Entry: ComponentType<EntryProps>
}

/** Data from the service about the record and related records. */
export interface FormFacts {
  /** Problem of the field, and what to do. */
  problemAt: (at: Pointer) => string | undefined
  /** Number of problems in the field and below. */
  countBelow: (at: Pointer) => number
  locale: string
  currency: string
  /** Records by the name of the field that lists their slugs, such as `hotels`. */
  records: Readonly<Record<string, readonly NamedRecord[]>>
  /** Addresses of the site's own pages. */
  pages: readonly string[]
  /** The coast on which places are set; undefined for a business without such a map. */
  coast?: CoastShape | undefined
  region?: Bounds | undefined
}

export const HostContext = createContext<FormHost>({
  edit: () => {},
  pictureReplaced: () => {},
  Entry: () => null,
})
export const FactsContext = createContext<FormFacts>({
  problemAt: () => undefined,
  countBelow: () => 0,
  locale: 'en',
  currency: 'EUR',
  records: {},
  pages: [],
})

export const useHost = () => useContext(HostContext)
export const useFacts = () => useContext(FactsContext)
