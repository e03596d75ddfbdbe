import { globSync } from 'node:fs'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// The host's sheets are built beside the page; the check links each of them before and after the components' own.
export default defineConfig({
  plugins: [react(), tailwind()],
  build: {
    rolldownOptions: {
      input: ['index.html', ...globSync('src/*.css')],
      output: { assetFileNames: '[name][extname]' },
    },
  },
})
