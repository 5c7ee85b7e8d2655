import { apiContract, type EndpointFamilyName } from '#shared/api-contract/api-contract.ts';
import {
  ANY_METHOD,
  API_ROOT,
  type Endpoint,
  type EndpointFamily,
  endpointsOf,
  GREEDY,
  type Route,
} from '#shared/api-contract/endpoint.ts';

/** A route of API Gateway, with its path below the host, and the family whose function serves the route. */
export interface GatewayRoute extends Route {
  family: EndpointFamilyName;
}

/** The paths of the API contract as a tree of segments. A parameter is one segment, whatever its name. */
interface Node {
  children: Map<string, Node>;
  /** The family of the endpoints with exactly the path of the node. */
  own: EndpointFamilyName | undefined;
  /** The families of all endpoints at the node and below it. */
  families: Set<EndpointFamilyName>;
}

const PARAMETER = '{id}';
const newNode = (): Node => ({ children: new Map(), own: undefined, families: new Set() });

function treeOf(endpoints: readonly (readonly [EndpointFamilyName, Pick<Endpoint, 'path'>])[]): Node {
  const root = newNode();
  for (const [family, { path }] of endpoints) {
    let node = root;
    for (const part of path.split('/').slice(1)) {
      const segment = part.startsWith('{') ? PARAMETER : part;
      const child = node.children.get(segment) ?? newNode();
      node.children.set(segment, child);
      node = child;
      node.families.add(family);
    }
    node.own = family;
  }
  return root;
}

/**
 * Returns the routes from every endpoint to the function of its family. If all paths below a path are of one family, one
 * route serves all of them. The function finds the endpoint by the path (`functions/platform/http/endpoint-resolver.ts`).
 *
 * 1. Walk the tree of paths from its root.
 * 2. At a node below which all endpoints are of one family, stop: add a route for the node's path and a greedy route for the paths below.
 * 3. Do not use a greedy route beside a parameter of another family: API Gateway prefers any route without a greedy parameter, so that
 *    `/site/{id}/publish` would match requests for `/site/media/{proxy+}`. In this case, each path has a route.
 * 4. A measured endpoint additionally has its own route, whose name is in the access log.
 */
function routesBelow(node: Node, path: `/${string}`, mayEnd: boolean): GatewayRoute[] {
  const [family, ...others] = node.families;
  const own: GatewayRoute[] = node.own === undefined ? [] : [{ method: ANY_METHOD, path, family: node.own }];
  if (mayEnd && family !== undefined && others.length === 0)
    return node.children.size === 0 ? own : [...own, { method: ANY_METHOD, path: `${path}/${GREEDY}`, family }];
  const parameter = node.children.get(PARAMETER);
  return [
    ...own,
    ...[...node.children].flatMap(([segment, child]) => {
      const families = new Set([...child.families, ...(parameter?.families ?? [])]);
      return routesBelow(child, `${path}/${segment}`, segment === PARAMETER || families.size === 1);
    }),
  ];
}

const contractEndpoints = (Object.entries(apiContract) as [EndpointFamilyName, EndpointFamily][]).flatMap(([family, endpoints]) =>
  endpointsOf(endpoints).map((endpoint) => [family, endpoint] as const),
);

/** Returns every route of API Gateway except the default one. */
export const gatewayRoutes = (): GatewayRoute[] => [
  ...[...treeOf(contractEndpoints).children].flatMap(([segment, node]) => routesBelow(node, `${API_ROOT}/${segment}`, true)),
  ...contractEndpoints.flatMap(([family, { method, path, isMeasured }]) =>
    isMeasured ? [{ method, path: `${API_ROOT}${path}` as const, family }] : [],
  ),
];
