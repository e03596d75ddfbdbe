import { blocks } from 'virtual:block-list'
import { Source } from '@storybook/addon-docs/blocks'
import { use } from 'react'
import { DocsTheme } from '../.storybook/docs/docs-page.tsx'

/** The address of a registry file beside this workshop, wherever that is served. */
const addressOf = (file: string) => new URL('r/', document.baseURI).href + file

/** The command for each block, or what names the registry in a project. */
export function BlockCommands({ as = 'commands' }: { as?: 'commands' | 'registry' }) {
  const dark = use(DocsTheme) === 'dark'
  if (as === 'registry') {
    const settings = { registries: { '@susegad': addressOf('{name}.json') } }
    return <Source code={JSON.stringify(settings, null, 2)} language="json" dark={dark} />
  }
  return blocks.map(({ name, title, description }) => (
    <section key={name}>
      <h3>
        <a href={`./?path=/docs/blocks-${name}--docs`} target="_top">
          {title}
        </a>
      </h3>
      <p>{description}</p>
      <Source code={`npx shadcn@latest add ${addressOf(`${name}.json`)}`} language="bash" dark={dark} />
    </section>
  ))
}
