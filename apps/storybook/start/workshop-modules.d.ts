declare module 'virtual:thumbnails' {
  /** Thumbnail URLs by picture name, such as `pages-home-default-light`. */
  export const thumbnails: Readonly<Record<string, string>>
}

declare module 'virtual:story-list' {
  interface Listed {
    name: string
    group: string
    id: string
    entry: string | null
  }
  export const components: readonly Listed[]
  export const pages: readonly Listed[]
}

declare module 'virtual:block-list' {
  export const blocks: readonly { name: string; title: string; description: string }[]
}
