import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import IconColumns from '@tabler/icons-react/dist/esm/icons/IconColumns.mjs'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import IconInbox from '@tabler/icons-react/dist/esm/icons/IconInbox.mjs'
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs'
import type * as React from 'react'
import { Icon, type IconProps } from '../icon-shape.tsx'

export const ArrowLeftIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconArrowLeft} />
export const ColumnsIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconColumns} />
export const CopyIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconCopy} />
export const EyeIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconEye} />
export const EyeOffIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconEyeOff} />
export const InboxIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconInbox} />
export const LogoutIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconLogout} />
export const UserIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconUser} />
export const UserCheckIcon = (props: IconProps): React.JSX.Element => <Icon {...props} of={IconUserCheck} />
