import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

// The modules are those of the example, even while a site is built from another folder.
delete process.env.CONTENT_DIR
const { contentFiles } = await import('./content-files.ts')

const root = new URL('../', import.meta.url)
const files = await contentFiles()
for (const stale of globSync('src/*/generated/*.ts', { cwd: root }))
  if (!(stale in files)) rmSync(new URL(stale, root))
for (const [file, text] of Object.entries(files)) {
  const url = new URL(file, root)
  // Rewriting a file would make development servers reload.
  if (existsSync(url) && readFileSync(url, 'utf8') === text) continue
  mkdirSync(new URL('./', url), { recursive: true })
  writeFileSync(url, text)
}
