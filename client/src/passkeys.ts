// Passkeys: the browser makes and uses them, the server checks them.
import { post, RefusedError } from './api'
import type { Me, Passkeys, PasskeyStart } from './generated/protocol'
import { words } from './words/words.svelte'

/** Old browsers know neither passkeys nor how to read what the server says about them. */
export const offered =
  typeof PublicKeyCredential !== 'undefined' && 'parseCreationOptionsFromJSON' in PublicKeyCredential

export async function makePasskey(name: string, password: string): Promise<Passkeys> {
  const { options, ticket } = await post<PasskeyStart>('/api/me/passkeys/begin')
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  )
  const made = await asked(navigator.credentials.create({ publicKey }))
  return post<Passkeys>('/api/me/passkeys', { ticket, credential: made.toJSON(), name, password })
}

export async function logInWithPasskey(): Promise<Me> {
  const { options, ticket } = await post<PasskeyStart>('/api/passkey/begin')
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  )
  const used = await asked(navigator.credentials.get({ publicKey }))
  return post<Me>('/api/passkey', { ticket, credential: used.toJSON() })
}

/** What the browser asked its person for; refused when they did not want to, or have none. */
async function asked(question: Promise<Credential | null>): Promise<PublicKeyCredential> {
  const answer = await question.catch(() => null)
  if (answer instanceof PublicKeyCredential) return answer
  throw new RefusedError(
    { code: 'no_passkey', sentence: words.say('passkey-none'), rule: null, params: {}, name: '' },
    0,
  )
}
