import { OPEN_OPERATIONS, type OpenOperation } from '#shared/api-contract/endpoints/open-operations.ts';
import type { api } from '#shared/messages/jp/console/api.ts';
import { API_SCOPES, type ApiScope } from '#shared/model/open-api/api-access.ts';

type Texts = (typeof api)['operation'];
type OperationKey = { [Family in keyof Texts]: `operation.${Family}.${keyof Texts[Family] & string}` }[keyof Texts];

/** Returns the message key of an endpoint's description. A test checks that every endpoint has one. */
export const operationKey = ({ family, name }: OpenOperation): OperationKey => `operation.${family}.${name}` as OperationKey;

type ScopeKey = `scope.${keyof (typeof api)['scope']}`;
export const scopeKey = (scope: ApiScope): ScopeKey => `scope.${scope.replace(':', '-')}` as ScopeKey;

/** The endpoints that are open to machines, by scope. */
export const OPERATION_GROUPS: readonly { scope: ApiScope; operations: readonly OpenOperation[] }[] = API_SCOPES.map((scope) => ({
  scope,
  operations: OPEN_OPERATIONS.filter((operation) => operation.scope === scope),
}));

/** Returns the scopes that contain at least one endpoint of an access. */
export const scopesOf = (operations: readonly string[]): ApiScope[] =>
  OPERATION_GROUPS.filter((group) => group.operations.some(({ id }) => operations.includes(id))).map(({ scope }) => scope);
