import * as z from 'zod';
import { day, instant, requiredText, ruleIssue, wholeNumber } from '#shared/model/fields.ts';
import { PAYMENT_REASON_MAX } from '#shared/model/limits.ts';

/** Limits of the steps: their number, and the days after the due day on which they act. */
export const DUNNING_LIMITS = { steps: 6, minDays: 1, maxDays: 180 } as const;

export const DunningKind = z.enum(['reminder', 'final-notice', 'pause']);
export type DunningKind = z.infer<typeof DunningKind>;

export const DunningStep = z.strictObject({
  kind: DunningKind,
  /** Days after the due day. */
  days: wholeNumber(DUNNING_LIMITS.minDays, DUNNING_LIMITS.maxDays),
});
export type DunningStep = z.infer<typeof DunningStep>;

/**
 * The steps that follow a payment that is overdue, in their order. None: no reminders. A pause is the last step and follows a
 * final notice, which announces it.
 */
export const DunningSteps = z
  .array(DunningStep)
  .refine((steps) => steps.length <= DUNNING_LIMITS.steps, ruleIssue('too-many', { max: DUNNING_LIMITS.steps }))
  .superRefine((steps, context) => {
    const refuse = (index: number, field: keyof DunningStep, issue: ReturnType<typeof ruleIssue>) =>
      context.addIssue({ code: 'custom', path: [index, field], ...issue });
    for (const [index, { kind, days }] of steps.entries()) {
      const before = steps.slice(0, index);
      const previous = before.at(-1);
      if (previous && days <= previous.days) refuse(index, 'days', ruleIssue('too-small', { min: previous.days + 1 }));
      if (kind === 'final-notice' && before.some((step) => step.kind === kind)) refuse(index, 'kind', ruleIssue('second-final-notice'));
      if (kind !== 'pause') continue;
      if (index < steps.length - 1) refuse(index, 'kind', ruleIssue('pause-not-last'));
      if (!before.some((step) => step.kind === 'final-notice')) refuse(index, 'kind', ruleIssue('pause-without-notice'));
    }
  });
export type DunningSteps = z.infer<typeof DunningSteps>;

/** The steps as the operator sets them. */
export const DunningSettings = z.strictObject({ steps: DunningSteps });

/** The steps until the operator changes them: two reminders. Transfers of the due day arrive up to two days later. */
export const DEFAULT_DUNNING: DunningSteps = [
  { kind: 'reminder', days: 3 },
  { kind: 'reminder', days: 14 },
];

/** A step that has acted on an invoice. */
export const DunningEvent = DunningStep.extend({
  at: instant(),
  /** The number of contacts that were e-mailed. */
  recipients: z.int(),
  /** The day of the pause that a final notice announced. */
  pausesOn: z.string().nullable().default(null),
});
export type DunningEvent = z.infer<typeof DunningEvent>;

/** Why and through which day no step acts on an invoice, for example while the customer pays in agreed parts. */
export const DunningHold = z.strictObject({ until: day(), reason: requiredText(PAYMENT_REASON_MAX) });
export type DunningHold = z.infer<typeof DunningHold>;

/** What has happened to an overdue invoice, and what happens next. */
export const Dunning = z.object({
  events: z.array(DunningEvent),
  /** `null` unless no step acts at present. */
  hold: DunningHold.nullable(),
  /** The next step and its day, as long as the invoice remains open. */
  next: z.object({ kind: DunningKind, on: z.string() }).nullable(),
});
export type Dunning = z.infer<typeof Dunning>;

/** The e-mails of dunning, as the settings show them. */
export const DunningMail = z.enum(['reminder', 'final-notice', 'paused', 'resumed']);
export type DunningMail = z.infer<typeof DunningMail>;
