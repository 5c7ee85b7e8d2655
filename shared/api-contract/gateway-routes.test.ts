import { describe, expect, it } from 'vitest';
import { apiContract } from '#shared/api-contract/api-contract.ts';
import { API_ROOT, type EndpointFamily, endpointsOf, GREEDY } from '#shared/api-contract/endpoint.ts';
import { gatewayRoutes } from '#shared/api-contract/gateway-routes.ts';
import { routeMatcher } from '#shared/api-contract/route-matcher.ts';

const routes = gatewayRoutes();
const endpoints = Object.entries<EndpointFamily>(apiContract).flatMap(([family, each]) =>
  endpointsOf(each).map((endpoint) => ({ ...endpoint, family, path: `${API_ROOT}${endpoint.path}` })),
);
/** Returns the segments of a path with parameters that equal no literal segment. */
const called = (path: string): string[] => path.replaceAll(/\{\w+\}/g, '~').split('/');

describe('routes of API Gateway', () => {
  it('lead each endpoint to the function of its family', () => {
    const find = routeMatcher(routes);
    for (const { method, path, family } of endpoints) expect(find(method, called(path))?.route.family, `${method} ${path}`).toBe(family);
  });

  it('are unambiguous: if several routes match a request, they lead to one family or the most literal path wins', () => {
    const literals = (path: string): string =>
      path
        .split('/')
        .map((segment) => (segment.startsWith('{') ? '1' : '0'))
        .join('');
    for (const { method, path, family } of endpoints) {
      const matching = routes.filter((route) => routeMatcher([route])(method, called(path)));
      const exact = matching.filter((route) => !route.path.endsWith(GREEDY));
      const candidates = exact.length > 0 ? exact : matching;
      const best = candidates.map((route) => literals(route.path)).toSorted()[0];
      const taken = exact.length > 0 ? candidates.filter((route) => literals(route.path) === best) : candidates;
      expect(new Set(taken.map((route) => route.family)), `${method} ${path}`).toEqual(new Set([family]));
    }
  });

  it('number at most 150, half of the 300 that an HTTP API allows', () => {
    expect(routes.length).toBeLessThanOrEqual(150);
  });

  it('include a separate route for each endpoint with `isMeasured`', () => {
    const find = routeMatcher(routes);
    for (const { method, path } of endpoints.filter(({ isMeasured }) => isMeasured))
      expect(find(method, called(path))?.route).toMatchObject({ method, path });
  });
});
