import type * as z from 'zod';
import type { ApiScope } from '#shared/model/open-api/api-access.ts';
import type { ActingAccess } from '#shared/model/sign-in/acting.ts';
import type { ErrorCode } from '#shared/model/error.ts';
import { OPEN_BODY_MAX, REQUEST_MAX_BYTES } from '#shared/model/limits.ts';
import type { Action, UserFamily } from '#shared/rules/accounts/policy.ts';

/** Path prefix of the API on every host. */
export const API_ROOT = '/api/v1';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call an endpoint:
 * - `public`: anyone.
 * - `refresh-cookie`: the holder of a refresh token.
 * - `console`: a signed-in login whose policy allows `action`, and which manages users through `family` if one is given.
 *   Its scope limits the accounts it may act on.
 * - `member`: a member signed in to the site in the path, with a token separate from the console's.
 * - `preview-reader`: an invitee as for `preview`, or a login of the console that may read the site, with a token for its preview.
 * - `preview`: an invitee with a session on the preview of the site in the path.
 */
export type Access =
  | { by: 'public' }
  | { by: 'member' }
  | { by: 'preview' }
  | { by: 'preview-reader' }
  | { by: 'refresh-cookie' }
  | { by: 'console'; action: Action; family?: UserFamily };

/** How machines may call an endpoint, in addition to the callers of `access` (ADR 69). */
export interface OpenAccess {
  scope: ApiScope;
  /**
   * The endpoint of the family that answers a repeated write with the same `Idempotency-Key` and path parameters. Set for writes whose
   * answers contain data of visitors: only the answers of other writes are stored and repeated.
   */
  repeatedBy?: string;
  /** Whether a request without an `Idempotency-Key` is refused: set for writes that must never happen twice. */
  needsIdempotencyKey?: true;
}

/** The only definition of an endpoint: routing, validation, API Gateway, typed client, API reference and permission test derive from it. */
export interface Endpoint {
  method: Method;
  /** The path below `/api/v1`, with `{name}` for a path parameter. */
  path: `/${string}`;
  summary: string;
  access: Access;
  /** Set if machines may call the endpoint too, below `OPEN_PATH`. Requires `by: 'console'` with an action that the account may perform. */
  open?: OpenAccess;
  /**
   * The access that a manager who acts for a login needs to call the endpoint, or `never`. By default, `actingNeed` derives it
   * from method and action, so that a new endpoint that writes is refused to a manager with read access.
   */
  acting?: ActingAccess | 'never';
  /** Whether the endpoint has a route of its own, whose name is in the access log: alarms and the dashboard count its requests. */
  isMeasured?: true;
  /** The HTTP status of a success. `ERROR_STATUS` contains the statuses of errors. */
  status: 200 | 201 | 202;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Largest body in bytes, if it differs from the default of `bodyMaxBytesOf`. */
  bodyMaxBytes?: number;
  /** Schema of `data` in the response. With `answers: 'file'` the response is bytes instead, whole or a range. */
  response: z.ZodType;
  answers?: 'file';
  /** Error codes in addition to those that follow from the access and the inputs of the endpoint. */
  errors?: readonly ErrorCode[];
}

/**
 * Returns the largest body that an endpoint reads, in bytes. The default allows a few fields, and more for logins of the console.
 */
export const bodyMaxBytesOf = ({ access, body, bodyMaxBytes }: Pick<Endpoint, 'access' | 'body' | 'bodyMaxBytes'>): number =>
  bodyMaxBytes ?? (access.by === 'console' && body ? REQUEST_MAX_BYTES : OPEN_BODY_MAX.fields);

/** Whether an endpoint reads the body of an unauthenticated caller. */
export const isOpenToStrangers = ({ access, body }: Pick<Endpoint, 'access' | 'body'>): boolean =>
  access.by === 'public' && body !== undefined;

/** Returns the route key of an endpoint in API Gateway's notation: `GET /api/v1/site/{id}`. */
export const routeKey = ({ method, path }: Route): string => `${method} ${API_ROOT}${path}`;

/** Returns the name of an endpoint in the access of a machine: `GET /site/{id}`. */
export const operationId = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`;

/** Path prefix, below `API_ROOT`, of the endpoints that machines call. */
export const OPEN_PATH = '/open';

/** Returns the route by which machines call an endpoint. */
export const openRoute = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): Pick<Endpoint, 'method' | 'path'> => ({
  method,
  path: `${OPEN_PATH}${path}`,
});

export type EndpointFamily = Readonly<Record<string, Endpoint>>;

type Output<S> = S extends z.ZodType ? z.output<S> : undefined;
type Input<S> = S extends z.ZodType ? z.input<S> : undefined;
type Given<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

/** The parsed path parameters, query and body that a use case receives. */
export interface RequestOf<E extends Endpoint> {
  params: Output<E['params']>;
  query: Output<E['query']>;
  body: Output<E['body']>;
}

/** The inputs that a caller of the typed client passes: only the inputs that the endpoint has. */
export type CallOf<E extends Endpoint> = Given<{ params: Input<E['params']>; query: Input<E['query']>; body: Input<E['body']> }>;

/** The parsed `data` of a response. */
export type ResponseOf<E extends Endpoint> = z.output<E['response']>;

/** The method of a route that matches every method. */
export const ANY_METHOD = 'ANY';

/** The greedy parameter at the end of a path, which matches everything below it. */
export const GREEDY = '{proxy+}';

/** A route in the notation of API Gateway. */
export interface Route {
  method: Method | typeof ANY_METHOD;
  path: `/${string}`;
}

/** Returns the endpoints of a family, followed by its open endpoints with their paths for machines. */
export const endpointsOf = (family: EndpointFamily): Pick<Endpoint, 'method' | 'path' | 'isMeasured'>[] =>
  Object.values(family).flatMap(({ method, path, isMeasured, open }) => [
    { method, path, ...(isMeasured && { isMeasured }) },
    ...(open ? [openRoute({ method, path })] : []),
  ]);

/** Type-checks each endpoint of a family and keeps its literal types. */
export const defineEndpointFamily = <const F extends EndpointFamily>(family: F): F => family;
