import '../src/theme/theme.css'
import '../src/theme/base.css'
import { beforeAll } from 'vitest'
import { wishForLessMotion } from './emulate.ts'

// A press waits for what moves under it. Tests about motion allow it.
beforeAll(() => wishForLessMotion(true))
