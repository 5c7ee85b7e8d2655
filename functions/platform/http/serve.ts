import middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { type Endpoint, type EndpointFamily, openRoute, type RequestOf, routeKey } from '#shared/api-contract/endpoint.ts';
import { MEMBER_COOKIE, PREVIEW_COOKIE, REFRESH_COOKIE } from '#shared/model/limits.ts';
import { actingFault } from '#shared/api-contract/acting-need.ts';
import { mayCall } from '#shared/rules/accounts/policy.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import { isReply, parseAnswer } from '#functions/platform/http/answer.ts';
import { readerOf, withRedactedNames } from '#functions/platform/http/reader.ts';
import { countInvalidBodies } from '#functions/platform/http/count-invalid-bodies.ts';
import { envelope } from '#functions/platform/http/envelope.ts';
import { endpointResolver } from '#functions/platform/http/endpoint-resolver.ts';
import type { Locators } from '#functions/platform/http/locators.ts';
import type { Log } from '#functions/platform/http/log.ts';
import { toRequestContext, readInput, assertBodySize } from '#functions/platform/http/request.ts';
import { serveMachine, type OpenApi, type OpenRoute } from '#functions/platform/http/open/open-server.ts';
import { runWithRequestId } from '#functions/platform/base/request-trace.ts';
import { mediaAnswer } from '#functions/platform/http/media-answer.ts';
import { fileResponse, gzipIfLarge, successResponse } from '#functions/platform/http/response.ts';
import { type PeopleDependencies, nameRedactor } from '#functions/accounts/services/name-redactor.ts';
import type { AttemptStore } from '#functions/sign-in/store/attempt-store.ts';
import type { Caller } from '#functions/accounts/services/caller.ts';
import type { MediaRights } from '#functions/media/services/media-rights.ts';
import type {
  RequestContext,
  FileReply,
  Member,
  PreviewReader,
  PreviewViewer,
  Reply,
  UseCases,
} from '#functions/platform/http/use-case.ts';

interface CommonDependencies<F extends EndpointFamily> extends PeopleDependencies {
  /** Returns the login of an access token, if the token is still valid. */
  authenticate: (accessToken: string) => Promise<Caller | undefined>;
  /**
   * Returns the values of the header by which the edge proves that a request came through it; none if there is no edge. Resolves once all
   * secrets of the function are read.
   */
  originKeys: () => Promise<readonly string[]>;
  mediaRights: MediaRights;
  log: Log;
  locators?: Locators<F>;
}

interface MemberDependencies {
  /** Returns the member of a token on this site. The token of a member of another site is invalid. */
  authenticateMember: (siteId: string, token: string) => Promise<Member | undefined>;
}

interface PreviewDependencies {
  /** Returns the viewer of a token on the preview of this site. The token of another site is invalid. */
  authenticatePreview: (siteId: string, token: string) => Promise<PreviewViewer | undefined>;
}

interface PreviewReaderDependencies {
  /** Returns the reader of the preview of this site by a token. */
  authenticatePreviewReader: (siteId: string, token: string) => Promise<PreviewReader | undefined>;
}

interface AttemptDependencies {
  /** Counts invalid bodies of unauthenticated callers. */
  attempts: Pick<AttemptStore, 'count'>;
}

interface OpenDependencies {
  /** Serves the endpoints that are open to machines. */
  openApi: OpenApi;
}

/** `D` if the family has an endpoint for callers of this kind. */
type NeededFor<F extends EndpointFamily, By, D> = Extract<F[keyof F]['access'], { by: By }> extends never ? unknown : D;

/** A family with endpoints for members or for viewers of previews also needs to authenticate them. */
export type ServeDependencies<F extends EndpointFamily> = CommonDependencies<F> &
  Partial<MemberDependencies & PreviewDependencies & PreviewReaderDependencies & OpenDependencies & AttemptDependencies> &
  (Extract<F[keyof F], { open: object }> extends never ? unknown : OpenDependencies) &
  (Extract<F[keyof F], { access: { by: 'public' }; body: object }> extends never ? unknown : AttemptDependencies) &
  NeededFor<F, 'member', MemberDependencies> &
  NeededFor<F, 'preview', PreviewDependencies> &
  NeededFor<F, 'preview-reader', PreviewReaderDependencies>;

