import { resolve } from 'node:path'
import { z } from 'zod'

const count = (fallback: number, most: number) =>
  z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(most, `must be at most ${most}`)
    .default(fallback)

export const backupVariables = {
  BACKUP_DIR: z.string().optional(),
  BACKUP_EVERY: count(24, 720),
  BACKUP_KEEP: count(14, 10_000),
  BACKUP_KEY: z
    .string()
    .regex(
      /^AGE-SECRET-KEY-(PQ-)?1[A-Z0-9]+$/,
      'must be an age key. Create one with: npx -y pnpm run backup --new-key',
    )
    .optional(),
}

export interface BackupSettings {
  /** Folder for automatic backups; undefined for none. */
  folder: string | undefined
  everyHours: number
  keep: number
  /** An age identity, which encrypts and decrypts. */
  key: string | undefined
}

export const backupSettings = (values: z.infer<z.ZodObject<typeof backupVariables>>): BackupSettings => ({
  folder: values.BACKUP_DIR === undefined ? undefined : resolve(values.BACKUP_DIR),
  everyHours: values.BACKUP_EVERY,
  keep: values.BACKUP_KEEP,
  key: values.BACKUP_KEY,
})
