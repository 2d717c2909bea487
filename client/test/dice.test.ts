import { describe, expect, it } from 'vitest'
import type { DiceProof } from '../src/generated/protocol'
import { examined } from '../src/table/dice'

// The same numbers as in tests/kernel/test_fairness.py: engine and browser must come to the same seed.
const MINE = 'ab'.repeat(32)
const PROOF: DiceProof = {
  way: 2,
  seed_hash: '4e860e697fb9051cd37c9c0c84898af39c0dba5174a73f89f9afd660a2ed69b9',
  parts: [
    { source: 'client', value: MINE },
    { source: 'bot', value: '916e7da7662e237d38ef59e861af7017d9fa25880bda87c2352577efa0a8abca' },
  ],
  seed: '12345',
  game_seed: '77916781845230118970878954131978741887026894160362544321867486352906720000955',
  fits: true,
  replays: true,
  digest: null,
}
const MEMORY = { hash: PROOF.seed_hash, value: MINE, seats: [0] }

describe('fair dice', () => {
  it('come to the seed that the engine comes to', async () => {
    expect(await examined(PROOF, MEMORY)).toEqual({ fits: true, mine: true })
    expect(await examined(PROOF, null)).toEqual({ fits: true, mine: null })
  })

  it('do not fit when seed, part or hash is another', async () => {
    expect((await examined({ ...PROOF, seed: '12346' }, MEMORY)).fits).toBe(false)
    expect((await examined({ ...PROOF, game_seed: '1' }, MEMORY)).fits).toBe(false)
    const parts = [{ ...PROOF.parts[0], value: '0'.repeat(64) }, PROOF.parts[1]] as DiceProof['parts']
    expect(await examined({ ...PROOF, parts }, MEMORY)).toEqual({ fits: false, mine: false })
    expect((await examined(PROOF, { ...MEMORY, hash: '0'.repeat(64) })).mine).toBe(false)
  })
})
