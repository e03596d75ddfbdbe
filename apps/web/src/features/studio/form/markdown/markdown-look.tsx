import { Button } from '@susegad/ui/button'
import { EyeIcon, EyeOffIcon } from '@susegad/ui/icon'
import { Suspense, useId, useState } from 'react'
import { latePart } from '../../../../shell/late-part/late-part.tsx'
import './markdown.css'

const MarkdownPreview = latePart(async () => ({
  default: (await import('./markdown-preview.tsx')).MarkdownPreview,
}))

/** A preview of the Markdown, shown on demand. */
export function MarkdownLook({ label, source }: { label: string; source: string }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {open ? <EyeOffIcon /> : <EyeIcon />}
        {open ? 'Hide' : 'Show'} how it looks<span className="sg-visually-hidden"> for {label}</span>
      </Button>
      {open && (
        <section id={id} aria-label={`How ${label} looks`} className="studio-markdown-look">
          <Suspense>
            <MarkdownPreview source={source} />
          </Suspense>
        </section>
      )}
    </>
  )
}
