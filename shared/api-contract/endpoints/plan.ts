import * as z from 'zod';
import { defineEndpointFamily } from '#shared/api-contract/endpoint.ts';
import { ManagedPlan, NewPlan, Plan, PlanUpdate, PriceChange } from '#shared/model/plans/plan.ts';
import { PlanCheck } from '#shared/model/plans/plan-check.ts';
import { PriceEffect } from '#shared/model/plans/price-effect.ts';
import { longText, month } from '#shared/model/fields.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';

const planId = () => z.string().max(TEXT_MAX.line);
const PlanPath = z.strictObject({ planId: planId() });
const OneCheck = z.object({ check: PlanCheck });
const OnePlan = z.object({ plan: ManagedPlan });

/** Plans, their management by the operator, and the plan of an account. */
export const plan = defineEndpointFamily({
  list: {
    method: 'GET',
    path: '/plan',
    summary: 'All plans, for choosing and naming them; a retired plan cannot be given to an account',
    access: { by: 'console', action: 'plan:choose' },
    status: 200,
    response: z.object({ plans: z.array(Plan) }),
  },
  check: {
    method: 'GET',
    path: '/plan/check',
    summary: 'The plan of the caller’s account, what of it is used, and the plans it may change to',
    access: { by: 'console', action: 'plan:check' },
    status: 200,
    response: OneCheck,
    errors: ['not-found'],
  },
  request: {
    method: 'POST',
    path: '/plan/change',
    summary: 'Ask for another plan from the first of the next month on; the last request wins',
    access: { by: 'console', action: 'plan:request' },
    status: 200,
    body: z.strictObject({
      planId: planId(),
      /** The agreement to the minimum term and the initial fee: required for the first paid plan. */ agreed: z.boolean().default(false),
    }),
    response: OneCheck,
  },
  withdraw: {
    method: 'DELETE',
    path: '/plan/change',
    summary: 'Withdraw a change of the plan that has not taken effect',
    access: { by: 'console', action: 'plan:request' },
    status: 200,
    response: OneCheck,
  },
  ask: {
    method: 'POST',
    path: '/plan/request',
    summary: 'Ask the account above for a plan: the OEM for its users, the operator for OEMs and plans by quotation; the last request wins',
    access: { by: 'console', action: 'plan:request' },
    status: 200,
    body: z.strictObject({
      planId: planId(),
      message: longText(TEXT_MAX.textarea).default(''),
      /** The agreement to the minimum term and the initial fee: required for the first paid plan of an account that the operator bills. */
      agreed: z.boolean().default(false),
    }),
    response: OneCheck,
  },
  withdrawRequest: {
    method: 'DELETE',
    path: '/plan/request',
    summary: 'Withdraw a request for a plan, or remove a declined one',
    access: { by: 'console', action: 'plan:request' },
    status: 200,
    response: OneCheck,
  },
  end: {
    method: 'POST',
    path: '/plan/end',
    summary: 'End the contract with a month, not before the minimum term is over; the last request wins',
    access: { by: 'console', action: 'plan:request' },
    status: 200,
    body: z.strictObject({ month: month() }),
    response: OneCheck,
    errors: ['transition-refused'],
  },
  continue: {
    method: 'DELETE',
    path: '/plan/end',
    summary: 'Continue a contract whose end was requested, also after it has ended',
    access: { by: 'console', action: 'plan:request' },
    status: 200,
    response: OneCheck,
  },
  listManaged: {
    method: 'GET',
    path: '/master/plan',
    summary: 'All plans with the number of accounts that have them',
    access: { by: 'console', action: 'plan:read' },
    status: 200,
    response: z.object({ plans: z.array(ManagedPlan) }),
  },
  create: {
    method: 'POST',
    path: '/master/plan',
    summary: 'Create a plan',
    access: { by: 'console', action: 'plan:manage' },
    status: 201,
    body: NewPlan,
    response: OnePlan,
  },
  update: {
    method: 'PUT',
    path: '/master/plan/{planId}',
    summary: 'Change name, place, offer, limits and features of a plan at once; prices change by month',
    access: { by: 'console', action: 'plan:manage' },
    status: 200,
    params: PlanPath,
    body: PlanUpdate,
    response: OnePlan,
    errors: ['version-conflict'],
  },
  priceEffect: {
    method: 'POST',
    path: '/master/plan/{planId}/price-effect',
    summary: 'Whom prices would concern from a later month on, and what they pay a month before and after; nothing is stored',
    access: { by: 'console', action: 'plan:manage' },
    status: 200,
    params: PlanPath,
    body: PriceChange.omit({ version: true }),
    response: z.object({ effect: PriceEffect }),
  },
  setPrice: {
    method: 'POST',
    path: '/master/plan/{planId}/price',
    summary:
      'Set the prices from a later month on, for every account with the plan or for those that take it from then on; tells whom they concern',
    access: { by: 'console', action: 'plan:manage' },
    status: 200,
    params: PlanPath,
    body: PriceChange,
    response: OnePlan,
    errors: ['version-conflict'],
  },
  removePrice: {
    method: 'DELETE',
    path: '/master/plan/{planId}/price/{from}',
    summary: 'Remove prices that do not hold yet',
    access: { by: 'console', action: 'plan:manage' },
    status: 200,
    params: PlanPath.extend({ from: month() }),
    response: OnePlan,
    errors: ['version-conflict', 'transition-refused'],
  },
  retire: {
    method: 'POST',
    path: '/master/plan/{planId}/retire',
    summary: 'Retire a plan: accounts keep it, no other account can be given it',
    access: { by: 'console', action: 'plan:manage' },
    status: 200,
    params: PlanPath,
    response: OnePlan,
    errors: ['plan-of-registration', 'version-conflict'],
  },
  restore: {
    method: 'POST',
    path: '/master/plan/{planId}/restore',
    summary: 'Bring a retired plan back',
    access: { by: 'console', action: 'plan:manage' },
    status: 200,
    params: PlanPath,
    response: OnePlan,
    errors: ['version-conflict'],
  },
  delete: {
    method: 'DELETE',
    path: '/master/plan/{planId}',
    summary: 'Delete a retired plan that no account has',
    access: { by: 'console', action: 'plan:manage' },
    status: 200,
    params: PlanPath,
    response: z.null(),
    errors: ['plan-in-use', 'version-conflict'],
  },
});
