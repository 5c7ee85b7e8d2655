import * as z from 'zod';
import { endpointUrl, type ApiCall } from '#shared/api-contract/endpoint-url.ts';
import { apiContract } from '#shared/api-contract/api-contract.ts';
import type { CallOf, Endpoint, EndpointFamily, ResponseOf } from '#shared/api-contract/endpoint.ts';
import { type Envelope, ErrorPayload } from '#shared/api-contract/envelope.ts';
import { REQUEST_TIMEOUT_MS } from '#shared/model/limits.ts';
import { Session } from '#shared/model/sign-in/session.ts';
import { ApiError, isAbortError, refusalOf } from '#web/lib/api/api-error.ts';
import { isBusyStatus, retryWhenBusy } from '#web/lib/api/retry-when-busy.ts';
import { learnMediaTags } from '#web/lib/session/media-tags.ts';
import { noteServerDate } from '#web/lib/server-time.ts';
import { markActingOver } from '#web/lib/session/acting.ts';
import { nextSession } from '#web/lib/session/next-session.ts';
import { clearSession, isActing, readSession, storeSession } from '#web/lib/session/session.ts';
import { hasUnsavedWork } from '#web/lib/session/unsaved-work.ts';
import { runExclusively } from '#web/lib/storage/tabs.ts';

interface CallOptions {
  /** Aborts the call; it then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Lets the request outlive the page. Browsers allow this for small bodies only; a larger body is sent without `keepalive`. */
  keepalive?: boolean;
  /** The session token of a preview, for its viewers' endpoints. */
  previewToken?: string;
}

/** Browsers allow 64 KiB for all keepalive requests together. A UTF-16 code unit has at most three bytes in UTF-8. */
const KEEPALIVE_MAX_CHARACTERS = 20_000;

type Arguments<E extends Endpoint> = keyof CallOf<E> extends never
  ? [call?: CallOf<E>, options?: CallOptions]
  : [call: CallOf<E>, options?: CallOptions];

type FamilyClient<F extends EndpointFamily> = { readonly [K in keyof F]: (...args: Arguments<F[K]>) => Promise<ResponseOf<F[K]>> };

/** One function per endpoint of the API contract. It resolves with the response's `data` and rejects with `ApiError`. */
export type ApiClient = { readonly [K in keyof typeof apiContract]: FamilyClient<(typeof apiContract)[K]> };

/** Dispatched after a 403, when the user info has been reloaded. */
const FORBIDDEN_EVENT = 'api:forbidden';
const events = new EventTarget();

/** Subscribes to 403 responses; returns the function that unsubscribes. */
export function onForbidden(listener: () => void): () => void {
  events.addEventListener(FORBIDDEN_EVENT, listener);
  return () => events.removeEventListener(FORBIDDEN_EVENT, listener);
}

/** Sends one request and returns the response, whatever its status. */
async function fetchEndpoint(
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
      // A page that is closed during a refresh must still receive the rotated cookie; else the next page would send an old token.
      keepalive: isRefresh || (keepalive && (body?.length ?? 0) <= KEEPALIVE_MAX_CHARACTERS),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
  } catch (cause) {
    throw new ApiError({ kind: 'request-failed' }, { cause });
  }
  try {
    const response = await fetch(request);
    noteServerDate(response.headers.get('date'));
    return response;
  } catch (cause) {
    if (signal?.aborted || isAbortError(cause)) throw cause;
    throw new ApiError({ kind: 'no-response' }, { cause });
  }
}

/** Fetches an endpoint. Repeats idempotent saves while the server is busy; reads are repeated by their queries. */
function fetchPatiently(endpoint: Endpoint, call: ApiCall, token: string | undefined, options: CallOptions): Promise<Response> {
  const fetchOnce = (): Promise<Response> => fetchEndpoint(endpoint, call, token, options);
  return endpoint.method === 'PUT' ? retryWhenBusy(fetchOnce, options.signal) : fetchOnce();
}

const isEnvelope = (value: unknown): value is Envelope<unknown> => typeof value === 'object' && value !== null && 'data' in value;

async function envelopeOf(response: Response): Promise<Envelope<unknown> | null> {
  const value: unknown = await response.json().catch(() => null);
  return isEnvelope(value) ? value : null;
}

/** The body of an error: gateways and proxies may omit `data`, and a message may be a list. */
const RefusalBody = z.object({
  data: z.unknown().optional(),
  message: z
    .union([z.string(), z.tuple([z.string()], z.unknown()).transform(([first]) => first)])
    .nullable()
    .catch(null),
});

async function refusedError(response: Response): Promise<ApiError> {
  const body = RefusalBody.safeParse(await response.json().catch(() => null)).data;
  const refusal = ErrorPayload.safeParse(body?.data);
  const requestId = response.headers.get('x-request-id');
  return new ApiError({
    kind: 'refused',
    status: response.status,
    statusText: response.statusText,
    refusal: refusal.success ? refusal.data : null,
    message: body?.message ?? null,
    ...(requestId !== null && { requestId }),
  });
}

/**
 * Resolves to the `data` of a successful response; rejects with `ApiError` otherwise. The data is not parsed with the response schema,
 * because the server has done that (an invalid response is a 500), and a tab opened before a deployment must accept unknown fields.
 */