type AnyCaller = Caller | Member | PreviewReader | PreviewViewer;

/** A route without the types of its endpoint: the signature of `serve` has checked them. */
interface Route {
  endpoint: Endpoint;
  useCase: (input: RequestOf<Endpoint> & RequestContext & { caller: AnyCaller | undefined }) => Promise<unknown>;
  locate: ((input: RequestOf<Endpoint>, caller: Caller) => Promise<unknown>) | undefined;
}

/** Returns the routes of machines. */
const openRoutesOf = <F extends EndpointFamily>(family: F, useCases: UseCases<F>): ReadonlyMap<string, OpenRoute> =>
  new Map(
    Object.entries(family).flatMap(([name, endpoint]): [string, OpenRoute][] => {
      if (!endpoint.open) return [];
      const untyped = useCases as Readonly<Record<string, OpenRoute['useCase']>>;
      const { [name]: useCase, [endpoint.open.repeatedBy ?? '']: repeat } = untyped;
      return useCase ? [[routeKey(openRoute(endpoint)), { endpoint, useCase, repeat }]] : [];
    }),
  );

const routesOf = <F extends EndpointFamily>(family: F, useCases: UseCases<F>, locators: Locators<F>): ReadonlyMap<string, Route> =>
  new Map(
    Object.entries(family).map(([name, endpoint]) => [
      routeKey(endpoint),
      // The mapped type of `useCases` ties each use case to its endpoint; the loop cannot express that.
      { endpoint, useCase: useCases[name] as Route['useCase'], locate: locators[name] },
    ]),
  );

/** Returns the caller of a token. Throws `unauthenticated` if there is none. */
async function requireCaller<T>(token: string | undefined, authenticate: (token: string) => Promise<T | undefined>): Promise<T> {
  const caller = token ? await authenticate(token) : undefined;
  if (!caller) throw new AppError('unauthenticated');
  return caller;
}

/** How callers are authenticated; `undefined` for kinds of callers that the family has no endpoints for. */
interface Authentication extends Pick<CommonDependencies<EndpointFamily>, 'authenticate'> {
  authenticateMember: MemberDependencies['authenticateMember'] | undefined;
  authenticatePreview: PreviewDependencies['authenticatePreview'] | undefined;
  authenticatePreviewReader: PreviewReaderDependencies['authenticatePreviewReader'] | undefined;
}

/** Returns the caller of a token that belongs to one site. The token is in a header or, for resources that pages load, in a cookie. */
function callerOnSite<T>(
  event: APIGatewayProxyEventV2,
  { bearer, cookies }: RequestContext,
  cookie: string,
  authenticate: ((siteId: string, token: string) => Promise<T | undefined>) | undefined,
): Promise<T> {
  if (!authenticate) throw new Error('The family has endpoints for callers that it cannot authenticate');
  const { siteId = '' } = event.pathParameters ?? {};
  return requireCaller(bearer ?? cookies[cookie], (token) => authenticate(siteId, token));
}

async function callerOf(
  route: Route,
  event: APIGatewayProxyEventV2,
  context: RequestContext,
  authentication: Authentication,
): Promise<AnyCaller | undefined> {
  const { access } = route.endpoint;
  if (access.by === 'refresh-cookie' && !context.cookies[REFRESH_COOKIE]) throw new AppError('unauthenticated');
  if (access.by === 'member') return callerOnSite(event, context, MEMBER_COOKIE, authentication.authenticateMember);
  if (access.by === 'preview') return callerOnSite(event, context, PREVIEW_COOKIE, authentication.authenticatePreview);
  if (access.by === 'preview-reader') return callerOnSite(event, context, PREVIEW_COOKIE, authentication.authenticatePreviewReader);
  if (access.by !== 'console') return undefined;
  const caller = await requireCaller(context.bearer, authentication.authenticate);
  await assertAllowed(route, event, caller);
  return caller;
}

