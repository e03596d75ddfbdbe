import { writeFileSync } from 'node:fs'
import { listFiles } from './list-files.ts'

const source = new URL('../src/', import.meta.url)
for (const [file, text] of Object.entries(listFiles())) writeFileSync(new URL(file, source), text)
