import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/* How long the site of many hotels takes, the whole of it and once a price has changed. HOTELS says how many. */
const hotels = Number(process.env.HOTELS ?? 1000)
const catalogData = join(import.meta.dirname, '../../../packages/catalog-data')
const renderer = join(import.meta.dirname, '../.cache/application/render/render.js')
const folder = mkdtempSync(join(tmpdir(), 'many-hotels-'))
const content = join(folder, 'content')

try {
  cpSync(join(catalogData, 'example'), content, { recursive: true })
  const patterns = readdirSync(join(content, 'hotels')).map((file) => file.replace('.json', ''))
  for (let number = patterns.length + 1; number <= hotels; number++) addHotel(number, patterns)
  await render('the whole site')
  await render('nothing changed')
  // Of the first hotel, which every other one shows.
  changePrice(patterns[0] ?? '')
  await render('a price changed')
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function addHotel(number: number, patterns: readonly string[]): void {
  const pattern = patterns[number % patterns.length]
  const record = JSON.parse(readFileSync(join(content, `hotels/${pattern}.json`), 'utf8'))
  const slug = `${pattern}-${number}`
  const written = { ...record, id: `hotel-${number}`, slug, name: `${record.name} ${number}` }
  writeFileSync(join(content, `hotels/${slug}.json`), JSON.stringify(written))
}

function changePrice(slug: string): void {
  const file = join(content, `hotels/${slug}.json`)
  const record = JSON.parse(readFileSync(file, 'utf8'))
  for (const room of record.rooms)
    if (room.prices) for (const season of Object.keys(room.prices)) room.prices[season] += 1
    else if (room.price) room.price += 1
  writeFileSync(file, JSON.stringify(record))
}

async function render(what: string): Promise<void> {
  const from = performance.now()
  const child = spawn(process.execPath, [
    renderer,
    ...['--content', content, '--out', join(folder, 'site')],
    ...['--pictures', join(catalogData, 'media/pictures.lock.json')],
  ])
  let said = ''
  let peak = 0
  child.stdout.on('data', (text) => (said += text))
  child.stderr.on('data', (text) => (said += text))
  const watch = setInterval(() => {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
    peak = Number(/VmHWM:\s*(\d+)/.exec(status)?.[1] ?? peak)
  }, 100)
  await new Promise((ended) => child.on('exit', ended))
  clearInterval(watch)
  const seconds = ((performance.now() - from) / 1000).toFixed(1)
  process.stdout.write(`${what}: ${seconds} s, at most ${Math.round(peak / 1024)} MB. ${said}`)
}
