import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { businessVariables } from '@susegad/catalog-data/business'
import { describe, expect, it } from 'vitest'
import { settingNames } from '../../src/settings/config.ts'

const deploy = resolve(import.meta.dirname, '../../../../deploy')
const read = (name: string) => readFileSync(join(deploy, name), 'utf8')
const has = (binary: string, flag: string) => spawnSync(binary, [flag]).status === 0

/** What a file gives to the service. */
const given = {
  'container/compose.yaml': () =>
    (/ {4}environment:\n((?: {6}.*\n)+)/.exec(read('container/compose.yaml'))?.[1] ?? '').matchAll(
      /^ {6}([A-Z_]+):/gm,
    ),
  'container/Dockerfile': () =>
    /^ENV (.*)$/m.exec(read('container/Dockerfile'))?.[1]?.matchAll(/([A-Z_]+)=/g),
  'server/environment.example': () => read('server/environment.example').matchAll(/^([A-Z_]+)=/gm),
  'server/susegad@.service': () =>
    /^Environment=(.*)$/m.exec(read('server/susegad@.service'))?.[1]?.matchAll(/([A-Z_]+)=/g),
}

describe.each(Object.entries(given))('%s', (_name, names) => {
  it('sets only what the service reads', () => {
    const found = [...(names() ?? [])].map(([, name]) => name)
    expect(found.length).toBeGreaterThan(1)
    expect(found.filter((name) => name !== 'NODE_ENV' && !settingNames.includes(name ?? ''))).toEqual([])
  })
})

it('containers get every setting in .env, and their build every contact value', () => {
  const compose = read('container/compose.yaml')
  expect(compose).toContain('    env_file:\n      - path: ../../.env\n        required: false\n')
  // Asked for only at the first start: an owner may leave later.
  expect(compose).not.toContain('ADMIN_')
  const dockerfile = [...read('container/Dockerfile').matchAll(/^ARG ([A-Z_]+)$/gm)].map(([, name]) => name)
  const args = [...compose.matchAll(/^ {8}([A-Z_]+): /gm)].map(([, name]) => name)
  expect(args).toEqual(dockerfile)
  expect(args).toEqual(['PUBLIC_URL', 'CONTENT_DIR', ...Object.values(businessVariables)])
})

it.skipIf(!has('systemd-analyze', '--version'))('the systemd unit is valid and exposes little', () => {
  const folder = mkdtempSync(join(tmpdir(), 'susegad-unit-'))
  const unit = join(folder, 'susegad@4000.service')
  symlinkSync(join(deploy, 'server/susegad@.service'), join(folder, 'susegad@.service'))
  symlinkSync('susegad@.service', unit)
  const { stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', unit], { encoding: 'utf8' })
  // Node is elsewhere on this machine.
  expect(
    stderr.split('\n').filter((line) => line.includes('susegad') && !line.includes('/usr/bin/node')),
  ).toEqual([])
  const { status, stdout } = spawnSync(
    'systemd-analyze',
    ['security', '--offline=true', '--threshold=20', unit],
    { encoding: 'utf8' },
  )
  expect(status, stdout).toBe(0)
  rmSync(folder, { recursive: true, force: true })
})

it.skipIf(!has('caddy', 'version'))('the Caddyfile is valid', () => {
  const args = ['validate', '--adapter', 'caddyfile', '--config', join(deploy, 'container/Caddyfile')]
  const { status, stderr } = spawnSync('caddy', args, {
    encoding: 'utf8',
    env: { ...process.env, DOMAIN: 'goa.example' },
  })
  expect(status, stderr).toBe(0)
})

it.skipIf(!has('promtool', '--version'))('the alert rules are valid', () => {
  const { status, stdout, stderr } = spawnSync(
    'promtool',
    ['check', 'rules', join(deploy, 'monitoring/alerts.yml')],
    { encoding: 'utf8' },
  )
  expect(status, stdout + stderr).toBe(0)
})
