import fp from 'fastify-plugin'
import { createPasswords, type Passwords } from '../passwords/passwords.ts'
import type { Config } from '../settings/config.ts'

declare module 'fastify' {
  interface FastifyInstance {
    passwords: Passwords
  }
}

export const passwordsPlugin = fp<{ cost: Config['password'] }>(
  async (app, { cost }) => {
    app.decorate('passwords', createPasswords(cost))
  },
  { name: 'passwords' },
)
