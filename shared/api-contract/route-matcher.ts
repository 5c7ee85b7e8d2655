import { ANY_METHOD, GREEDY, type Route } from '#shared/api-contract/endpoint.ts';

export interface RouteMatch<R> {
  route: R;
  /** The path parameters; `undefined` if the route has none. */
  parameters: Record<string, string> | undefined;
}

const isParameter = (segment: string): boolean => segment.startsWith('{');

interface Candidate<R> {
  route: R;
  segments: readonly string[];
  isGreedy: boolean;
  /** The sort key of the precedence: a route with a lower text comes first. */
  precedence: string;
}

/**
 * Returns a route with its precedence in API Gateway: routes without a greedy parameter come first; among them the route whose literal
 * segments are further left, then the longer route, then the route with a method.
 */
function candidateOf<R extends Pick<Route, 'method' | 'path'>>(route: R): Candidate<R> {
  const segments = route.path.split('/');
  const isGreedy = segments.at(-1) === GREEDY;
  if (isGreedy) segments.pop();
  const precedence = [isGreedy, ...segments.map(isParameter)].map(Number).join('');
  // `~` sorts after digits: a longer greedy route, which has more segments before the end mark, comes first.
  return { route, segments, isGreedy, precedence: `${precedence}~${Number(route.method === ANY_METHOD)}` };
}

/**
 * Returns a function that finds the route of a request, or `undefined`, as API Gateway does. `segments`: the decoded segments of the path.
 */
export function routeMatcher<R extends Pick<Route, 'method' | 'path'>>(
  routes: readonly R[],
): (method: string, segments: readonly string[]) => RouteMatch<R> | undefined {
  const sorted = routes.map(candidateOf).toSorted((one, other) => (one.precedence < other.precedence ? -1 : 1));
  return (method, given) => {
    const matches = ({ segments, isGreedy }: Candidate<R>): boolean =>
      (isGreedy ? segments.length < given.length && given[segments.length] !== '' : segments.length === given.length) &&
      segments.every((segment, index) => (isParameter(segment) ? given[index] !== '' : segment === given[index]));
    const found = sorted.find(
      (candidate) => (candidate.route.method === method || candidate.route.method === ANY_METHOD) && matches(candidate),
    );
    if (!found) return undefined;
    const parameters = found.segments.flatMap((segment, index): [string, string][] =>
      isParameter(segment) ? [[segment.slice(1, -1), given[index] ?? '']] : [],
    );
    if (found.isGreedy) parameters.push([GREEDY.slice(1, -2), given.slice(found.segments.length).join('/')]);
    return { route: found.route, parameters: parameters.length === 0 ? undefined : Object.fromEntries(parameters) };
  };
}
