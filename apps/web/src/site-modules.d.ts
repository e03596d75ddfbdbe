declare module 'virtual:business' {
  export const business: import('@susegad/catalog-data/business').Business
}

declare module 'virtual:business-name' {
  import type { Business } from '@susegad/catalog-data/business'
  import type { NamedBusiness } from '@susegad/catalog-data/seo'

  export const named: NamedBusiness & Pick<Business, 'locale' | 'currency'> & { region: { name: string } }
}

declare module 'virtual:search-documents' {
  /** Address of the documents, as JSON. */
  export const searchIndex: string
}
