import type { Messages } from '@susegad/ui/locale'
import { arabic } from '@susegad/ui/locale/ar'
import { hindi } from '@susegad/ui/locale/hi'

interface Language {
  title: string
  messages: Messages
  direction: 'ltr' | 'rtl'
}

/** What the components say in the workshop; what a story passes to them stays as it is written. */
export const languages: Readonly<Record<string, Language>> = {
  'en-IN': { title: 'English', messages: {}, direction: 'ltr' },
  'hi-IN': { title: 'हिन्दी', messages: hindi, direction: 'ltr' },
  'ar-AE': { title: 'العربية', messages: arabic, direction: 'rtl' },
}
