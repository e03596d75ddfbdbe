import { Markdown } from '@storybook/addon-docs/blocks'
import ui from '../../../packages/ui/package.json' with { type: 'json' }

const published = import.meta.glob<string>('../../../packages/*/CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const coming = import.meta.glob<string>('../../../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** A changeset without its front matter. */
const sentence = (changeset: string) => changeset.replace(/^---\n[\s\S]*?\n---\n/, '').trim()

const sentences = Object.values(coming).map(sentence).filter(Boolean)

/** The unreleased changes, then the changelogs of the packages. */
export function Changes() {
  return (
    <>
      {sentences.length > 0 && <h2>Coming after {ui.version}</h2>}
      {sentences.map((text) => (
        <Markdown key={text}>{text}</Markdown>
      ))}
      {Object.entries(published).map(([file, text]) => (
        <Markdown key={file}>{text}</Markdown>
      ))}
    </>
  )
}