/** Throws if the policy does not let the caller use the endpoint. A rejection while acting for a login names no resource. */
async function assertAllowed({ endpoint, locate }: Route, event: APIGatewayProxyEventV2, caller: Caller): Promise<void> {
  const fault = caller.acting && actingFault(caller.acting.access, endpoint);
  if (fault) throw new AppError(fault);
  if (endpoint.access.by !== 'console' || mayCall(caller.actor, endpoint.access)) return;
  if (caller.actor.mustChangePassword) throw new AppError('password-change-required');
  if (caller.actor.mustSetUpTwoFactor) throw new AppError('two-factor-set-up-required');
  if (caller.actor.mustAgree) throw new AppError('contract-agreement-required');
  await locate?.(readInput(endpoint, event), caller);
  throw new AppError('forbidden');
}

/** Makes the function answer before Lambda stops it and API Gateway answers in its own format. */
const TIMEOUT = {
  timeoutEarlyInMillis: 500,
  timeoutEarlyResponse: () => {
    throw new AppError('unavailable', { retryAfter: 5 }, { cause: new Error('The function ran out of time') });
  },
};

/**
 * The Lambda handler of one endpoint family. For every request:
 *
 * 1. refuse requests that did not come through the edge, find the endpoint, check the size of the body
 * 2. authenticate the caller and check the policy
 * 3. parse path, query and body, call the use case
 * 4. redact the names of people above the caller, in errors too
 * 5. parse the answer, wrap it as `{data, message}` and add the rights to see the media it refers to
 *
 * Thrown errors become `{data, message}` too, and each request writes one line to the log.
 */
export function serve<const F extends EndpointFamily>(
  family: F,
  useCases: UseCases<F>,
  {
    authenticate,
    authenticateMember,
    authenticatePreview,
    authenticatePreviewReader,
    originKeys,
    mediaRights,
    log,
    locators = {},
    openApi,
    accounts,
    attempts,
  }: ServeDependencies<F>,
) {
  const routes = routesOf(family, useCases, locators);
  const openRoutes = openRoutesOf(family, useCases);
  return middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>(TIMEOUT)
    .use(envelope(log, endpointResolver(family)))
    .handler((event: APIGatewayProxyEventV2) =>
      runWithRequestId(event.requestContext.requestId, async (): Promise<APIGatewayProxyStructuredResultV2> => {
        const context = toRequestContext(event, await originKeys());
        const open = openRoutes.get(event.routeKey);
        if (open && openApi) {
          assertBodySize(open.endpoint, event);
          const { data, headers } = await serveMachine({ ...openApi, accounts }, open, event, context.viewerAddress);
          const success = successResponse(open.endpoint.status, { data, media: {}, cookies: [], headers });
          return gzipIfLarge(success, event.headers['accept-encoding']);
        }
        const route = routes.get(event.routeKey);
        if (!route) throw new AppError('not-found');
        const { endpoint, useCase } = route;
        const { caller, input } = await countInvalidBodies({ attempts, endpoint, viewerAddress: context.viewerAddress }, async () => {
          assertBodySize(endpoint, event);
          const found = await callerOf(route, event, context, {
            authenticate,
            authenticateMember,
            authenticatePreview,
            authenticatePreviewReader,
          });
          return { caller: found, input: readInput(endpoint, event) };
        });
        const redactNames = nameRedactor({ accounts }, readerOf(caller));
        const result = await withRedactedNames(redactNames, () => useCase({ ...input, ...context, caller }));
        const { data, cookies, mediaScope }: Reply<unknown> = isReply(result) ? result : { data: result, cookies: [] };
        const media = mediaAnswer(mediaRights, context, mediaScope ?? caller);
        if (endpoint.answers === 'file') {
          const file = result as FileReply;
          return fileResponse({ ...file, cookies: [...media.cookies, ...(file.cookies ?? [])] }, event.headers['accept-encoding']);
        }
        const parsed = parseAnswer(endpoint, data);
        const success = { data: parsed, media: media.tagsOf(parsed), cookies: [...media.cookies, ...cookies] };
        return gzipIfLarge(successResponse(endpoint.status, success), event.headers['accept-encoding']);
      }),
    );
}
