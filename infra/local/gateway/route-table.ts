import { gatewayRoutes } from '#shared/api-contract/gateway-routes.ts';
import type { Route as ContractRoute } from '#shared/api-contract/endpoint.ts';
import { routeMatcher, type RouteMatch } from '#shared/api-contract/route-matcher.ts';
import { functionsTriggeredBy } from '#infra/functions-triggered-by.ts';
import type { FunctionName } from '#infra/functions.ts';

export interface Route extends ContractRoute {
  target: FunctionName;
}

/** Returns API Gateway's route key: `ANY /api/v1/bill/{proxy+}`. */
export const keyOf = ({ method, path }: Pick<Route, 'method' | 'path'>): string => `${method} ${path}`;

/** Returns the routes that are deployed. */
export function deployedRoutes(): Route[] {
  const targets = new Map(functionsTriggeredBy('http').map(([name, { family }]) => [family, name]));
  return gatewayRoutes().flatMap(({ method, path, family }) => {
    const target = targets.get(family);
    return target === undefined ? [] : [{ method, path, target }];
  });
}

/**
 * Returns a function that finds the route of a request, or `undefined`. `path` is percent-encoded; each segment is decoded separately, so
 * an encoded slash stays within its parameter. Throws a `URIError` for an invalid encoding.
 */
export function createRouteMatcher(routes: readonly Route[]): (method: string, path: string) => RouteMatch<Route> | undefined {
  const find = routeMatcher(routes);
  return (method, path) => find(method, path.split('/').map(decodeURIComponent));
}
