import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs'
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs'
import IconClipboardCopy from '@tabler/icons-react/dist/esm/icons/IconClipboardCopy.mjs'
import IconColumns from '@tabler/icons-react/dist/esm/icons/IconColumns.mjs'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import IconInbox from '@tabler/icons-react/dist/esm/icons/IconInbox.mjs'
import IconKeyboard from '@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs'
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs'
import type * as React from 'react'
import { Icon, type IconProps } from '../icon-shape.tsx'

export const ArrowDownIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconArrowDown} />
export const ArrowLeftIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconArrowLeft} />
export const ArrowsSortIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconArrowsSort} />
export const BellIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconBell} />
export const ChevronUpIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconChevronUp} />
export const ClipboardCopyIcon = (props: IconProps): React.JSX.Element => (
  <Icon {...props} of={IconClipboardCopy} />
)
export const ColumnsIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconColumns} />
export const CopyIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconCopy} />
export const EyeIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconEye} />
export const EyeOffIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconEyeOff} />
export const InboxIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconInbox} />
export const KeyboardIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconKeyboard} />
export const LogoutIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconLogout} />
export const MinusIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconMinus} />
export const PlusIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconPlus} />
export const SendIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconSend} />
export const TrashIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconTrash} />
export const UserIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconUser} />
export const UserCheckIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconUserCheck} />
