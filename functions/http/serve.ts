import middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { type Endpoint, type EndpointFamily, type RequestOf, routeKey } from '#shared/api-contract/endpoint.ts';
import { parse } from '#shared/model/fields.ts';
import { storedForm } from '#shared/model/stored-form.ts';
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
 * For endpoints that name a resource: throws `not-found` if it is outside the caller's tree. Called only before a forbidden
 * action is refused, because what is outside the tree *and* forbidden answers 404.
 */
export type Locators<F extends EndpointFamily> = { [K in keyof F]?: (input: RequestOf<F[K]>, caller: Caller) => Promise<unknown> };

interface CommonDependencies<F extends EndpointFamily> {
  /** The login of an access token, if the token is still valid. */
  authenticate: (accessToken: string) => Promise<Caller | undefined>;
  /** Secret header value that proves that a request came through the edge; empty where there is no edge. */
  originKey: string;
  log: Log;
  locators?: Locators<F>;
}

interface MemberDependencies {
  /** The member of a token on this site. The token of a member of another site is invalid. */
  authenticateMember: (siteId: string, token: string) => Promise<Member | undefined>;
}

/** A family with endpoints for members also needs `authenticateMember`. */
export type ServeDependencies<F extends EndpointFamily> = CommonDependencies<F> &
  Partial<MemberDependencies> &
  (Extract<F[keyof F]['access'], { by: 'member' }> extends never ? unknown : MemberDependencies);

/** A route without the types of its endpoint: the signature of `serve` has checked them. */
interface Route {
  endpoint: Endpoint;
  useCase: (input: RequestOf<Endpoint> & RequestContext & { caller: Caller | Member | undefined }) => Promise<unknown>;
  locate: ((input: RequestOf<Endpoint>, caller: Caller) => Promise<unknown>) | undefined;
}

const routesOf = <F extends EndpointFamily>(family: F, useCases: UseCases<F>, locators: Locators<F>): ReadonlyMap<string, Route> =>
  new Map(
    Object.entries(family).map(([name, endpoint]) => [
      routeKey(endpoint),
      // The mapped type of `useCases` ties each use case to its endpoint; the loop cannot express that.
      { endpoint, useCase: useCases[name] as Route['useCase'], locate: locators[name] },
    ]),
  );

const isReply = (result: unknown): result is Reply<unknown> =>
  typeof result === 'object' && result !== null && 'data' in result && 'cookies' in result;

/**
 * The answer as its schema declares it: undeclared fields are dropped. Throws, as an internal error, if the answer breaks the
 * schema. Rules for input do not apply: stored values may be older than a rule.
 */
function parseAnswer({ response }: Endpoint, data: unknown): unknown {
  const parsed = parse(storedForm(response), data);
  if (parsed.ok) return parsed.value;
  throw new Error(`The answer breaks its schema at ${parsed.errors.map(({ path, rule }) => `${path} (${rule})`).join(', ')}`);
}

/** The caller of a token. Throws `unauthenticated` if there is none. */
async function requireCaller<T>(token: string | undefined, authenticate: (token: string) => Promise<T | undefined>): Promise<T> {
  const caller = token ? await authenticate(token) : undefined;
  if (!caller) throw new AppError('unauthenticated');
  return caller;
}

interface Authentication extends Pick<CommonDependencies<EndpointFamily>, 'authenticate'> {
  authenticateMember: MemberDependencies['authenticateMember'] | undefined;
}

/** A member's token comes in a header or, for pictures and videos, in a cookie. */
function memberOf(event: APIGatewayProxyEventV2, { bearer, cookies }: RequestContext, { authenticateMember }: Authentication) {
  if (!authenticateMember) throw new Error('The family has endpoints for members but no `authenticateMember`');
  const { siteId = '' } = event.pathParameters ?? {};
  return requireCaller(bearer ?? cookies[MEMBER_COOKIE], (token) => authenticateMember(siteId, token));
}

async function callerOf(
  route: Route,
  event: APIGatewayProxyEventV2,
  context: RequestContext,
  authentication: Authentication,
): Promise<Caller | Member | undefined> {
  const { access } = route.endpoint;
  if (access.by === 'refresh-cookie' && !context.cookies[REFRESH_COOKIE]) throw new AppError('unauthenticated');
  if (access.by === 'member') return memberOf(event, context, authentication);
  if (access.by !== 'console') return undefined;
  const caller = await requireCaller(context.bearer, authentication.authenticate);
  await assertAllowed(route, event, caller);
  return caller;
}

/** Throws if the policy does not let the caller use the endpoint. */
async function assertAllowed({ endpoint, locate }: Route, event: APIGatewayProxyEventV2, caller: Caller): Promise<void> {
  if (endpoint.access.by !== 'console' || mayCall(caller.actor, endpoint.access)) return;
  if (caller.actor.mustChangePassword) throw new AppError('password-change-required');
  await locate?.(readInput(endpoint, event), caller);
  throw new AppError('forbidden');
}

/** Answers before Lambda stops the function and API Gateway answers in a format of its own. */
const TIMEOUT = {
  timeoutEarlyInMillis: 500,
  timeoutEarlyResponse: () => {
    throw new AppError('unavailable', { retryAfter: 5 }, { cause: new Error('The function ran out of time') });
  },
};

/**
 * The Lambda handler of one endpoint family. For every request:
 *
 * 1. find the endpoint by the route key, check the size of the body
 * 2. authenticate the caller and check the policy
 * 3. parse path, query and body, call the use case
 * 4. parse the answer and wrap it as `{data, message}`
 *
 * Thrown errors become `{data, message}` too, and each request writes one line to the log.
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
      const context = toRequestContext(event, originKey);
      const caller = await callerOf(route, event, context, { authenticate, authenticateMember });
      const result = await useCase({ ...readInput(endpoint, event), ...context, caller });
      if (endpoint.answers === 'file') return fileResponse(result as FileReply);
      const { data, cookies } = isReply(result) ? result : { data: result, cookies: [] };
      return gzipIfLarge(successResponse(endpoint.status, parseAnswer(endpoint, data), cookies), event.headers['accept-encoding']);
    });
}
