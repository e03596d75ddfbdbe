import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { contentFiles } from './content-files.ts'
import { ownFolder } from './content-folder.ts'

if (ownFolder !== undefined)
  throw new Error('This command writes what is made of the example. With CONTENT_DIR run: npx -y pnpm build')
const root = new URL('../', import.meta.url)
const files = await contentFiles()
for (const stale of globSync('src/!(pictures)/generated/*.ts', { cwd: root }))
  if (!(stale in files)) rmSync(new URL(stale, root))
for (const [file, text] of Object.entries(files)) {
  mkdirSync(new URL('./', new URL(file, root)), { recursive: true })
  writeFileSync(new URL(file, root), text)
}
