import { asLines, examine } from '../doctor/doctor.ts'

const findings = await examine(process.env)
console.log(asLines(findings))
// Scripts fail on errors only; warnings are for people to judge.
if (findings.some(({ verdict }) => verdict === 'bad')) process.exitCode = 1
