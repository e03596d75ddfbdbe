import { escapeHtml, page, pagePolicy } from '../../http/html.ts'
import { fieldRows, type JsonSchema, sample } from './api-docs-schema.ts'
import { docsStyle } from './api-docs-style.ts'

interface Content {
  content?: Record<string, { schema: JsonSchema }>
  description?: string
}
interface Operation {
  tags?: string[]
  summary?: string
  description?: string
  security?: Record<string, string[]>[]
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema?: JsonSchema }[]
  requestBody?: Content
  responses?: Record<string, Content>
}
export interface OpenApi {
  info: { title: string; description?: string }
  tags?: { name: string; description?: string }[]
  paths: Record<string, Record<string, Operation>>
}

interface Call {
  id: string
  method: string
  path: string
  operation: Operation
}

export const docsPolicy = pagePolicy(docsStyle)

const schemaOf = (content: Content | undefined): JsonSchema | undefined =>
  Object.values(content?.content ?? {})[0]?.schema
const json = (value: unknown): string => escapeHtml(JSON.stringify(value, null, 2))
const table = (rows: string): string =>
  `<div class="table" tabindex="0"><table><thead><tr><th>Name</th><th>Kind</th><th></th><th>Notes</th></tr></thead><tbody>${rows}</tbody></table></div>`

const staffTags = ['Desk', 'Staff', 'Studio', 'Webhooks', 'Access tokens']

function who({ operation: { security, tags } }: Call): string {
  if (security === undefined) return 'Open to everyone'
  const person = tags?.some((tag) => staffTags.includes(tag)) ? 'Staff' : 'Signed in'
  const [scope] = security.flatMap(({ token = [] }) => token)
  return scope === undefined ? person : `${person}, or a token with ${scope}`
}

function parameters({ operation }: Call): string {
  const rows = (operation.parameters ?? []).map(({ name, in: place, required, schema, description }) => {
    const field = { properties: { [name]: schema ?? {} }, required: required ? [name] : [] }
    const note =
      description ?? { path: 'in the path', query: 'in the address', header: 'a header' }[place] ?? place
    const row = fieldRows(field)
    return row.replace(
      '</td></tr>',
      `${row.endsWith('<td></td></tr>') ? '' : '; '}${escapeHtml(note)}</td></tr>`,
    )
  })
  return rows.length === 0 ? '' : `<h4>Parameters</h4>${table(rows.join(''))}`
}

function curl({ method, path, operation }: Call): string {
  const body = schemaOf(operation.requestBody)
  const lines = [
    `curl${method === 'get' ? '' : ` -X ${method.toUpperCase()}`} http://localhost:4000${path}`,
    ...(operation.security ? ["-H 'authorization: Bearer $TOKEN'"] : []),
    ...(body ? ["-H 'content-type: application/json'", `-d '${JSON.stringify(sample(body))}'`] : []),
  ]
  return `<h4>Try it</h4><pre tabindex="0"><code>${escapeHtml(lines.join(' \\\n  '))}</code></pre>`
}

function answer([status, content]: [string, Content]): string {
  const schema = schemaOf(content)
  const attributes = schema && status.startsWith('2') ? ' class="ok" open' : ''
  const example = schema ? `<pre tabindex="0"><code>${json(sample(schema))}</code></pre>` : ''
  return `<details${attributes}><summary><b>${status}</b> ${escapeHtml(content.description ?? '')}</summary>${example}</details>`
}

function section(call: Call): string {
  const { operation, method, path, id } = call
  const body = schemaOf(operation.requestBody)
  return `<article id="${id}">
<h3>${escapeHtml(operation.summary ?? path)}</h3>
<div class="path"><span class="verb ${method}">${method.toUpperCase()}</span><code>${escapeHtml(path)}</code><span class="who">${who(call)}</span></div>
${operation.description ? `<p>${escapeHtml(operation.description)}</p>` : ''}
${parameters(call)}
${body ? `<h4>Body</h4>${table(fieldRows(body))}` : ''}
${path.startsWith('/api/openapi') || !path.startsWith('/api') ? '' : curl(call)}
<h4>Answers</h4>
${Object.entries(operation.responses ?? {})
  .map(answer)
  .join('')}
</article>`
}

/** Renders the document as a self-contained page. */
export function docsPage(document: OpenApi): string {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => {
      const id = `${method}${path}`
        .replace(/[^a-z]+/gi, '-')
        .replace(/^-|-$/g, '')
        .toLowerCase()
      return { id, method, path, operation }
    }),
  )
  const groups = (document.tags ?? []).map((tag) => ({
    ...tag,
    calls: calls.filter(({ operation }) => operation.tags?.includes(tag.name)),
  }))
  const links = groups.map(
    ({ name, calls: own }) =>
      `<strong>${escapeHtml(name)}</strong><ul>${own
        .map(
          ({ id, method, operation, path }) =>
            `<li><a href="#${id}"><span class="verb ${method}">${method.toUpperCase()}</span><span>${escapeHtml(operation.summary ?? path)}</span></a></li>`,
        )
        .join('')}</ul>`,
  )
  const sections = groups.map(
    ({ name, description, calls: own }) =>
      `<section><h2>${escapeHtml(name)}</h2><p class="quiet">${escapeHtml(description ?? '')}</p>${own.map(section).join('')}</section>`,
  )
  return page(
    `${document.info.title}: API reference`,
    docsStyle,
    `<a class="skip" href="#calls">Skip to the API reference</a>
<div class="page">
<header>
<h1>${escapeHtml(document.info.title)} API reference</h1>
<p class="lead">${escapeHtml(document.info.description ?? '')} Requests and responses are JSON. Send the token from signing in as <code>authorization: Bearer …</code>. Every error has a <code>message</code> for people and, for wrong fields, <code>errors</code> by field.</p>
<p>For programs: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1). In TypeScript: <code>@susegad/api-client</code>.</p>
</header>
<nav aria-label="API calls">${links.join('')}</nav>
<main id="calls">${sections.join('')}
<footer>Generated from the schemas with which the service checks every request.</footer></main>
</div>`,
  )
}
