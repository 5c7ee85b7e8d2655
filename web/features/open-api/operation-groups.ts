import { billingOperationsOf, OPEN_OPERATIONS, type OpenOperation } from '#shared/api-contract/endpoints/open-operations.ts';
import type { api } from '#shared/messages/jp/console/api.ts';
import type { UserInfo } from '#shared/model/sign-in/session.ts';
import { API_SCOPES, type ApiScope, isBillingScope } from '#shared/model/open-api/api-access.ts';
import { mayDo } from '#web/lib/session/user.ts';

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

/** Whether a login may itself do what an endpoint of invoices does, which it has to in order to grant it to an access. */
export const mayGrant = (user: UserInfo, { scope, endpoint: { access } }: OpenOperation): boolean =>
  !isBillingScope(scope) || (access.by === 'console' && mayDo(user, access.action));

/** Whether a login may change an access with these endpoints, or renew its secret. */
export const mayGrantAll = (user: UserInfo, operations: readonly string[]): boolean =>
  billingOperationsOf(operations).every((operation) => mayGrant(user, operation));

/** Whether all endpoints of an access are about invoices, so that it needs no sites. */
export const isOnlyBilling = (operations: readonly string[]): boolean =>
  operations.length > 0 && billingOperationsOf(operations).length === operations.length;

/** Returns the message key that explains whose invoices an access or a webhook of a login's account covers. */
export const billingHelpKey = ({ workRole }: UserInfo) =>
  workRole === 'MASTER' ? ('form.billingOfIssuer' as const) : ('form.billingOfPayer' as const);
