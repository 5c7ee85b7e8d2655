import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apiContract } from '#shared/api-contract/api-contract.ts';
import { type EndpointFamily, endpointsOf, type Method } from '#shared/api-contract/endpoint.ts';
import { gatewayRoutes } from '#shared/api-contract/gateway-routes.ts';
import { FUNCTIONS } from '#infra/functions.ts';
import { createRouteMatcher, deployedRoutes, type Route } from '#infra/local/gateway/route-table.ts';

const route = (method: Method, path: `/${string}`): Route => ({ method, path, target: 'site' });
const find = createRouteMatcher([
  route('GET', '/site/{id}'),
  route('GET', '/site/media'),
  route('PUT', '/site/{id}'),
  route('GET', '/site/{id}/publication/{publicationId}'),
  route('GET', '/site'),
]);

describe('createRouteMatcher', () => {
  it('prefers a literal segment to a parameter', () => {
    expect(find('GET', '/site/media')?.route.path).toBe('/site/media');
    expect(find('GET', '/site/medium')?.route.path).toBe('/site/{id}');
  });

  it('matches the path of each route, for any number and order of routes', () => {
    const routes = Object.values<EndpointFamily>(apiContract)
      .flatMap(endpointsOf)
      .map(({ method, path }) => route(method, path));
    fc.assert(
      fc.property(fc.shuffledSubarray(routes, { minLength: routes.length }), fc.constantFrom(...routes), (shuffled, one) => {
        // Parameters are filled with a text that no literal segment equals, so the path matches only its own route.
        expect(createRouteMatcher(shuffled)(one.method, one.path.replaceAll(/\{\w+\}/g, '~'))?.route).toBe(one);
      }),
      { numRuns: 100 },
    );
  });

  it('uses the parameter if the literal path lacks the method', () => {
    expect(find('PUT', '/site/media')).toMatchObject({ route: { method: 'PUT', path: '/site/{id}' }, parameters: { id: 'media' } });
  });

  it('prefers a route without a greedy parameter, then the longest route with a greedy parameter', () => {
    const greedy = createRouteMatcher([route('GET', '/a/{proxy+}'), route('GET', '/a/b/{proxy+}'), route('GET', '/a/{id}')]);
    expect(greedy('GET', '/a/x')?.route.path).toBe('/a/{id}');
    expect(greedy('GET', '/a/x/y')).toMatchObject({ route: { path: '/a/{proxy+}' }, parameters: { proxy: 'x/y' } });
    expect(greedy('GET', '/a/b/c')).toMatchObject({ route: { path: '/a/b/{proxy+}' }, parameters: { proxy: 'c' } });
    expect(greedy('GET', '/a')).toBeUndefined();
  });

  it('returns undefined for unknown paths, methods, empty parameters and trailing slashes', () => {
    for (const [method, path] of [
      ['GET', '/sites'],
      ['DELETE', '/site'],
      ['GET', '/site/'],
      ['GET', '/site/a/'],
      ['HEAD', '/site'],
    ] as const)
      expect(find(method, path), `${method} ${path}`).toBeUndefined();
  });

  it('decodes each parameter separately, for any content', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), fc.string({ minLength: 1, unit: 'grapheme' }), (id, publicationId) => {
        const path = `/site/${encodeURIComponent(id)}/publication/${encodeURIComponent(publicationId)}`;
        expect(find('GET', path)?.parameters).toEqual({ id, publicationId });
      }),
    );
  });

  it('throws for a broken percent-encoding', () => {
    expect(() => find('GET', '/site/%zz')).toThrow(URIError);
  });
});

describe('deployedRoutes', () => {
  it('maps each route to the function of its family', () => {
    const routes = deployedRoutes();
    expect(routes).toHaveLength(gatewayRoutes().length);
    routes.forEach(({ target }, index) =>
      expect(FUNCTIONS[target].trigger).toEqual({ by: 'http', family: gatewayRoutes()[index]?.family }),
    );
  });
});
