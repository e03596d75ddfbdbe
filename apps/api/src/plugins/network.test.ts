import { expect, it } from 'vitest'
import { isLoopback, networkOf } from './network.ts'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2::7', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002:aaaa:bbbb:cccc:dddd', '2001:db8:1:2'],
  ['2001:db8::7', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['unix:', 'unix:'],
  ['', ''],
])('%s is of the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

it.each([
  ['127.0.0.1', true],
  ['127.8.8.8', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['::ffff:7f00:1', true],
  ['10.0.0.1', false],
  ['::2', false],
  ['127.0.0.1.goa.example', false],
  ['', false],
])('whether %s is this machine: %s', (address, expected) => {
  expect(isLoopback(address)).toBe(expected)
})
