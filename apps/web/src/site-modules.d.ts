declare module 'virtual:business' {
  export const business: import('@susegad/catalog-data/business').Business
}

declare module 'virtual:business-name' {
  export const named: import('@susegad/catalog-data/seo').NamedBusiness
}

declare module 'virtual:search-documents' {
  /** Address of the documents, as JSON. */
  export const searchIndex: string
}
