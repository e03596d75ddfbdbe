import type { TextPage } from '../../src/text-pages/text-page.ts'
import { made, printed } from './printed.ts'
import type { Modules } from './record-modules.ts'

/** The module of the pages of the owner's own. */
export const textPagesModule = (pages: readonly TextPage[]): Modules => ({
  'text-pages/generated/text-pages.ts': `${made}import type { TextPage } from '../text-page.ts'

export const textPages: readonly TextPage[] = ${printed(pages)}
`,
})
