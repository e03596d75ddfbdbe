import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { componentNames, moduleOf } from '../build/component-styles.ts'

const source = resolve(import.meta.dirname, '../src')

const needsBrowser =
  /\b(use(State|Reducer|Ref|Context|Effect|LayoutEffect|InsertionEffect|SyncExternalStore|ImperativeHandle|Transition|DeferredValue|Optimistic|ActionState|FormStatus|Labels|Locale)|createContext)\b[(<]|\son[A-Z]\w*=\{(\(|\w+ =>|composeHandlers)/

/** Modules that run in a server component: all imports up to the first with 'use client'. */
function runOnServer(file: string, seen: Map<string, string> = new Map()): Map<string, string> {
  const code = readFileSync(file, 'utf8')
  if (seen.has(file) || /^['"]use client/.test(code)) return seen
  seen.set(file, code)
  for (const [, path = ''] of code.matchAll(/^(?:import|export) (?!type )[^']*'(\.[^']+\.tsx?)'/gm)) {
    runOnServer(resolve(dirname(file), path), seen)
  }
  return seen
}

test.each(componentNames())('%s runs in a server component, or says that it needs the browser', (name) => {
  const modules = runOnServer(join(source, moduleOf(name)))
  const wrong = [...modules].filter(([, code]) => needsBrowser.test(code)).map(([file]) => file)
  expect(wrong, "Begin these with 'use client'").toEqual([])
})
