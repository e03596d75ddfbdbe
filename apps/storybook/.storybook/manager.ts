import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'
import ui from '../../../packages/ui/package.json' with { type: 'json' }

addons.setConfig({
  theme: create({ base: 'light', brandTitle: `Susegad ${ui.version}`, brandTarget: '_self' }),
  sidebar: { showRoots: true },
})
