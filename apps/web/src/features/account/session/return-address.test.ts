import { describe, expect, test } from 'vitest'
import { exampleRouter } from '../../../../test/example-router.ts'
import { addressAfterSignIn, returnToOf } from './return-address.ts'

const address = '/dashboard?q=sea%20view&enquiry=7#notes'
const anonymous = { status: 'anonymous', user: null } as const

describe('whoever is led to the sign-in comes back', () => {
  test('to the whole address of a link', () => {
    const returnTo = returnToOf(anonymous, address)
    expect(addressAfterSignIn(exampleRouter, returnTo, 'asha')).toBe(address)
  })

  test('to where their session ended, but nobody else does', () => {
    const returnTo = returnToOf({ ...anonymous, ended: { how: 'refused', userId: 'asha' } }, address)
    expect(addressAfterSignIn(exampleRouter, returnTo, 'asha')).toBe(address)
    expect(addressAfterSignIn(exampleRouter, returnTo, 'meera')).toBe('/dashboard')
  })

  test('to the dashboard once they have signed out', () => {
    const returnTo = returnToOf({ ...anonymous, ended: { how: 'left', userId: 'asha' } }, address)
    expect(addressAfterSignIn(exampleRouter, returnTo, 'asha')).toBe('/dashboard')
  })
})

test.each(['/dashboard', '/dashboard?page=2', '/dashboard/team', '/profile', '/profile#password'])(
  '%s is a way back',
  (way) => {
    expect(addressAfterSignIn(exampleRouter, { address: way, userId: null }, 'asha')).toBe(way)
  },
)

test.each([
  '',
  '/login',
  '/dashboards',
  '/dashboard/nothing-here',
  '/dashboard\n',
  '//evil.example/dashboard',
  '/\\evil.example',
  '\\/evil.example',
  'https://evil.example/dashboard',
  'javascript:alert(1)//dashboard',
  ' /dashboard',
  '/../dashboard',
])('%j is none', (way) => {
  expect(addressAfterSignIn(exampleRouter, { address: way, userId: null }, 'asha')).toBe('/dashboard')
})
