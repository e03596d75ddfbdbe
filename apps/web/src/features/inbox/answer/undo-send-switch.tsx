import { Switch } from '@susegad/ui/switch'
import { useState } from 'react'
import { keepUndoSendOn, UNDO_SECONDS, undoSendIsOn } from './undo-send.ts'

/** Setting of this browser: whether sending an answer can be undone. */
export function UndoSendSwitch() {
  const [on, setOn] = useState(undoSendIsOn)
  return (
    <>
      <p className="desk-alerts-title">When you answer</p>
      <Switch
        label="Undo send"
        labelSide="start"
        hint={`Waits ${UNDO_SECONDS} seconds before an answer is sent. If you close the page, it is sent at once.`}
        checked={on}
        onCheckedChange={(wanted) => {
          keepUndoSendOn(wanted)
          setOn(wanted)
        }}
      />
    </>
  )
}
