import {
  Controls,
  Description,
  Primary,
  Source,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { use } from 'react'
import { DocsTheme } from './docs-page.tsx'
import { useComponentDocs } from './examples/component-docs.ts'
import { DoAndDont } from './examples/do-and-dont.tsx'
import { entryOf, importLines } from './import-lines.ts'
import { ReadAloud } from './spoken/read-aloud.tsx'

/** A component's docs page: description, import lines, props, screen-reader text, right and wrong uses, stories. */
export function ComponentPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Import />
      <Primary />
      <Controls />
      <Uses />
      <Stories />
    </>
  )
}

/** Only for components: a pattern or page explains its use in its description. */
function Uses() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const entry = entryOf(preparedMeta.parameters.fileName ?? '')
  const { announced = [], uses = [] } = useComponentDocs(entry)
  if (!entry) return null
  return (
    <>
      <ReadAloud notes={announced} />
      <DoAndDont uses={uses} />
    </>
  )
}

interface Documented {
  __docgenInfo?: { displayName?: string }
}

function Import() {
  const theme = use(DocsTheme)
  const { csfFile, preparedMeta } = useOf('meta', ['meta'])
  const entry = entryOf(preparedMeta.parameters.fileName ?? '')
  const main = (preparedMeta.component as Documented | undefined)?.__docgenInfo?.displayName
  const parts = Object.keys(csfFile.meta.subcomponents ?? {})
  const names: string[] = preparedMeta.parameters.docs?.imports ?? (main ? [main, ...parts] : [])
  if (!entry || names.length === 0) return null
  return <Source code={importLines(entry, names)} language="tsx" dark={theme === 'dark'} />
}
