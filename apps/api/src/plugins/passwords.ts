import fp from 'fastify-plugin'
import type { Config } from '../config.ts'
import { createPasswords, type Passwords } from '../passwords.ts'

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
