import type { FieldError } from '#shared/model/error.ts';
import { NewPlan, type Plan, type PlanOffer, PlanUpdate, PriceChange, type DatedPrice } from '#shared/model/plans/plan.ts';
import { schemaErrors } from '#web/lib/form/field-errors.tsx';
import {
  type LimitDraft,
  limitInput,
  type NumberField,
  type PriceDraft,
  priceInput,
  required,
  toLimitDraft,
  toPriceDraft,
} from '#web/features/plans/shared/price-draft.ts';

export const FEATURES = [
  'swipe',
  'settingPopupCta',
  'settingFormContact',
  'settingTagSeo',
  'multiLanguage',
  'privateDomain',
  'analyticsEffect',
] as const satisfies readonly (keyof Plan)[];
export type Feature = (typeof FEATURES)[number];

/** A plan in a form. An empty `quantitySite` or `limitAccess` means unlimited. */
export type PlanDraft = PriceDraft &
  LimitDraft &
  Record<Feature, boolean> & { name: string; order: NumberField; offer: PlanOffer; baseId: string | null };

export const EMPTY_PLAN: PlanDraft = {
  name: '',
  order: 10,
  offer: 'public',
  baseId: null,
  price: '',
  limitAccess: '',
  limitAccessPrice: '',
  licencePrice: 0,
  quantitySite: '',
  maxPages: '',
  quantitySwipe: '',
  swipe: true,
  settingPopupCta: true,
  settingFormContact: true,
  settingTagSeo: true,
  multiLanguage: false,
  privateDomain: true,
  analyticsEffect: true,
};

export const toDraft = (plan: Plan): PlanDraft => ({
  ...toPriceDraft(plan),
  ...toLimitDraft(plan),
  name: plan.name,
  order: plan.order,
  offer: plan.offer,
  baseId: plan.baseId,
  swipe: plan.swipe,
  settingPopupCta: plan.settingPopupCta,
  settingFormContact: plan.settingFormContact,
  settingTagSeo: plan.settingTagSeo,
  multiLanguage: plan.multiLanguage,
  privateDomain: plan.privateDomain,
  analyticsEffect: plan.analyticsEffect,
});

/** Returns a draft of the multilanguage version of a plan. */
export const variantDraft = (plan: Plan, name: string): PlanDraft => ({
  ...toDraft(plan),
  name,
  baseId: plan.id,
  multiLanguage: true,
});

const editableInput = ({ price: _price, limitAccess: _access, limitAccessPrice: _block, licencePrice: _licence, ...draft }: PlanDraft) => ({
  ...draft,
  order: required(draft.order),
  ...limitInput(draft),
});

const newInput = (draft: PlanDraft) => ({ ...editableInput(draft), ...priceInput(draft) });
const updateInput = (draft: PlanDraft, version: number) => ({ ...editableInput(draft), version });

/** Returns the field errors of an update of `existing`; if it is `null`, those of a new plan. */
export const planErrors = (draft: PlanDraft, existing: Plan | null): FieldError[] =>
  existing ? schemaErrors(PlanUpdate, updateInput(draft, existing.version)) : schemaErrors(NewPlan, newInput(draft));

/** Returns the request body; throws if the draft has errors. */
export const toNewPlan = (draft: PlanDraft): NewPlan => NewPlan.parse(newInput(draft));
export const toPlanUpdate = (draft: PlanDraft, { version }: Plan): PlanUpdate => PlanUpdate.parse(updateInput(draft, version));

export interface PriceChangeDraft extends PriceDraft {
  /** YYYY-MM. */
  from: string;
  appliesTo: DatedPrice['appliesTo'];
}

const priceChangeInput = ({ from, appliesTo, ...prices }: PriceChangeDraft, version: number) => ({
  from,
  appliesTo,
  ...priceInput(prices),
  version,
});
export const priceErrors = (draft: PriceChangeDraft): FieldError[] => schemaErrors(PriceChange, priceChangeInput(draft, 0));
export const toPriceChange = (draft: PriceChangeDraft, version: number): PriceChange => PriceChange.parse(priceChangeInput(draft, version));
