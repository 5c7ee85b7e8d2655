import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apiContract } from '#shared/api-contract/api-contract.ts';
import type { Endpoint } from '#shared/api-contract/endpoint.ts';
import { FUNCTIONS } from '#infra/functions.ts';
import { contractRoutes, createRouteMatcher, type Route } from '#infra/local/gateway/route-table.ts';

const route = (method: string, path: string): Route => ({ key: `${method} ${path}`, method, segments: path.split('/'), target: 'site' });
const find = createRouteMatcher([
  route('GET', '/site/{id}'),
  route('GET', '/site/media'),
  route('PUT', '/site/{id}'),
  route('GET', '/site/{id}/publication/{publicationId}'),
  route('GET', '/site'),
]);

describe('createRouteMatcher', () => {
  it('takes a literal segment before a parameter', () => {
    expect(find('GET', '/site/media')?.route.key).toBe('GET /site/media');
    expect(find('GET', '/site/medium')?.route.key).toBe('GET /site/{id}');
  });

  it('does so however many routes there are, in whatever order they come', () => {
    const routes = contractRoutes();
    fc.assert(
      fc.property(fc.shuffledSubarray(routes, { minLength: routes.length }), fc.constantFrom(...routes), (shuffled, one) => {
        // Filled with what no literal segment is, a route's own path leads to it.
        expect(
          createRouteMatcher(shuffled)(one.method, one.segments.map((part) => (part.startsWith('{') ? '~' : part)).join('/'))?.route.key,
        ).toBe(one.key);
      }),
      { numRuns: 100 },
    );
  });

  it('takes the parameter where the literal path lacks the method', () => {
    expect(find('PUT', '/site/media')).toMatchObject({ route: { key: 'PUT /site/{id}' }, parameters: { id: 'media' } });
  });

  it('answers nothing for unknown paths, methods, empty parameters and trailing slashes', () => {
    for (const [method, path] of [
      ['GET', '/sites'],
      ['DELETE', '/site'],
      ['GET', '/site/'],
      ['GET', '/site/a/'],
      ['HEAD', '/site'],
    ] as const)
      expect(find(method, path), `${method} ${path}`).toBeUndefined();
  });

  it('decodes each parameter on its own, whatever it holds', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), fc.string({ minLength: 1, unit: 'grapheme' }), (id, publicationId) => {
        const path = `/site/${encodeURIComponent(id)}/publication/${encodeURIComponent(publicationId)}`;
        expect(find('GET', path)?.parameters).toEqual({ id, publicationId });
      }),
    );
  });

  it('refuses a broken encoding', () => {
    expect(() => find('GET', '/site/%zz')).toThrow(URIError);
  });
});

describe('contractRoutes', () => {
  it('leads each endpoint of the contract to the function of its family, and each that is open to machines once more', () => {
    const matcher = createRouteMatcher(contractRoutes());
    for (const [family, endpoints] of Object.entries(apiContract))
      for (const { method, path, open } of Object.values<Endpoint>(endpoints))
        for (const prefix of open ? ['/api/v1', '/api/v1/open'] : ['/api/v1']) {
          const found = matcher(method, `${prefix}${path.replaceAll(/\{\w+\}/g, '~')}`)?.route;
          expect(found?.segments.join('/')).toBe(`${prefix}${path}`);
          const { trigger } = FUNCTIONS[found?.target ?? 'auth'];
          expect(trigger).toEqual({ by: 'http', family });
        }
  });

  it('has fewer routes than API Gateway takes', () => {
    expect(contractRoutes().length).toBeLessThan(290);
  });

  it('has a route of its own for what is measured', () => {
    const matcher = createRouteMatcher(contractRoutes());
    expect(matcher('PUT', '/api/v1/site/~')?.route.key).toBe('PUT /api/v1/site/{id}');
    expect(matcher('DELETE', '/api/v1/site/~')?.route.key).toBe('ANY /api/v1/site/{id}');
  });
});
