import type { AuditEntry } from '#shared/model/audit/audit.ts';
import type { DatedPrice, Plan, PlanUpdate } from '#shared/model/plans/plan.ts';

const toText = (value: string | number | boolean | null): string | null => (value === null ? null : String(value));

/** Returns the changed fields of a plan for its audit entry. */
export const planChanges = (previous: Plan, update: Omit<PlanUpdate, 'version'>): AuditEntry['changes'] =>
  (Object.keys(update) as (keyof typeof update)[])
    .filter((field) => previous[field] !== update[field])
    .map((field) => ({ field: field === 'name' ? 'planName' : field, from: toText(previous[field]), to: toText(update[field]) }));

const PRICE_FIELDS = ['from', 'appliesTo', 'price', 'limitAccess', 'limitAccessPrice', 'licencePrice'] as const;

/** Returns the fields of dated prices that were set or removed, for the audit entry. */
export const priceChanges = (former: DatedPrice | undefined, next: DatedPrice | undefined): AuditEntry['changes'] =>
  PRICE_FIELDS.map((field) => ({
    field: field === 'from' ? 'priceFrom' : field,
    from: toText(former?.[field] ?? null),
    to: toText(next?.[field] ?? null),
  })).filter(({ from, to }) => from !== to);
