import Fastify from 'fastify'
import postgres from 'postgres'

// The least a server can do for the same two calls on the same tables: no session, no limits, no log, no headers.
const { DATABASE_URL = '', PORT = '0' } = process.env
const sql = postgres(DATABASE_URL, { max: 10, onnotice: () => {} })
const app = Fastify()

interface Body {
  name: string
  phone: string
  email: string
  dateOfPlan: string
  subject: string
  message: string
}
const text = { type: 'string', minLength: 1 }
const body = {
  type: 'object',
  required: ['name', 'phone', 'email', 'subject', 'message'],
  properties: {
    name: text,
    phone: text,
    email: text,
    dateOfPlan: text,
    subject: text,
    message: { ...text, minLength: 10 },
  },
}

app.post<{ Body: Body }>('/api/enquiries', { schema: { body } }, async (request, reply) => {
  const { name, phone, email, dateOfPlan, subject, message } = request.body
  const [row] = await sql`insert into enquiries (name, phone, email, date_of_plan, subject, message)
    values (${name}, ${phone}, ${email}, ${dateOfPlan}, ${subject}, ${message})
    returning id as "_id", created_at as "createdAt", status`
  return reply.code(201).send({ enquiry: row })
})

app.get<{ Querystring: { page?: string; limit?: string } }>('/api/enquiries', async (request) => {
  const page = Number(request.query.page ?? 1)
  const limit = Number(request.query.limit ?? 10)
  const [[count], enquiries] = await Promise.all([
    sql`select count(*)::integer as total from enquiries where deleted_at is null and spam is null`,
    sql`select id as "_id", name, phone, email, date_of_plan as "dateOfPlan", subject, message, status,
        assigned_to as "assignedTo", created_at as "createdAt" from enquiries
      where deleted_at is null and spam is null
      order by created_at desc, id desc limit ${limit} offset ${(page - 1) * limit}`,
  ])
  return { enquiries, total: count?.total, page, limit }
})

app.get('/readyz', async () => sql`select 1`)
await app.listen({ port: Number(PORT), host: '127.0.0.1' })
