declare module 'virtual:business' {
  export const business: import('@susegad/catalog-data/business').Business
}

declare module 'virtual:page-titles' {
  export const pageTitles: Readonly<Record<import('@susegad/catalog-data/seo').PageKey, string>>
}

declare module 'virtual:search-documents' {
  /** Address of the documents, as JSON. */
  export const searchIndex: string
}
