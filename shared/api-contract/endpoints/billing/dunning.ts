import * as z from 'zod';
import { defineEndpointFamily } from '#shared/api-contract/endpoint.ts';
import { Dunning, DunningHold, DunningMail, DunningSettings, DunningSteps } from '#shared/model/billing/dunning.ts';
import { Language } from '#shared/model/language.ts';
import { numbered } from '#shared/api-contract/endpoints/billing/billing-fields.ts';

/** The steps that follow overdue invoices. */
export const dunningEndpoints = defineEndpointFamily({
  dunning: {
    method: 'GET',
    path: '/bill/dunning',
    summary: 'The steps that follow a payment that is overdue: reminders and a final notice; defaults until they are changed',
    access: { by: 'console', action: 'payment:settle' },
    status: 200,
    response: z.object({ steps: DunningSteps, version: z.int() }),
  },
  setDunning: {
    method: 'PUT',
    path: '/bill/dunning',
    summary: 'Replaces the steps of dunning. Open invoices follow them from the next morning on; steps that they have passed do not act',
    access: { by: 'console', action: 'payment:settle' },
    status: 200,
    body: DunningSettings.extend({ version: z.int().min(0) }),
    response: z.object({ steps: DunningSteps, version: z.int() }),
    errors: ['version-conflict'],
  },
  dunningMail: {
    method: 'GET',
    path: '/bill/dunning/mail',
    summary: 'An e-mail of dunning about a sample invoice, as it is sent',
    access: { by: 'console', action: 'payment:settle' },
    query: z.strictObject({ mail: DunningMail, language: Language }),
    status: 200,
    response: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
  },
  holdDunning: {
    method: 'POST',
    path: '/bill/{number}/dunning/hold',
    summary: 'Holds the steps of dunning of an open invoice through a day, for a reason',
    access: { by: 'console', action: 'payment:settle' },
    params: numbered,
    status: 200,
    body: DunningHold,
    response: z.object({ dunning: Dunning }),
    errors: ['transition-refused'],
  },
  resumeDunning: {
    method: 'POST',
    path: '/bill/{number}/dunning/resume',
    summary: 'Ends the hold of an invoice: its next step acts on the next morning at the earliest',
    access: { by: 'console', action: 'payment:settle' },
    params: numbered,
    status: 200,
    response: z.object({ dunning: Dunning }),
    errors: ['transition-refused'],
  },
});
