import { Prose } from '@susegad/ui/prose'
import { leadOf } from '../../catalogue/text/lead-of.ts'
import { WrittenBlocks } from '../../catalogue/text/written-blocks.tsx'
import type { PolicyOfPage } from '../../page-data/page-data.ts'
import { calendarDay } from '../../shell/formats/calendar-day.ts'
import { Trail } from '../../shell/navigation/trail.tsx'
import './policy-text.css'

export function PolicyText({ policy }: { policy: PolicyOfPage }) {
  return (
    <article className="policy">
      <header className="policy-head">
        <Trail />
        <h1>{policy.title}</h1>
        <p>
          In force since <time dateTime={policy.updated}>{calendarDay(policy.updated, 'long')}</time>
        </p>
      </header>
      <nav className="policy-contents" aria-label="Contents">
        <ol>
          {policy.sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <Prose lead={leadOf(policy.intro)}>
        <WrittenBlocks text={policy.intro} />
        {policy.sections.map((section) => (
          <section key={section.id} aria-labelledby={section.id}>
            <h2 id={section.id} tabIndex={-1}>
              {section.heading}
            </h2>
            {section.paragraphs.map((paragraph) => (
              <WrittenBlocks key={JSON.stringify(paragraph)} text={paragraph} />
            ))}
            {section.list ? (
              <ul>
                {section.list.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            ) : null}
          </section>
        ))}
      </Prose>
    </article>
  )
}
