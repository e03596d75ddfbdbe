import { expect, test } from 'vitest'
import { matching } from './matching.ts'

const places = ['Anjuna', 'Old Goa', 'Reis Magos', 'São Jacinto', 'Vasco-da-Gama', 'कोलवा']

test.each([
  ['', places],
  ['  ', places],
  ['an', ['Anjuna']],
  ['goa', ['Old Goa']],
  ['goa old', ['Old Goa']],
  ['sao', ['São Jacinto']],
  ['SÃO', ['São Jacinto']],
  ['gam', ['Vasco-da-Gama']],
  ['da-g', ['Vasco-da-Gama']],
  ['कोल', ['कोलवा']],
  ['juna', []],
  ['?', places],
])('%j finds %j', (typed, found) => {
  expect(matching(places, typed, (place) => place)).toEqual(found)
})
