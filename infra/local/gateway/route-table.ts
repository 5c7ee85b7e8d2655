import { apiContract } from '#shared/api-contract/api-contract.ts';
import { ANY_METHOD, API_ROOT, routesOf } from '#shared/api-contract/endpoint.ts';
import { FUNCTIONS, type FunctionName } from '#infra/functions.ts';

export interface Route {
  /** API Gateway's route key: `GET /api/v1/site/{id}`, or `ANY …` for every method. */
  key: string;
  method: string;
  segments: readonly string[];
  target: FunctionName;
}

export interface RouteMatch {
  route: Route;
  /** The decoded path parameters; `undefined` if the route has none. */
  parameters: Record<string, string> | undefined;
}

const isParameter = (segment: string): boolean => segment.startsWith('{');

/** Sorts routes by precedence: of matching routes API Gateway takes the one whose literal segments are further left, and of those the one that names the method. */
const specificity = ({ method, segments }: Route): string => [...segments.map(isParameter), method === ANY_METHOD].map(Number).join('');

/** Every path of the API contract as a route to the function of its family. */
export function contractRoutes(): Route[] {
  return Object.entries(FUNCTIONS).flatMap(([name, { trigger }]) =>
    trigger.by !== 'http'
      ? []
      : routesOf(apiContract[trigger.family]).map(({ method, path }): Route => ({
          key: `${method} ${API_ROOT}${path}`,
          method,
          segments: `${API_ROOT}${path}`.split('/'),
          target: name as FunctionName,
        })),
  );
}

/**
 * Returns a function that finds the route of a request, or `undefined`. `path` is percent-encoded; each segment is decoded
 * separately, so an encoded slash stays within its parameter. Throws a `URIError` for an invalid encoding.
 */
export function createRouteMatcher(routes: readonly Route[]): (method: string, path: string) => RouteMatch | undefined {
  const sorted = routes.toSorted((one, other) => (specificity(one) < specificity(other) ? -1 : 1));
  return (method, path) => {
    const given = path.split('/').map(decodeURIComponent);
    const matches = ({ segments }: Route): boolean =>
      segments.length === given.length &&
      segments.every((segment, index) => (isParameter(segment) ? given[index] !== '' : segment === given[index]));
    const route = sorted.find((candidate) => (candidate.method === method || candidate.method === ANY_METHOD) && matches(candidate));
    if (!route) return undefined;
    const parameters = route.segments.flatMap((segment, index): [string, string][] =>
      isParameter(segment) ? [[segment.slice(1, -1), given[index] ?? '']] : [],
    );
    return { route, parameters: parameters.length === 0 ? undefined : Object.fromEntries(parameters) };
  };
}
