/** What an account is notified of about a plan. `requested`: to the account that decides; the others: to the account that has the plan. */
export const PLAN_NOTICES = ['requested', 'chosen', 'approved', 'declined', 'effective', 'exceeded', 'postponed'] as const;
export type PlanNotice = (typeof PLAN_NOTICES)[number];
