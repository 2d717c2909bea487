// The HTTP half of the protocol: one function, typed answers, refusals as errors that carry their sentence.
import type { Failure, Refused } from './generated/protocol'

/** The server said no, or could not be reached (`code` unreachable). */
export class RefusedError extends Error {
  readonly refused: Refused
  readonly status: number
  constructor(refused: Refused, status: number) {
    super(refused.sentence)
    this.refused = refused
    this.status = status
  }
}

export const UNREACHABLE = 'unreachable'
const SILENCE: Refused = { code: UNREACHABLE, sentence: '', rule: null, params: {}, name: '' }

export async function call<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: {
        Accept: 'application/json',
        'Accept-Language': document.documentElement.lang,
        ...(body ? { 'Content-Type': 'application/json' } : {}),
      },
      body: body ? JSON.stringify(body) : undefined,
    })
  } catch {
    throw new RefusedError(SILENCE, 0)
  }
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T
  throw new RefusedError(await refusalOf(answer), answer.status)
}

async function refusalOf(answer: Response): Promise<Refused> {
  try {
    const failure = (await answer.json()) as Partial<Failure>
    if (failure.refused) return failure.refused
  } catch {
    // not JSON: a proxy answered in the server's place
  }
  return answer.status === 404 ? { ...SILENCE, code: 'not_found' } : SILENCE
}

export const get = <T>(path: string) => call<T>('GET', path)
export const post = <T>(path: string, body: object = {}) => call<T>('POST', path, body)
export const put = <T>(path: string, body: object) => call<T>('PUT', path, body)
export const remove = <T>(path: string, body?: object) => call<T>('DELETE', path, body)
