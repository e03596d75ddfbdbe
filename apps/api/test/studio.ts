import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type {
  AuthResult,
  Changes,
  ContentData,
  ContentRecordResult,
  DraftConflict,
  DraftResult,
  ReleaseDetail,
  ReleaseResult,
} from '@susegad/api-client/contract'
import { expect } from 'vitest'
import type { Config } from '../src/settings/config.ts'
import { plainMaker } from './plain-maker.ts'
import { startService } from './service.ts'

/** A service with a plain site, and calls of the studio. */
export async function startStudio(over: Partial<Config> = {}) {
  const { maker, asked } = plainMaker()
  const dataDir = await mkdtemp(join(tmpdir(), 'susegad-studio-'))
  const service = await startService({ dataDir, siteDir: join(dataDir, 'built'), ...over }, maker)
  const { call, app } = service

  const read = async ({ token }: AuthResult, record: string) =>
    (await call<ContentRecordResult>('GET', `/api/content/records/${record}`, { token })).body.record
  const save = ({ token }: AuthResult, record: string, data: ContentData | null, version: string | null) =>
    call<DraftResult & Omit<DraftConflict, 'record' | 'merged'>>('PUT', `/api/content/records/${record}`, {
      token,
      body: { data, version },
    })
  const changes = async ({ token }: AuthResult) =>
    (await call<Changes>('GET', '/api/content/changes', { token })).body
  const release = async ({ token }: AuthResult, id: string) =>
    (await call<ReleaseDetail>('GET', `/api/content/releases/${id}`, { token })).body

  return {
    ...service,
    asked,
    maker,
    read,
    save,
    changes,
    release,
    /** Changes some fields of a record. */
    async change(by: AuthResult, record: string, fields: ContentData) {
      const { data, version } = await read(by, record)
      const answer = await save(by, record, { ...data, ...fields }, version)
      expect(answer.status).toBe(200)
      return answer.body
    },
    publish: async (by: AuthResult, body: Record<string, unknown> = {}) =>
      call<ReleaseResult & { errors?: Record<string, string>; message: string }>(
        'POST',
        '/api/content/releases',
        { token: by.token, body: { version: (await changes(by)).version, ...body } },
      ),
    /** The release once it is no longer being published. */
    async settled(by: AuthResult, id: string) {
      for (;;) {
        const found = await release(by, id)
        if (found.release.state !== 'publishing') return found.release
        await setTimeout(20)
      }
    },
    seen: async (path: string) => (await app.inject({ method: 'GET', url: path })).body,
  }
}
