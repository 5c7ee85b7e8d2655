import { expect, it } from 'vitest';
import { apiContract } from '#shared/api-contract/api-contract.ts';
import { API_ROOT, type EndpointFamily, endpointsOf, routeKey } from '#shared/api-contract/endpoint.ts';
import { gatewayRoutes } from '#shared/api-contract/gateway-routes.ts';
import { routeMatcher } from '#shared/api-contract/route-matcher.ts';
import { endpointResolver } from '#functions/platform/http/endpoint-resolver.ts';
import { httpEvent } from '#test/support/http/send.ts';

it('endpointResolver sets the path and parameters of every endpoint, whichever gateway route was called', () => {
  const find = routeMatcher(gatewayRoutes());
  for (const family of Object.values<EndpointFamily>(apiContract)) {
    const name = endpointResolver(family);
    for (const endpoint of endpointsOf(family)) {
      const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter ?? '');
      const parameters = Object.fromEntries(names.map((parameter, index) => [parameter, `~${index}`]));
      const { pathParameters: _, ...event } = httpEvent(endpoint, { params: parameters });
      const match = find(endpoint.method, event.rawPath.split('/'));
      const called = { ...event, routeKey: `${match?.route.method} ${match?.route.path}`, pathParameters: match?.parameters ?? {} };
      name(called);
      expect(called.routeKey).toBe(routeKey(endpoint));
      if (names.length > 0) expect(called.pathParameters).toEqual(parameters);
    }
  }
});

it('endpointResolver sets only the method for a request that matches no endpoint', () => {
  const name = endpointResolver(apiContract.bill);
  const event = { ...httpEvent({ method: 'GET', path: '/bill/no/such/path' }), routeKey: `ANY ${API_ROOT}/bill/{proxy+}` };
  name(event);
  expect(event.routeKey).toBe(`GET ${API_ROOT}/bill/{proxy+}`);
});
