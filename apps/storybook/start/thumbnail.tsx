import { thumbnails } from 'virtual:thumbnails'
import { use } from 'react'
import { DocsTheme } from '../.storybook/docs/docs-page.tsx'

/** A story's picture in the current theme, or its name if there is no picture yet. */
export function Thumbnail({ picture }: { picture: string }) {
  const theme = use(DocsTheme) === 'dark' ? 'dark' : 'light'
  const src = thumbnails[`${picture}-${theme}`]
  return (
    <span className="workshop-thumbnail" aria-hidden="true">
      {src ? <img src={src} alt="" loading="lazy" width={560} height={420} /> : null}
    </span>
  )
}
