import { readFileSync } from 'node:fs'
import { businessVariables } from '@susegad/catalog-data/business'
import { expect, it } from 'vitest'

const { tasks } = JSON.parse(readFileSync(new URL('../../../turbo.json', import.meta.url), 'utf8'))

// The runner hands a task only the variables it is told of, and builds anew only when one of these changes.
it.each(['PUBLIC_URL', 'PORT', ...Object.values(businessVariables)])('%s reaches the build', (variable) => {
  const handed = (tasks.build.env as string[]).some((name) =>
    name.endsWith('*') ? variable.startsWith(name.slice(0, -1)) : name === variable,
  )
  expect(handed).toBe(true)
})
