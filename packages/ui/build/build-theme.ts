import { writeFileSync } from 'node:fs'
import { themeFiles } from './theme-files.ts'

for (const [name, text] of Object.entries(themeFiles())) {
  writeFileSync(new URL(`../src/theme/${name}`, import.meta.url), text)
}
