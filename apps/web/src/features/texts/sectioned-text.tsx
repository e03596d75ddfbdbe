import { useLocale } from '@susegad/ui/locale'
import { Prose } from '@susegad/ui/prose'
import { leadOf } from '../../catalogue/text/lead-of.ts'
import { WrittenBlocks } from '../../catalogue/text/written-blocks.tsx'
import type { TextOfPage } from '../../page-data/page-data.ts'
import { calendarDay } from '../../shell/formats/calendar-day.ts'
import { Trail } from '../../shell/navigation/trail.tsx'
import './sectioned-text.css'

interface SectionedTextProps {
  /** `updated` is the effective date of a policy. */
  text: Pick<TextOfPage, 'title' | 'intro' | 'sections'> & { updated?: string }
}

/** A long text with its table of contents. */
export function SectionedText({ text: { title, updated, intro, sections } }: SectionedTextProps) {
  const { locale } = useLocale()
  return (
    <article className="sectioned-text">
      <header className="sectioned-text-head">
        <Trail />
        <h1>{title}</h1>
        {updated ? (
          <p>
            In force since <time dateTime={updated}>{calendarDay(updated, locale, 'long')}</time>
          </p>
        ) : null}
      </header>
      {sections.length > 1 ? (
        <nav className="sectioned-text-contents" aria-label="Contents">
          <ol>
            {sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
      ) : null}
      <Prose lead={leadOf(intro)}>
        <WrittenBlocks text={intro} />
        {sections.map((section) => (
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
