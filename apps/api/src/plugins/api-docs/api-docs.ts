import swagger from '@fastify/swagger'
import fp from 'fastify-plugin'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Config } from '../../settings/config.ts'
import { securityHeaders } from '../headers.ts'
import { docsPage, docsPolicy, type OpenApi } from './api-docs-page.ts'

/** The OpenAPI document, generated from the routes' schemas, and an HTML page of it. */
export const apiDocsPlugin = fp<Pick<Config, 'publicUrl' | 'business'>>(
  async (app, { publicUrl, business }) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: business.name,
          version: '1',
          description: 'Accounts and enquiries of a travel business.',
        },
        servers: [{ url: publicUrl }],
        tags: [
          { name: 'Enquiries', description: 'Sending enquiries and following your own.' },
          { name: 'Accounts', description: 'Creating an account, signing in, your profile.' },
          { name: 'Desk', description: 'Working on enquiries; for staff.' },
          { name: 'Staff', description: 'Members of staff and their roles; for owners.' },
          {
            name: 'Studio',
            description: 'Editing the content of the site; for owners, and staff who may edit the site.',
          },
          { name: 'Access tokens', description: 'Tokens for programs of staff.' },
          { name: 'Webhooks', description: 'Notifying other programs about enquiries; for staff.' },
          { name: 'Operations', description: 'Health checks and this document.' },
        ],
        components: {
          securitySchemes: {
            bearer: {
              type: 'http',
              scheme: 'bearer',
              bearerFormat: 'JWT',
              description: 'The token from signing in.',
            },
            token: {
              type: 'http',
              scheme: 'bearer',
              bearerFormat: 'sgd_…',
              description: 'A personal access token of a member of staff with the listed scope.',
            },
          },
        },
      },
      transform: jsonSchemaTransform,
    })
    let page: string | undefined
    const headers = { ...securityHeaders(publicUrl), 'cache-control': 'no-cache' }

    app.get(
      '/api/openapi.json',
      {
        schema: {
          tags: ['Operations'],
          summary: 'This document',
          response: { 200: z.looseObject({ openapi: z.string() }) },
        },
      },
      async (_request, reply) =>
        reply
          .headers(headers)
          .serializer(JSON.stringify)
          .send(app.swagger() as never),
    )
    app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) => {
      page ??= docsPage(app.swagger() as unknown as OpenApi)
      return reply
        .headers({ ...headers, 'content-security-policy': docsPolicy })
        .type('text/html; charset=utf-8')
        .send(page)
    })
  },
  { name: 'api-docs' },
)
