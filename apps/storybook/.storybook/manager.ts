import { addons } from 'storybook/manager-api'
import { darkWanted, workshopThemes } from './workshop-themes.ts'

function paint(): void {
  addons.setConfig({
    theme: darkWanted().matches ? workshopThemes.dark : workshopThemes.light,
    sidebar: { showRoots: true },
  })
}

paint()
darkWanted().addEventListener('change', paint)
