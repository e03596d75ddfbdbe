import { defineConfig } from 'tsdown'

const commands = [
  'admin',
  'backup',
  'clear-demo',
  'doctor',
  'export-content',
  'import-content',
  'move-photos',
  'restore',
  'verify-backup',
]

/** For production: Node strips no types below node_modules, and a server needs no workspace packages. */
export default defineConfig({
  entry: {
    server: 'src/server.ts',
    'verify-process': 'src/backup/verify-process.ts',
    'check-process': 'src/studio/site/check-process.ts',
    'convert-photo-process': 'src/studio/photos/convert-photo-process.ts',
    'read-mail-process': 'src/features/conversations/inbound/read-mail-process.ts',
    ...Object.fromEntries(commands.map((command) => [command, `src/cli/${command}.ts`])),
  },
  platform: 'node',
  target: 'node22',
  // Drizzle too: Node parses its 180 KB package.json once for each of its modules, a third of the start.
  deps: { alwaysBundle: [/^@susegad\//, /^drizzle-orm/] },
  fixedExtension: false,
  dts: false,
  sourcemap: true,
  clean: true,
})
