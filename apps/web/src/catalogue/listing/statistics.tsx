import type { Statistic } from '@susegad/catalog-data/home'
import { Stat, StatStrip } from '@susegad/ui/stat-strip'
import './statistics.css'

/** The business's figures as ticket stubs. */
export function Statistics({ label, stats }: { label: string; stats: readonly Statistic[] }) {
  return (
    <section className="statistics" aria-label={label}>
      <StatStrip>
        {stats.map((stat) => (
          <Stat key={stat.label} value={stat.value} label={stat.label} />
        ))}
      </StatStrip>
    </section>
  )
}
