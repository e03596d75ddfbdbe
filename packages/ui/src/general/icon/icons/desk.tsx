import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs'
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs'
import IconClipboardCopy from '@tabler/icons-react/dist/esm/icons/IconClipboardCopy.mjs'
import IconKeyboard from '@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs'
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs'
import IconPhotoOff from '@tabler/icons-react/dist/esm/icons/IconPhotoOff.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import type * as React from 'react'
import { Icon, type IconProps } from '../icon-shape.tsx'

export const ArrowDownIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconArrowDown} />
export const ArrowsSortIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconArrowsSort} />
export const BellIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconBell} />
export const ChevronUpIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconChevronUp} />
export const ClipboardCopyIcon = (props: IconProps): React.JSX.Element => (
  <Icon {...props} of={IconClipboardCopy} />
)
export const KeyboardIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconKeyboard} />
export const MinusIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconMinus} />
export const PhotoOffIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconPhotoOff} />
export const PlusIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconPlus} />
export const SendIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconSend} />
export const TrashIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconTrash} />
