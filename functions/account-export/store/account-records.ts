import { markedName, markedLogin } from '#functions/platform/base/marked-name.ts';
import * as z from 'zod';
import { type ExportedRecords, singleItemQuery } from '#functions/account-export/store/record-file.ts';
import {
  billingDataKey,
  cardKey,
  LICENCE_PREFIX,
  LEDGER_PREFIX,
  PAYMENT_PREFIX,
  paymentPartition,
  TERMS_PREFIX,
} from '#functions/platform/keys/billing-keys.ts';
import { accountPartition, API_ACCESS_PREFIX, auditPartition, userImportsPartition } from '#functions/platform/keys/keys.ts';
import { AGREEMENT_PREFIX, LEGAL_DRAFT_PREFIX, LEGAL_VERSION_PREFIX } from '#functions/legal/store/legal-keys.ts';
import { StoredImport } from '#functions/accounts/store/imports/user-import.ts';
import { StoredApiAccess } from '#functions/open-api/store/accesses/api-access.ts';
import { StoredWebhook } from '#functions/open-api/store/webhooks/webhook.ts';
import { viewsPartition } from '#functions/platform/keys/visit-keys.ts';
import { WEBHOOK_PREFIX } from '#functions/platform/keys/webhook-keys.ts';
import type { PersonRef } from '#shared/model/person-ref.ts';
import { AuditEntry } from '#shared/model/audit/audit.ts';
import { Agreement, LegalDocument, LegalDraft } from '#shared/model/legal/legal-document.ts';
import { BillingData } from '#shared/model/billing/billing-data.ts';
import { BillingTerms } from '#shared/model/billing/billing-terms.ts';
import { Card } from '#shared/model/billing/card.ts';
import { LedgerEntry } from '#shared/model/billing/ledger.ts';
import { Payment } from '#shared/model/billing/payment.ts';

const LicenceChange = z.object({ accountId: z.string(), at: z.string(), change: z.number() });

/** The page views of a month, in total or of one site. A month has several such items. `late`: counted after the month was closed. */
const PageViews = z
  .object({
    sk: z.string(),
    siteId: z.string().optional(),
    siteName: z.string().optional(),
    views: z.number().default(0),
    late: z.number().default(0),
  })
  .transform(({ sk, ...counted }) => ({ month: sk.slice(0, 'YYYY-MM'.length), ...counted }));

/** A saved card, without its ids at Stripe. */
const SavedCard = z.object({ saved: z.object({ card: Card }).nullable() }).transform(({ saved }) => saved?.card ?? null);

/** To whom the invoices are addressed. */
const BillingDataRecord = z.object({ data: z.object(BillingData.shape) }).transform(({ data }) => data);

/** Returns an item that a login has created, with the login's name. */
function withCreator<T extends { createdBy: string; person?: PersonRef }>({ person, ...record }: T) {
  return { ...record, ...markedName('createdBy', record.createdBy, person) };
}

/** An audit entry whose actor is marked as a person. */
const AuditRecord = AuditEntry.transform((entry) => ({ ...entry, actor: entry.actor && markedLogin(entry.actor) }));

/** An access to the open API, without the digests of its secrets. */
const ApiAccessRecord = StoredApiAccess.omit({ proof: true }).transform(withCreator);

/** A webhook, without its secrets. */
const WebhookRecord = StoredWebhook.omit({ secret: true, formerSecret: true }).transform(withCreator);

/** Returns how an account's export reads each kind of item, except the account, its logins, its sites and its invoices. */
export const accountRecords = (accountId: string): ExportedRecords[] => [
  { name: 'audit-log', entities: ['audit'], query: { pk: auditPartition(accountId) }, schema: AuditRecord },
  { name: 'payments', entities: ['payment'], query: { pk: paymentPartition(accountId), prefix: PAYMENT_PREFIX }, schema: Payment },
  {
    name: 'payment-entries',
    entities: ['ledger-entry'],
    query: { pk: paymentPartition(accountId), prefix: LEDGER_PREFIX },
    schema: LedgerEntry.omit({ note: true }),
  },
  { name: 'billing-data', entities: ['billing-data'], query: singleItemQuery(billingDataKey(accountId)), schema: BillingDataRecord },
  { name: 'card', entities: ['card'], query: singleItemQuery(cardKey(accountId)), schema: SavedCard },
  {
    name: 'api-accesses',
    entities: ['api-access'],
    query: { pk: accountPartition(accountId), prefix: API_ACCESS_PREFIX },
    schema: ApiAccessRecord,
  },
  {
    name: 'webhooks',
    entities: ['webhook'],
    query: { pk: accountPartition(accountId), prefix: WEBHOOK_PREFIX },
    schema: WebhookRecord,
  },
  {
    name: 'billing-terms',
    entities: ['billing-terms', 'terms'],
    query: { pk: accountPartition(accountId), prefix: TERMS_PREFIX },
    schema: BillingTerms,
  },
  {
    name: 'agreements',
    entities: ['agreement'],
    query: { pk: accountPartition(accountId), prefix: AGREEMENT_PREFIX },
    schema: Agreement,
  },
  {
    name: 'legal-documents',
    entities: ['legal-version'],
    query: { pk: accountPartition(accountId), prefix: LEGAL_VERSION_PREFIX },
    schema: LegalDocument,
  },
  {
    name: 'legal-drafts',
    entities: ['legal-draft'],
    query: { pk: accountPartition(accountId), prefix: LEGAL_DRAFT_PREFIX },
    schema: LegalDraft,
  },
  {
    name: 'licences',
    entities: ['licence-change'],
    query: { pk: accountPartition(accountId), prefix: LICENCE_PREFIX },
    schema: LicenceChange,
  },
  {
    name: 'imports',
    entities: ['user-import'],
    query: { pk: userImportsPartition(accountId) },
    schema: StoredImport.pick({
      id: true,
      login: true,
      role: true,
      parentId: true,
      fileName: true,
      state: true,
      createdAt: true,
      finishedAt: true,
      accounts: true,
      faults: true,
    }).transform((started) => ({ ...started, login: markedLogin(started.login) })),
  },
  { name: 'page-views', entities: ['account-views', 'site-views'], query: { pk: viewsPartition(accountId) }, schema: PageViews },
];
