import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import '@fontsource-variable/noto-sans-arabic'
import '@fontsource-variable/noto-sans-hebrew'
import '@susegad/ui/theme.css'
import '@susegad/ui/base.css'
import '@susegad/ui/fonts.css'
import './preview.css'
import { appearanceGlobals, initialAppearance } from './appearance/appearance.ts'
import { viewports } from './appearance/viewports.ts'
import { withAppearance } from './appearance/with-appearance.tsx'

// Long, because the first story of a page loads its scripts one by one, and busy machines are slow.
configure({ asyncUtilTimeout: 30_000 })

/**
 * Annotations of every story, in the workshop and in tests. Apart from those of the docs pages, which import every
 * component: tests that loaded them would all run again after a change of one.
 */
export const storyAnnotations = {
  decorators: [withAppearance],
  globalTypes: appearanceGlobals,
  initialGlobals: initialAppearance,
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    viewport: { options: viewports },
  },
} satisfies Preview
