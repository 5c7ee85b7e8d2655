import { AppError } from '#functions/platform/base/app-error.ts';
import type { LiveContent } from '#functions/publishing/services/published-site/live-content.ts';
import { requiredPart } from '#functions/sites/services/part-source.ts';
import type { Write } from '#functions/platform/engine/table.ts';
import type { FormOffer } from '#functions/visitors/store/records/form-entry.ts';
import { applicantWrite, type PopupCountStore, waitingListWrite } from '#functions/popups/store/popup-count-store.ts';
import type { FormKind } from '#shared/model/forms/form-field.ts';
import type { PopupContent, PopupCta } from '#shared/model/sites/popup.ts';
import { FORM_PAGE } from '#shared/rules/forms/form-fields.ts';
import { offerState, type OfferState, placesOf } from '#shared/rules/popups/offer-state.ts';
import { parseDestination } from '#shared/model/sites/destination.ts';
import { popupKey } from '#shared/rules/sites/site-parts.ts';

/** The popup that a form refers to, and the state of its offer when it was read. */
interface NamedOffer {
  popupId: string;
  /** The popup, or `undefined` if the live revision does not offer it with this form. */
  popup: PopupCta | undefined;
  /** The number of applicants of the popup that are counted on its shards. */
  earlier: number;
  state: OfferState;
}

/** A form that is sent from a popup, which applies to the popup's offer. */
export type Application = NamedOffer & { popup: PopupCta; state: 'open' | 'waiting-list' };

const leadsTo =
  (kind: FormKind) =>
  ({ linkUrl, isInternalLink }: Pick<PopupContent, 'linkUrl' | 'isInternalLink'>): boolean => {
    const destination = parseDestination(linkUrl, isInternalLink);
    return destination.kind === 'page' && destination.page === FORM_PAGE[kind];
  };

/** Returns the popup of an id if the live revision shows it on a sheet and it links to this form in any language. Makes one read. */
async function findOffer({ manifest, read }: LiveContent, kind: FormKind, popupId: string): Promise<PopupCta | undefined> {
  const key = popupKey(popupId);
  if (manifest[key] === undefined) return undefined;
  const parts = await read(['grid', key]);
  const sheetIds = new Set(Object.values(requiredPart(parts, 'grid').cells));
  const popup = requiredPart(parts, key);
  const isShown = popup.effectiveSheets.some((id) => sheetIds.has(id));
  return isShown && Object.values(popup.content).some(leadsTo(kind)) ? popup : undefined;
}

interface OfferContext {
  popupCounts: Pick<PopupCountStore, 'readApplicants'>;
  now: Date;
}

/**
 * Returns the offer of the popup that a form refers to, or `null` for a form without a popup. To distinguish a retry from a new form,
 * callers look up the submission after this call: if it is not found, the count does not include its application. Makes two reads.
 */
export async function readOffer(
  content: LiveContent,
  kind: FormKind,
  popupId: string | undefined,
  { popupCounts, now }: OfferContext,
): Promise<NamedOffer | null> {
  if (popupId === undefined) return null;
  const popup = await findOffer(content, kind, popupId);
  if (!popup) return { popupId, popup, earlier: 0, state: 'inactive' };
  const { applicants, earlier } = await popupCounts.readApplicants(content.site, popupId);
  return { popupId, popup, earlier, state: offerState(popup, applicants, now) };
}

/**
 * Returns the application to an offer. Throws `offer-ended` for a popup that is not active or that the live revision does not offer with
 * this form; unknown ids and ids of other sites get the same error. Throws `offer-full` if the applicant limit is reached and the popup has
 * no waiting list.
 */
export function applicationTo(offer: NamedOffer | null): Application | null {
  if (!offer) return null;
  const { popup, state } = offer;
  if (!popup || state === 'inactive') throw new AppError('offer-ended');
  if (state === 'full') throw new AppError('offer-full');
  return { ...offer, popup, state };
}

/** The offer, and the writes for its application in the transaction of a form. */
export interface ReservedPlace {
  offer: FormOffer | null;
  writes: readonly Write[];
}

/**
 * Stores a form with its application in one transaction: as an applicant below the limit, else on the waiting list. `store` returns the
 * offer as stored, even if the form was stored before, or `undefined` if the condition of a write failed because other forms have reached
 * the limit. Throws `offer-full` if there is no waiting list.
 */
export async function storeApplication(
  { site }: Pick<LiveContent, 'site'>,
  application: Application | null,
  store: (place: ReservedPlace) => Promise<FormOffer | null | undefined>,
): Promise<FormOffer | null> {
  if (!application) return (await store({ offer: null, writes: [] })) ?? null;
  const { popupId: id, popup, earlier, state } = application;
  const offer = (isWaiting: boolean): FormOffer => ({ id, name: popup.name, isWaiting });
  if (state === 'open') {
    const stored = await store({ offer: offer(false), writes: [applicantWrite(site, id, placesOf(popup), earlier)] });
    if (stored !== undefined) return stored;
  }
  if (!popup.hasWaitingList) throw new AppError('offer-full');
  return (await store({ offer: offer(true), writes: [waitingListWrite(site, id)] })) ?? null;
}

/** Returns the response to a form, or `null` unless the form was an application. */
export const applicationReply = (offer: FormOffer | null): { isWaiting: boolean } | null => offer && { isWaiting: offer.isWaiting };
