import { readFileSync } from 'node:fs'
import { businessVariables } from '@susegad/catalog-data/business'
import { expect, it } from 'vitest'

const { tasks } = JSON.parse(readFileSync(new URL('../../../turbo.json', import.meta.url), 'utf8'))

// Turborepo passes only declared variables to a task, and rebuilds only when one of them changes.
it.each(['PUBLIC_URL', 'PORT', ...Object.values(businessVariables)])('%s reaches the build', (variable) => {
  const passed = (tasks.build.env as string[]).some((name) =>
    name.endsWith('*') ? variable.startsWith(name.slice(0, -1)) : name === variable,
  )
  expect(passed).toBe(true)
})
