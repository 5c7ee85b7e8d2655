import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { ANY_METHOD, API_ROOT, type EndpointFamily, endpointsOf, routeKey } from '#shared/api-contract/endpoint.ts';
import { routeMatcher } from '#shared/api-contract/route-matcher.ts';

/**
 * Returns a function that puts the route key and the path parameters of the called endpoint into an event. A route of API Gateway serves
 * several endpoints of a family (`shared/api-contract/gateway-routes.ts`); the method and the path of the request select one. The route
 * key stays unchanged if no endpoint matches.
 */
export function endpointResolver(family: EndpointFamily): (event: APIGatewayProxyEventV2) => void {
  const endpoints = endpointsOf(family);
  const names = new Set(endpoints.map(routeKey));
  const find = routeMatcher(endpoints.map((endpoint) => ({ method: endpoint.method, path: `${API_ROOT}${endpoint.path}` as const })));
  return (event) => {
    const { method } = event.requestContext.http;
    const named = event.routeKey.replace(new RegExp(`^${ANY_METHOD} `), `${method} `);
    const match = names.has(named) ? undefined : find(method, event.rawPath.split('/'));
    event.routeKey = match ? `${match.route.method} ${match.route.path}` : named;
    if (match?.parameters) event.pathParameters = match.parameters;
  };
}
