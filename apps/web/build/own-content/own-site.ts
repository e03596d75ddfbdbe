import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownContent } from './catalogue-source.ts'

/** What an owner's folder adds to the built site, besides its records. */
export interface OwnSite {
  /** Its colours and fonts: rules that come after those of the design system. */
  styles: string
  copyFiles: (site: string) => void
}

export async function ownSite(): Promise<OwnSite | undefined> {
  const own = await ownContent()
  if (own === undefined) return undefined
  const { folder, media } = own
  const theme = join(folder, 'theme.css')
  const icons = join(folder, 'public')
  return {
    styles: existsSync(theme) ? readFileSync(theme, 'utf8') : '',
    copyFiles(site) {
      cpSync(media, join(site, 'media'), { recursive: true })
      // Icons and the like take the place of those of the same name.
      if (existsSync(icons)) cpSync(icons, site, { recursive: true })
    },
  }
}
