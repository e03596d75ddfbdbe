import { missingIn } from './fill-template.ts'
import { languageText } from './templates.ts'
import type { TemplateMenuState } from './use-template-menu.ts'
import './template-menu.css'

/** Template menu above the answer, with a preview of the current template. */
export function TemplateMenu({ menu }: { menu: TemplateMenuState }) {
  const { current, found } = menu
  const preview = current && menu.filled(current)
  const missing = preview ? missingIn(preview) : []
  if (!menu.open) return null
  return (
    <div className="desk-templates">
      <div role="listbox" id={menu.list} aria-label="Templates" tabIndex={-1}>
        {found.map((template, at) => (
          // Keys are handled by the field, which keeps the focus.
          // biome-ignore lint/a11y/useKeyWithClickEvents: as said
          <div
            key={template._id}
            id={`${menu.list}-${template._id}`}
            role="option"
            tabIndex={-1}
            aria-selected={template === current}
            onPointerMove={() => menu.activate(at)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => menu.insert(template)}
          >
            <bdi>{template.name}</bdi>
            <span className="desk-hint">
              {[template.language && languageText(template.language), !template.shared && 'yours']
                .filter(Boolean)
                .join(', ')}
            </span>
          </div>
        ))}
      </div>
      {preview && (
        <p className="desk-template-preview" dir="auto" lang={current?.language ?? undefined}>
          {preview}
        </p>
      )}
      {missing.length > 0 && <p className="desk-hint">To fill in: {missing.join(', ')}</p>}
      {found.length === 0 && (
        <p className="desk-hint">
          {menu.error
            ? 'The templates could not be loaded.'
            : menu.isReady
              ? 'No template with this name. Add one with the Templates button.'
              : 'Loading the templates'}
        </p>
      )}
    </div>
  )
}
