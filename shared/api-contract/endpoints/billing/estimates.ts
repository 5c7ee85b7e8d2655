import * as z from 'zod';
import { defineEndpointFamily } from '#shared/api-contract/endpoint.ts';
import { accountId } from '#shared/api-contract/endpoints/billing/billing-fields.ts';
import { ArchivedDocument } from '#shared/api-contract/endpoints/billing/documents.ts';
import { Estimate, EstimateDecision, EstimateInput, EstimateNumber, EstimateSummary } from '#shared/model/billing/estimate.ts';
import { ruleIssue } from '#shared/model/fields.ts';
import { Language } from '#shared/model/language.ts';

const named = z.strictObject({
  estimate: z.string().refine((value) => EstimateNumber.safeParse(value).success, ruleIssue('invalid')),
});
const one = { status: 200, response: z.object({ estimate: Estimate.omit({ issuerId: true }) }) } as const;
const language = z.strictObject({ language: Language.default('jp') });
const MAX_TOKEN = 100;

/** Quotations of the operator, and application forms. */
export const estimateEndpoints = defineEndpointFamily({
  estimates: {
    method: 'GET',
    path: '/bill/estimates',
    summary: 'Quotations, newest first',
    access: { by: 'console', action: 'payment:settle' },
    query: z.strictObject({ cursor: z.string().max(500).optional(), limit: z.coerce.number().int().min(1).max(100).default(50) }),
    status: 200,
    response: z.object({ estimates: z.array(EstimateSummary), nextCursor: z.string().nullable() }),
  },
  issueEstimate: {
    method: 'POST',
    path: '/bill/estimates',
    summary:
      'Issues a quotation, for an account or a company without one, instead of another one if it names it; a repeated request with the same id issues nothing further',
    access: { by: 'console', action: 'payment:settle' },
    status: 201,
    body: EstimateInput,
    response: z.object({ number: EstimateNumber }),
    errors: ['transition-refused', 'idempotency-key-reused'],
  },
  estimate: {
    method: 'GET',
    path: '/bill/estimates/{estimate}',
    summary: 'A quotation',
    access: { by: 'console', action: 'payment:settle' },
    params: named,
    ...one,
  },
  estimateDocument: {
    method: 'GET',
    path: '/bill/estimates/{estimate}/document',
    summary: 'A link to the archived PDF of a quotation, valid for two minutes; `null` while it is made',
    access: { by: 'console', action: 'payment:settle' },
    params: named,
    query: language,
    status: 200,
    response: z.object({ document: ArchivedDocument.nullable() }),
  },
  sendEstimate: {
    method: 'POST',
    path: '/bill/estimates/{estimate}/send',
    summary: 'E-mails a quotation to its address, as a PDF or as a link that needs no login; refused until its PDF is archived',
    access: { by: 'console', action: 'payment:settle' },
    params: named,
    ...one,
    errors: ['transition-refused'],
  },
  decideEstimate: {
    method: 'POST',
    path: '/bill/estimates/{estimate}/decision',
    summary: 'Records that a quotation was accepted or declined',
    access: { by: 'console', action: 'payment:settle' },
    params: named,
    body: z.strictObject({ decision: EstimateDecision }),
    ...one,
    errors: ['transition-refused'],
  },
  estimateApplication: {
    method: 'GET',
    path: '/bill/estimates/{estimate}/application',
    summary: 'A link to the application form of an accepted quotation as a PDF, valid for two minutes; `null` while it is made',
    access: { by: 'console', action: 'payment:settle' },
    params: named,
    query: language,
    status: 200,
    response: z.object({ document: ArchivedDocument.nullable() }),
    errors: ['transition-refused'],
  },
  applicationForm: {
    method: 'GET',
    path: '/bill/application-form',
    summary:
      'A link to the application form of an account that the operator bills as a PDF, valid for two minutes; `null` while it is made. The own account without `accountId`',
    access: { by: 'console', action: 'payment:read' },
    query: language.extend({ accountId: accountId().optional() }),
    status: 200,
    response: z.object({ document: ArchivedDocument.nullable() }),
  },
  linkedEstimate: {
    method: 'POST',
    path: '/bill/estimate-link',
    summary: 'What the link of an e-mailed quotation leads to, with a link to its PDF that is valid for two minutes',
    access: { by: 'public' },
    status: 200,
    body: z.strictObject({ token: z.string().max(MAX_TOKEN), language: Language.nullable().default(null) }),
    response: z.object({
      number: EstimateNumber,
      issuerName: z.string(),
      companyName: z.string(),
      total: z.int(),
      validUntil: z.string(),
      language: Language,
      document: ArchivedDocument,
    }),
    errors: ['link-invalid'],
  },
});
