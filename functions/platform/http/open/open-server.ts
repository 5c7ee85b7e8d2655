import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { AppError } from '#functions/platform/base/app-error.ts';
import { type PeopleDependencies, nameRedactor } from '#functions/accounts/services/name-redactor.ts';
import { isReply, parseAnswer } from '#functions/platform/http/answer.ts';
import { readerOf, withRedactedNames } from '#functions/platform/http/reader.ts';
import { readOpenProof } from '#functions/platform/http/open/open-proof.ts';
import type { OpenAuthenticator, OpenCaller } from '#functions/platform/http/open/open-authenticator.ts';
import { idempotentWrite, runOnce, writeId } from '#functions/platform/http/open/idempotent-write.ts';
import { readInput } from '#functions/platform/http/request.ts';
import type { RequestContext } from '#functions/platform/http/use-case.ts';
import type { Caller } from '#functions/accounts/services/caller.ts';
import type { ApiCallStore, RateState } from '#functions/open-api/store/accesses/api-call-store.ts';
import type { IdempotencyStore } from '#functions/open-api/store/accesses/idempotency-store.ts';
import { type Endpoint, operationId, type RequestOf } from '#shared/api-contract/endpoint.ts';
import { API_WINDOW_SECONDS } from '#shared/model/limits.ts';
import { isAllowed } from '#shared/rules/accounts/policy.ts';

export interface OpenApi {
  authenticate: OpenAuthenticator;
  calls: Pick<ApiCallStore, 'count'>;
  repetitions: IdempotencyStore;
}

type OpenUseCase = (input: RequestOf<Endpoint> & RequestContext & { caller: Caller }) => Promise<unknown>;

/** An endpoint that is open to machines, without its types. */
export interface OpenRoute {
  endpoint: Endpoint;
  useCase: OpenUseCase;
  /** The use case that answers repeated requests of a write, see `OpenAccess.repeatedBy`. */
  repeat: OpenUseCase | undefined;
}

interface OpenAnswer {
  data: unknown;
  headers: Record<string, string>;
}

/** Returns the rate-limit headers of draft-ietf-httpapi-ratelimit-headers, in the form that most clients support. */
const rateHeaders = ({ limit, remaining, resetSeconds }: RateState): Record<string, string> => ({
  'ratelimit-limit': String(limit),
  'ratelimit-remaining': String(remaining),
  'ratelimit-reset': String(resetSeconds),
  'ratelimit-policy': `${limit};w=${API_WINDOW_SECONDS}`,
});

const withHeaders = (error: unknown, headers: Record<string, string>): AppError => {
  const { code, detail, cause } = error instanceof AppError ? error : new AppError('internal', {}, { cause: error });
  return new AppError(code, detail, { headers, ...(cause !== undefined && { cause }) });
};

/** Throws `forbidden` unless the access includes the endpoint and the policy allows the account to use it. */
function assertOpen({ endpoint: { access, method, path } }: OpenRoute, { operations, caller }: OpenCaller): void {
  const isNamed = operations.has(operationId({ method, path }));
  if (!isNamed || access.by !== 'console' || !isAllowed(caller.actor, access.action)) throw new AppError('forbidden');
}

async function answer(
  route: OpenRoute,
  event: APIGatewayProxyEventV2,
  machine: OpenCaller,
  api: OpenApi & PeopleDependencies,
  viewerAddress: string,
): Promise<OpenAnswer> {
  assertOpen(route, machine);
  const { endpoint, useCase, repeat } = route;
  const write = idempotentWrite(event, machine.accessId, endpoint.open?.needsIdempotencyKey ?? false);
  const input = {
    ...readInput(endpoint, event),
    viewerAddress,
    cookies: {},
    caller: machine.caller,
    ...(write && { writeId: writeId(write) }),
  };
  const call = async (of: OpenUseCase): Promise<unknown> => {
    const result = await withRedactedNames(nameRedactor(api, readerOf(machine.caller)), () => of(input));
    return parseAnswer(endpoint, isReply(result) ? result.data : result);
  };
  if (!write) return { data: await call(useCase), headers: {} };
  const { data, isRepeated } = await runOnce(api.repetitions, write, { run: () => call(useCase), repeat: repeat && (() => call(repeat)) });
  return { data, headers: isRepeated ? { 'idempotency-replayed': 'true' } : {} };
}

/**
 * Answers the request of a machine:
 *
 * 1. authenticate it; cookies and tokens of the console are ignored here
 * 2. count the call; over the limit it is refused
 * 3. check that its access includes the endpoint, and the policy of its account
 * 4. parse the input, call the use case that serves the console too, in the scope of the access
 *
 * Every answer from step 2 on has the remaining rate limit of the access in its headers.
 */
export async function serveMachine(
  api: OpenApi & PeopleDependencies,
  route: OpenRoute,
  event: APIGatewayProxyEventV2,
  viewerAddress: string,
): Promise<OpenAnswer> {
  const machine = await api.authenticate(readOpenProof(event), viewerAddress);
  const rate = await api.calls.count(machine.accessId);
  const headers = rateHeaders(rate);
  try {
    if (rate.isExceeded) throw new AppError('too-many-requests', { retryAfter: rate.resetSeconds });
    const answered = await answer(route, event, machine, api, viewerAddress);
    return { data: answered.data, headers: { ...headers, ...answered.headers } };
  } catch (error) {
    throw withHeaders(error, headers);
  }
}
