// Takes the registry's addresses out of package-lock.json: names, versions and hashes say all, and every registry has
// them. Run by `npm run lock`.
import { readFileSync, writeFileSync } from 'node:fs'

const path = new URL('package-lock.json', import.meta.url)
const lock = JSON.parse(readFileSync(path, 'utf-8'))
for (const entry of Object.values(lock.packages)) delete entry.resolved
writeFileSync(path, JSON.stringify(lock, null, 2) + '\n')