async function dataOf(response: Response): Promise<unknown> {
  if (!response.ok) throw await refusedError(response);
  const envelope = await envelopeOf(response);
  if (!envelope) throw new ApiError({ kind: 'request-failed' });
  learnMediaTags(envelope.media);
  return envelope.data;
}

const unauthenticated = (): ApiError =>
  new ApiError({ kind: 'refused', status: 401, statusText: '', refusal: { code: 'unauthenticated' }, message: null });

/** Whether the server refused the refresh token. False for a busy or failing server. */
const isSessionRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status !== null && error.status < 500 && !isBusyStatus(error.status);

/**
 * Returns a session of the same login with another access token. Refresh tokens rotate, and the reuse of an old one ends the session, so
 * one tab refreshes at a time, and the other tabs use the session that this tab stores. A refused refresh ends the session; a missing
 * response and a busy or failing server do not. Rejects if another login has signed in, so that input is never sent as another login's.
 */
const refreshSession = (stale: Session): Promise<Session> =>
  runExclusively('refresh-token', async () => {
    const stored = readSession();
    if (stored?.user.id !== stale.user.id) throw unauthenticated();
    if (stored.accessToken !== stale.accessToken) return stored;
    try {
      const session = Session.safeParse(await dataOf(await fetchEndpoint(apiContract.auth.refreshToken, {}, undefined, {})));
      if (!session.success) throw new ApiError({ kind: 'request-failed' }, { cause: session.error });
      storeSession(session.data);
      return session.data;
    } catch (error) {
      if (isSessionRefused(error)) clearSession();
      throw error;
    }
  });

/** Maximum repetitions of a call after a 401: after the refresh, and after a new sign-in if the refresh is refused too. */
const MAX_RENEWALS = 2;

/** The id of the login of the current session or, after its end, of the last session. */
let userId: string | undefined;

/**
 * Returns the session for a call: the current session or, if it has ended and there is unsaved work, the next session of the same login
 * (R-4.18).
 */
function sessionToCall(signal: AbortSignal | undefined): Session | null | Promise<Session | null> {
  const session = readSession();
  userId = session?.user.id ?? userId;
  return session ?? (userId !== undefined && hasUnsavedWork() ? nextSession(userId, signal) : null);
}

/** Refreshes a session. If the session has ended, waits for the next one as `sessionToCall` does. */
const renewSession = (stale: Session, signal: AbortSignal | undefined): Promise<Session> =>
  refreshSession(stale).catch(async (error: unknown) => {
    const next = readSession() === null ? await sessionToCall(signal) : null;
    if (!next) throw error;
    return next;
  });

/** Reloads the login, whose rights have changed, then notifies the subscribers of `onForbidden`. */
async function reportForbidden(): Promise<void> {
  const session = readSession();
  if (session) {
    const response = await fetchEndpoint(apiContract.auth.userInfo, {}, session.accessToken, {}).catch(() => null);
    const info = apiContract.auth.userInfo.response.safeParse(response?.ok ? await dataOf(response).catch(() => null) : null);
    if (info.success) storeSession({ ...session, user: info.data.user });
  }
  events.dispatchEvent(new Event(FORBIDDEN_EVENT));
}

/** Whether a call was refused because the session acts for a login. The login keeps its rights, so the screen stays and shows the error. */
const isActingRefusal = (error: unknown): boolean => {
  const code = refusalOf(error)?.code;
  return code === 'acting-read-only' || code === 'acting-refused';
};

/**
 * Sends one call and throws every failure. A 401 refreshes the session and retries, waits for the next session if
 * there is unsaved work, or ends acting for a login. A 403 is reported.
 */
async function send(endpoint: Endpoint, call: ApiCall, options: CallOptions): Promise<unknown> {
  if (endpoint.access.by !== 'console') return dataOf(await fetchPatiently(endpoint, call, options.previewToken, options));
  const found = sessionToCall(options.signal);
  // Awaits the session only if it is a promise, so that a call with a session starts synchronously.
  let session = found instanceof Promise ? await found : found;
  let response = await fetchPatiently(endpoint, call, session?.accessToken, options);
  for (let renewals = 0; response.status === 401 && session && renewals < MAX_RENEWALS; renewals += 1) {
    if (isActing()) {
      markActingOver();
      throw unauthenticated();
    }
    // If the server refuses even the fresh token, the session has ended, and only a new sign-in helps.
    if (renewals > 0 && readSession()?.accessToken === session.accessToken) clearSession();
    session = await renewSession(session, options.signal);
    response = await fetchPatiently(endpoint, call, session.accessToken, options);
  }
  try {
    return await dataOf(response);
  } catch (error) {
    if (response.status === 403 && !isActingRefusal(error)) await reportForbidden();
    throw error;
  }
}

const familyClient = (family: EndpointFamily): Record<string, (call?: ApiCall, options?: CallOptions) => Promise<unknown>> =>
  Object.fromEntries(Object.entries(family).map(([name, endpoint]) => [name, (call = {}, options = {}) => send(endpoint, call, options)]));

/** The client of the API contract: `api.site.update({ params, body })`. */
export const api = Object.fromEntries(
  Object.entries(apiContract).map(([name, family]) => [name, familyClient(family)]),
) as unknown as ApiClient;
