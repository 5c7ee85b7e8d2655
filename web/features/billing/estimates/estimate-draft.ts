import type { UserDetail } from '#shared/model/accounts/user.ts';
import type { BillingData } from '#shared/model/billing/billing-data.ts';
import { EstimateInput } from '#shared/model/billing/estimate.ts';
import type { FreeLine } from '#shared/model/billing/manual-invoice.ts';
import type { FieldError } from '#shared/model/error.ts';
import { parse } from '#shared/model/fields.ts';
import type { Plan } from '#shared/model/plans/plan.ts';
import { estimateFaults, planLines } from '#shared/rules/billing/estimate.ts';
import { manualInvoiceParts } from '#shared/rules/billing/free-lines.ts';
import { INITIAL_FEE } from '#shared/rules/billing/monthly-closing.ts';
import { recipientOf } from '#shared/rules/billing/recipient.ts';
import { offeredPrice } from '#shared/rules/plans/plan-price.ts';
import { quotedPlan } from '#shared/rules/plans/plan-quotation.ts';
import { addDays } from '#shared/rules/time/japanese-day.ts';
import type { EstimateData } from '#web/features/billing/estimates/estimate-queries.ts';
import { completeLines, type FreeLineDraft, lineInput, newLineDraft } from '#web/features/billing/shared/lines/free-line-draft.ts';

/** A quotation as it is typed. */
export type EstimateDraft = Pick<
  EstimateInput,
  'companyName' | 'department' | 'contactName' | 'address' | 'email' | 'language' | 'delivery' | 'validUntil' | 'note'
> & { lines: FreeLineDraft[] };

/** What the request states besides the draft. */
export type EstimateTarget = Pick<EstimateInput, 'accountId' | 'requestId' | 'replaces'>;

const VALID_DAYS = 30;

export const emptyDraft = (today: string): EstimateDraft => ({
  companyName: '',
  department: '',
  contactName: '',
  address: '',
  email: '',
  language: 'jp',
  delivery: 'attachment',
  validUntil: addDays(today, VALID_DAYS),
  note: '',
  lines: [newLineDraft(today)],
});

const lineDraft = ({ to, ...line }: FreeLine): FreeLineDraft => ({ ...line, key: crypto.randomUUID(), to: to ?? '' });

/** Returns a draft with what the quotation states that it replaces. */
export const draftOfEstimate = (estimate: EstimateData, today: string): EstimateDraft => ({
  ...emptyDraft(today),
  companyName: estimate.recipient.companyName,
  department: estimate.recipient.department ?? '',
  contactName: estimate.recipient.contactName,
  address: estimate.recipient.address ?? '',
  email: estimate.email,
  language: estimate.language,
  delivery: estimate.delivery,
  note: estimate.note,
  lines: estimate.lines.map(({ text = '', period, quantity, unitPrice }) =>
    lineDraft({ text, from: period?.from ?? today, to: period?.to ?? null, quantity, unitPrice }),
  ),
});

/** The figures of a plan that become lines of a quotation. */
export type PlanLine = 'price' | 'licencePrice' | 'initialFee';

interface PlanOffer {
  plan: Plan;
  /** The first month of the offer. */
  month: string;
  /** Returns the text of a line in the language of the console. */
  textOf: (line: PlanLine, planName: string) => string;
}

/** Returns a draft for an account, by its billing data; with the figures of a plan, if one is offered. */
export function draftOfAccount(account: UserDetail, data: BillingData, offered: PlanOffer | undefined, today: string): EstimateDraft {
  const { department = '', address = '', contactName } = recipientOf(account, data);
  const draft = { ...emptyDraft(today), department, address, contactName };
  const { companyName, email, language } = account;
  const known = { ...draft, companyName, email, language, delivery: data.delivery };
  if (!offered) return known;
  const { plan, month, textOf } = offered;
  const { price, licencePrice } = offeredPrice(quotedPlan(plan, account.quotations), month);
  const lines = planLines({
    price,
    licencePrice,
    initialFee: account.isBillingStartOpen && account.billingStart?.initialFee === 'charge' ? INITIAL_FEE : 0,
    from: `${month}-01`,
    texts: {
      price: textOf('price', plan.name),
      licencePrice: textOf('licencePrice', plan.name),
      initialFee: textOf('initialFee', plan.name),
    },
  });
  return lines.length === 0 ? known : { ...known, lines: lines.map(lineDraft) };
}

/** Returns the request of a draft, whose schema refuses what is incomplete. */
export const estimateInput = ({ lines, ...draft }: EstimateDraft, target: EstimateTarget): unknown => ({
  ...draft,
  ...target,
  lines: lines.map(lineInput),
  total: manualInvoiceParts(completeLines(lines)).total,
});

/** Returns the faults of a draft, also those of its sum once all lines are complete. */
export function draftFaults(draft: EstimateDraft, target: EstimateTarget, today: string): FieldError[] {
  const parsed = parse(EstimateInput, estimateInput(draft, target));
  if (parsed.ok) return estimateFaults(parsed.value, today);
  const faults = parsed.errors.filter(({ path }) => path !== 'total');
  const lines = completeLines(draft.lines);
  const ofSum = lines.length === draft.lines.length ? estimateFaults({ lines, validUntil: today }, today) : [];
  return [...faults, ...ofSum.filter(({ path }) => path === 'total')];
}
