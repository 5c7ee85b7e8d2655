import middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { type Endpoint, type EndpointFamily, type RequestOf, routeKey } from '#shared/api-contract/endpoint.ts';
import { parse } from '#shared/model/fields.ts';
import { MEMBER_COOKIE, REFRESH_COOKIE } from '#shared/model/limits.ts';
import { mayCall } from '#shared/rules/account/policy.ts';
import { AppError } from '#functions/app-error.ts';
import { envelope } from '#functions/http/envelope.ts';
import type { Log } from '#functions/http/log.ts';
import { toRequestContext, readInput, assertBodySize } from '#functions/http/request.ts';
import { fileResponse, gzipIfLarge, successResponse } from '#functions/http/response.ts';
import type { Caller } from '#functions/domain/caller.ts';
import type { RequestContext, FileReply, Member, Reply, UseCases } from '#functions/http/use-case.ts';

/**
 * For endpoints that name something: throws `not-found` where it lies outside what the caller sees. Asked only before the
 * policy's refusal is given, because what is outside the tree *and* forbidden does not exist for the caller (product.md "Accounts").
 */
export type Locators<F extends EndpointFamily> = { [K in keyof F]?: (input: RequestOf<F[K]>, caller: Caller) => Promise<unknown> };

interface EveryFamilyNeeds<F extends EndpointFamily> {
  /** The signed-in login an access token stands for, if it still does. */
  authenticate: (accessToken: string) => Promise<Caller | undefined>;
  /** Proves that a request came through the edge; empty where there is none. */
  originKey: string;
  log: Log;
  locators?: Locators<F>;
}

interface MemberFamilyNeeds {
  /** The member of a site that a token stands for there; of any other site it is nobody's. */
  authenticateMember: (siteId: string, token: string) => Promise<Member | undefined>;
}

/** Only a family with endpoints for members has to tell who they are. */
export type ServeDependencies<F extends EndpointFamily> = EveryFamilyNeeds<F> &
  Partial<MemberFamilyNeeds> &
  (Extract<F[keyof F]['access'], { by: 'member' }> extends never ? unknown : MemberFamilyNeeds);

/** A route with the types of its endpoint forgotten: they held where `serve` was called. */
interface Route {
  endpoint: Endpoint;
  useCase: (input: RequestOf<Endpoint> & RequestContext & { caller: Caller | Member | undefined }) => Promise<unknown>;
  locate: ((input: RequestOf<Endpoint>, caller: Caller) => Promise<unknown>) | undefined;
}

const routesOf = <F extends EndpointFamily>(family: F, useCases: UseCases<F>, locators: Locators<F>): ReadonlyMap<string, Route> =>
  new Map(
    Object.entries(family).map(([name, endpoint]) => [
      routeKey(endpoint),
      { endpoint, useCase: useCases[name] as Route['useCase'], locate: locators[name] },
    ]),
  );

const isReply = (result: unknown): result is Reply<unknown> =>
  typeof result === 'object' && result !== null && 'data' in result && 'cookies' in result;

/** Answers are held to their schema too: what it does not name never leaves, and what breaks it is our fault. */
function checked({ response }: Endpoint, data: unknown): unknown {
  const parsed = parse(response, data);
  if (parsed.ok) return parsed.value;
  throw new Error(`The answer breaks its schema at ${parsed.errors.map(({ path, rule }) => `${path} (${rule})`).join(', ')}`);
}

/** Who calls, where only those may who have signed in; throws `unauthenticated` for anybody else. */
async function signedIn<T>(token: string | undefined, authenticate: (token: string) => Promise<T | undefined>): Promise<T> {
  const caller = token ? await authenticate(token) : undefined;
  if (!caller) throw new AppError('unauthenticated');
  return caller;
}

interface Authentication extends Pick<EveryFamilyNeeds<EndpointFamily>, 'authenticate'> {
  authenticateMember: MemberFamilyNeeds['authenticateMember'] | undefined;
}

/** A member's token comes in either place; pictures and videos cannot carry a header. */
function memberOf(event: APIGatewayProxyEventV2, { bearer, cookies }: RequestContext, { authenticateMember }: Authentication) {
  if (!authenticateMember) throw new Error('Nobody tells who the members are');
  const { siteId = '' } = event.pathParameters ?? {};
  return signedIn(bearer ?? cookies[MEMBER_COOKIE], (token) => authenticateMember(siteId, token));
}

async function callerOf(
  route: Route,
  event: APIGatewayProxyEventV2,
  circumstances: RequestContext,
  authentication: Authentication,
): Promise<Caller | Member | undefined> {
  const { access } = route.endpoint;
  if (access.by === 'refresh-cookie' && !circumstances.cookies[REFRESH_COOKIE]) throw new AppError('unauthenticated');
  if (access.by === 'member') return memberOf(event, circumstances, authentication);
  if (access.by !== 'console') return undefined;
  const caller = await signedIn(circumstances.bearer, authentication.authenticate);
  await refuseForbidden(route, event, caller);
  return caller;
}

async function refuseForbidden({ endpoint, locate }: Route, event: APIGatewayProxyEventV2, caller: Caller): Promise<void> {
  if (endpoint.access.by !== 'console' || mayCall(caller.actor, endpoint.access)) return;
  if (caller.actor.mustChangePassword) throw new AppError('password-change-required');
  await locate?.(readInput(endpoint, event), caller);
  throw new AppError('forbidden');
}

/** Before Lambda ends the function in silence, and API Gateway answers in words that are not ours. */
const TIMEOUT = {
  timeoutEarlyInMillis: 500,
  timeoutEarlyResponse: () => {
    throw new AppError('unavailable', { retryAfter: 5 }, { cause: new Error('The function ran out of time') });
  },
};

/**
 * One function for one endpoint family: the way of every request. Route, size, token, role, input, use case, answer;
 * refusals and surprises become `{data, message}` with a status, and each request leaves one line in the log.
 */
export function serve<const F extends EndpointFamily>(
  family: F,
  useCases: UseCases<F>,
  { authenticate, authenticateMember, originKey, log, locators = {} }: ServeDependencies<F>,
) {
  const routes = routesOf(family, useCases, locators);
  return middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>(TIMEOUT)
    .use(envelope(log))
    .handler(async (event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> => {
      const route = routes.get(event.routeKey);
      if (!route) throw new AppError('not-found');
      const { endpoint, useCase } = route;
      assertBodySize(event);
      const circumstances = toRequestContext(event, originKey);
      const caller = await callerOf(route, event, circumstances, { authenticate, authenticateMember });
      const result = await useCase({ ...readInput(endpoint, event), ...circumstances, caller });
      if (endpoint.answers === 'file') return fileResponse(result as FileReply);
      const { data, cookies } = isReply(result) ? result : { data: result, cookies: [] };
      return gzipIfLarge(successResponse(endpoint.status, checked(endpoint, data), cookies), event.headers['accept-encoding']);
    });
}
