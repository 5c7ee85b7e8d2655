import * as z from 'zod';
import { Month } from '#shared/model/billing/billing-terms.ts';
import { email, ruleIssue } from '#shared/model/fields.ts';
import { Language } from '#shared/model/language.ts';
import { REPORT_RECIPIENTS_MAX } from '#shared/model/limits.ts';

/** The recipients and language of the monthly report of a site. */
export const DeliverySettings = z
  .strictObject({
    isOn: z.boolean(),
    recipients: z.array(email()).max(REPORT_RECIPIENTS_MAX),
    language: Language,
  })
  .superRefine(({ isOn, recipients }, context) => {
    if (isOn && recipients.length === 0) context.addIssue({ code: 'custom', path: ['recipients'], ...ruleIssue('required') });
    for (const [index, address] of recipients.entries())
      if (recipients.indexOf(address) < index) context.addIssue({ code: 'custom', path: ['recipients', index], ...ruleIssue('duplicate') });
  });
export type DeliverySettings = z.infer<typeof DeliverySettings>;

/** `plan`: not sent, as the owner's plan has no effect measurement. `contract`: not sent, as a contract above binds the site. */
export const DeliveryOutcome = z.enum(['sent', 'plan', 'contract']);
export type DeliveryOutcome = z.infer<typeof DeliveryOutcome>;

/** The result of a month's report. `recipients`: the number of addresses that the report was sent to. */
export const Delivery = z.object({ month: Month, at: z.iso.datetime(), outcome: DeliveryOutcome, recipients: z.int() });
export type Delivery = z.infer<typeof Delivery>;

/** The settings of a site with its newest deliveries, the newest month first. */
export const ReportDelivery = z.object({
  isOn: z.boolean(),
  recipients: z.array(z.string()),
  language: Language,
  deliveries: z.array(Delivery),
});
export type ReportDelivery = z.infer<typeof ReportDelivery>;
