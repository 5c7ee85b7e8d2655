import type * as z from 'zod';
import type { ErrorCode } from '#shared/model/error.ts';
import type { Action, UserFamily } from '#shared/rules/account/policy.ts';

/** Where the API answers on every host. */
export const API_ROOT = '/api/v1';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call. `public`: anyone. `refresh-cookie`: whoever holds a refresh token. `console`: a signed-in login whom the
 * policy allows the action (and which manages users through this family, where one is named); where it may do it is its
 * scope's to say. `member`: a member of the site that the path names, signed in there (spec 6 "End users hold a separate
 * token").
 */
export type Access =
  | { by: 'public' }
  | { by: 'member' }
  | { by: 'refresh-cookie' }
  | { by: 'console'; action: Action; family?: UserFamily };

/** One endpoint, named once: routing, validation, API Gateway, the typed client, the API reference and the permission test read this. */
export interface Endpoint {
  method: Method;
  /** Below `/api/v1`, with `{name}` for a path parameter. */
  path: `/${string}`;
  summary: string;
  access: Access;
  /** Of a success; errors have theirs in `ERROR_STATUS`. */
  status: 200 | 201 | 202;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** What is answered inside `data`; `file`: bytes, as they are, whole or in part. */
  response: z.ZodType;
  answers?: 'file';
  /** Refusals beyond those every endpoint with its access and inputs can give. */
  errors?: readonly ErrorCode[];
}

/** An endpoint's route, as API Gateway writes it and hands it to the function. */
export const routeKey = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${API_ROOT}${path}`;

export type EndpointFamily = Readonly<Record<string, Endpoint>>;

type Output<S> = S extends z.ZodType ? z.output<S> : undefined;
type Input<S> = S extends z.ZodType ? z.input<S> : undefined;
type Given<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

/** What a use case is handed: parsed path parameters, query and body. */
export interface RequestOf<E extends Endpoint> {
  params: Output<E['params']>;
  query: Output<E['query']>;
  body: Output<E['body']>;
}

/** What a caller of the typed client passes: only the parts the endpoint has. */
export type CallOf<E extends Endpoint> = Given<{ params: Input<E['params']>; query: Input<E['query']>; body: Input<E['body']> }>;

/** What is answered inside `data`. */
export type ResponseOf<E extends Endpoint> = z.output<E['response']>;

/** Keeps the literal types of a family while checking each entry. */
export const defineEndpointFamily = <const F extends EndpointFamily>(family: F): F => family;
