import { mentionLabel } from './mention-text.ts'
import type { MentionMenuState } from './use-mention-menu.ts'
import '../templates/template-menu.css'

/** Colleagues above a note, for whom `@` was typed. */
export function MentionMenu({ menu }: { menu: MentionMenuState }) {
  if (!menu.open) return null
  return (
    <div className="desk-templates">
      <div role="listbox" id={menu.list} aria-label="Colleagues" tabIndex={-1}>
        {menu.found.map((person, at) => (
          // Keys are handled by the field, which keeps the focus.
          // biome-ignore lint/a11y/useKeyWithClickEvents: as said
          <div
            key={person._id}
            id={`${menu.list}-${person._id}`}
            role="option"
            tabIndex={-1}
            aria-selected={person === menu.current}
            onPointerMove={() => menu.activate(at)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => menu.insert(person)}
          >
            <bdi>{mentionLabel(person)}</bdi>
          </div>
        ))}
      </div>
    </div>
  )
}
