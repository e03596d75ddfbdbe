import { globSync } from 'node:fs'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// Builds the host's stylesheets beside the page; the check links each before and after the components' own.
export default defineConfig({
  plugins: [react(), tailwind()],
  build: {
    rolldownOptions: {
      input: ['index.html', ...globSync('src/*.css')],
      output: { assetFileNames: '[name][extname]' },
    },
  },
})
