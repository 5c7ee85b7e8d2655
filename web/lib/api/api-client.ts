import { endpointUrl, type ApiCall } from '#shared/api-contract/endpoint-url.ts';
import { apiContract } from '#shared/api-contract/api-contract.ts';
import type { CallOf, Endpoint, EndpointFamily, ResponseOf } from '#shared/api-contract/endpoint.ts';
import { type Envelope, ErrorPayload } from '#shared/api-contract/envelope.ts';
import { REQUEST_TIMEOUT_MS } from '#shared/model/limits.ts';
import type { Session } from '#shared/model/account/session.ts';
import { ApiError, isAbortError } from '#web/lib/api/api-error.ts';
import { clearSession, readSession, storeSession } from '#web/lib/session/session.ts';

interface CallOptions {
  /** Gives the call up; it then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Lets the request outlive the page. Browsers do that for small bodies only; a larger one is sent as ever. */
  keepalive?: boolean;
}

/** Browsers take 64 KiB in all; a character has at most three bytes. */
const KEEPALIVE_MAX_CHARACTERS = 20_000;

type Arguments<E extends Endpoint> = keyof CallOf<E> extends never
  ? [call?: CallOf<E>, options?: CallOptions]
  : [call: CallOf<E>, options?: CallOptions];

type FamilyClient<F extends EndpointFamily> = { readonly [K in keyof F]: (...args: Arguments<F[K]>) => Promise<ResponseOf<F[K]>> };

/** One function per endpoint of the contract: what the endpoint takes in, what it holds in `data` out. Rejects with `ApiError`. */
export type ApiClient = { readonly [K in keyof typeof apiContract]: FamilyClient<(typeof apiContract)[K]> };

/** Tells the shell that a request was forbidden, once the user info has been read again (spec 8 "403"). */
const FORBIDDEN_EVENT = 'api:forbidden';
const events = new EventTarget();

/** Calls back whenever the server forbids something. Returns what ends the subscription. */
export function onForbidden(listener: () => void): () => void {
  events.addEventListener(FORBIDDEN_EVENT, listener);
  return () => events.removeEventListener(FORBIDDEN_EVENT, listener);
}

/** One exchange over the wire, whatever its status. */
async function exchange(
  endpoint: Endpoint,
  call: ApiCall,
  token: string | undefined,
  { signal, keepalive = false }: CallOptions,
): Promise<Response> {
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const isRefresh = endpoint.access.by === 'refresh-cookie';
  let request: Request;
  try {
    const body = call.body === undefined ? undefined : JSON.stringify(call.body);
    request = new Request(new URL(endpointUrl(endpoint, call), location.origin), {
      method: endpoint.method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body }),
      credentials: 'include',
      // A page left in the middle of a refresh must still receive the rotated cookie, or the next one would present an old token.
      keepalive: isRefresh || (keepalive && (body?.length ?? 0) <= KEEPALIVE_MAX_CHARACTERS),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
  } catch (cause) {
    throw new ApiError({ kind: 'request-failed' }, { cause });
  }
  try {
    return await fetch(request);
  } catch (cause) {
    if (signal?.aborted || isAbortError(cause)) throw cause;
    throw new ApiError({ kind: 'no-response' }, { cause });
  }
}

const isEnvelope = (value: unknown): value is Envelope<unknown> => typeof value === 'object' && value !== null && 'data' in value;

async function envelopeOf(response: Response): Promise<Envelope<unknown> | null> {
  const value: unknown = await response.json().catch(() => null);
  return isEnvelope(value) ? value : null;
}

async function refusedError(response: Response): Promise<ApiError> {
  const envelope = await envelopeOf(response);
  const refusal = ErrorPayload.safeParse(envelope?.data);
  return new ApiError({
    kind: 'refused',
    status: response.status,
    statusText: response.statusText,
    refusal: refusal.success ? refusal.data : null,
    message: typeof envelope?.message === 'string' ? envelope.message : null,
  });
}

/**
 * `data` of a success. Not parsed by the response's schema: the server has done that (an invalid response is a 500), and a
 * tab that outlives a deployment must not stumble over a new field.
 */
async function dataOf(response: Response): Promise<unknown> {
  if (!response.ok) throw await refusedError(response);
  const envelope = await envelopeOf(response);
  if (!envelope) throw new ApiError({ kind: 'request-failed' });
  return envelope.data;
}

/**
 * A session with another access token than `stale`. Refresh tokens rotate and an old one ends the session, so one tab
 * refreshes at a time and the others take over what it stored. A refusal ends the session; silence does not.
 */
const refreshed = (stale: string): Promise<Session> =>
  navigator.locks.request('refresh-token', async () => {
    const stored = readSession();
    if (!stored) throw new ApiError({ kind: 'refused', status: 401, statusText: '', refusal: { code: 'unauthenticated' }, message: null });
    if (stored.accessToken !== stale) return stored;
    try {
      const session = (await dataOf(await exchange(apiContract.auth.refreshToken, {}, undefined, {}))) as Session;
      storeSession(session);
      return session;
    } catch (error) {
      if (error instanceof ApiError && error.failure.kind === 'refused') clearSession();
      throw error;
    }
  });

/** Reads the login again, since what it may do has evidently changed, then lets the shell lead away. */
async function reportForbidden(): Promise<void> {
  const session = readSession();
  if (session) {
    const response = await exchange(apiContract.auth.userInfo, {}, session.accessToken, {}).catch(() => null);
    const envelope = response?.ok ? await envelopeOf(response) : null;
    if (envelope) storeSession({ ...session, user: (envelope.data as ResponseOf<typeof apiContract.auth.userInfo>).user });
  }
  events.dispatchEvent(new Event(FORBIDDEN_EVENT));
}

/** Sends one call as spec 8 says: a 401 is refreshed and retried once, a 403 reported, everything else thrown. */
async function send(endpoint: Endpoint, call: ApiCall, options: CallOptions): Promise<unknown> {
  if (endpoint.access.by !== 'console') return dataOf(await exchange(endpoint, call, undefined, options));
  const token = readSession()?.accessToken;
  let response = await exchange(endpoint, call, token, options);
  if (response.status === 401 && token !== undefined) {
    const { accessToken } = await refreshed(token);
    response = await exchange(endpoint, call, accessToken, options);
    if (response.status === 401 && readSession()?.accessToken === accessToken) clearSession();
  }
  if (response.status === 403) await reportForbidden();
  return dataOf(response);
}

const familyClient = (family: EndpointFamily): Record<string, (call?: ApiCall, options?: CallOptions) => Promise<unknown>> =>
  Object.fromEntries(Object.entries(family).map(([name, endpoint]) => [name, (call = {}, options = {}) => send(endpoint, call, options)]));

/** The API as the contract names it: `api.site.update({ params, body })`. */
export const api = Object.fromEntries(
  Object.entries(apiContract).map(([name, family]) => [name, familyClient(family)]),
) as unknown as ApiClient;
