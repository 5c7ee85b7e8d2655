import { type Endpoint, type EndpointFamily, operationId } from '#shared/api-contract/endpoint.ts';
import { analytics } from '#shared/api-contract/endpoints/analytics.ts';
import { bill } from '#shared/api-contract/endpoints/bill.ts';
import { news } from '#shared/api-contract/endpoints/news.ts';
import { site } from '#shared/api-contract/endpoints/site.ts';
import { siteContact, siteHomepageForm, siteMember } from '#shared/api-contract/endpoints/visitor-lists.ts';
import { type ApiScope, isBillingScope } from '#shared/model/open-api/api-access.ts';

/** An endpoint that is open to machines. */
export interface OpenOperation {
  /** The name of the operation in accesses: `GET /site/{id}`. */
  id: string;
  family: keyof typeof OPEN_FAMILIES;
  name: string;
  scope: ApiScope;
  endpoint: Endpoint;
}

/** The families with endpoints that are open to machines. */
export const OPEN_FAMILIES = { site, siteMember, siteContact, siteHomepageForm, news, analytics, bill } as const satisfies Record<
  string,
  EndpointFamily
>;

/** Every endpoint that is open to machines, in the order of the API contract. */
export const OPEN_OPERATIONS: readonly OpenOperation[] = (Object.keys(OPEN_FAMILIES) as OpenOperation['family'][]).flatMap((family) =>
  Object.entries<Endpoint>(OPEN_FAMILIES[family]).flatMap(([name, endpoint]) =>
    endpoint.open ? [{ id: operationId(endpoint), family, name, scope: endpoint.open.scope, endpoint }] : [],
  ),
);

const BY_ID = new Map(OPEN_OPERATIONS.map((operation) => [operation.id, operation]));
export const isOpenOperation = (id: string): boolean => BY_ID.has(id);

/** Returns the endpoints of invoices among those that an access may call (ADR 118). */
export const billingOperationsOf = (ids: readonly string[]): OpenOperation[] =>
  ids.flatMap((id) => BY_ID.get(id) ?? []).filter(({ scope }) => isBillingScope(scope));
