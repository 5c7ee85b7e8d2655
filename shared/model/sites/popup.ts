import * as z from 'zod';
import { ruleIssue, colour, instant, isLater, longText, text, ulid, wholeNumber } from '#shared/model/fields.ts';
import { Language } from '#shared/model/language.ts';
import { basedOn } from '#shared/model/language-part.ts';
import { APPLICANTS_MAX, POPUP_DEFAULTS, TEXT_MAX } from '#shared/model/limits.ts';
import { linkUrlField, checkLinkUrl } from '#shared/model/sites/link.ts';
import { completeSnsAddress, snsFault } from '#shared/model/sites/sns-address.ts';
import { ImageRef } from '#shared/model/media/media.ts';
import { frameCoordinates } from '#shared/model/sites/product.ts';

/** Whether an offer is limited by time or by its number of applicants. */
export const PopupKind = z.enum(['timeLimit', 'applicantLimit']);
export type PopupKind = z.infer<typeof PopupKind>;

export const CTA_ANIMATIONS = ['NONE', 'PULSE', 'GLOW', 'BOUNCE', 'SHIMMER', 'GLITCH', 'WOBBLE', 'BUBBLY', 'PULSE_OUT'] as const;
export const CtaAnimation = z.enum(CTA_ANIMATIONS);
export type CtaAnimation = z.infer<typeof CtaAnimation>;

/** The content of a popup in one language. */
export const PopupContent = z
  .strictObject({
    image: ImageRef.nullable(),
    imageAlt: longText(TEXT_MAX.textarea),
    linkButtonText: text(TEXT_MAX.button),
    linkUrl: linkUrlField(),
    isInternalLink: z.boolean(),
    /** The address of a LINE account that visitors can add as a friend; empty: no link. */
    lineUrl: text(TEXT_MAX.url)
      .overwrite((typed) => completeSnsAddress('line', typed))
      .refine((url) => url === '' || snsFault('line', url) === undefined, ruleIssue('invalid-sns-address'))
      .default(''),
    /** The place of the offer, which a link shows on a map; empty: no link. */
    place: text(TEXT_MAX.textarea).default(''),
    basedOn: basedOn(),
  })
  .superRefine(checkLinkUrl('linkUrl'));
export type PopupContent = z.infer<typeof PopupContent>;

export const EMPTY_POPUP_CONTENT: PopupContent = {
  image: null,
  imageAlt: '',
  linkButtonText: '',
  linkUrl: '',
  isInternalLink: false,
  lineUrl: '',
  place: '',
  basedOn: null,
};

/** Maximum number of earlier end dates that are stored for a relaunched offer. */
export const EARLIER_ENDS_MAX = 10;

/** A call to action that is shown over some sheets. */
export const PopupCta = z
  .strictObject({
    /** Shown in the editor only. */
    name: text(TEXT_MAX.line),
    kind: PopupKind,
    linkButtonColor: colour(),
    linkTextColor: colour(),
    startDate: instant().nullable(),
    endDate: instant().nullable(),
    /** Number of applicants at which the offer is full. */
    limit: wholeNumber(1, APPLICANTS_MAX).nullable(),
    /** Whether forms sent after the limit is reached are kept as a waiting list. */
    hasWaitingList: z.boolean(),
    showRemainingTime: z.boolean(),
    /** Whether visitors can add the end to their calendar. */
    hasCalendarLink: z.boolean().default(false),
    showApplicantCount: z.boolean(),
    animation: CtaAnimation,
    ...frameCoordinates,
    /** The sheets that show the popup; empty: none. */
    effectiveSheets: z.array(ulid()).refine((ids) => new Set(ids).size === ids.length, ruleIssue('invalid')),
    /** End dates that had passed when the offer was relaunched with a new end date. */
    earlierEnds: z.array(instant()).refine((ends) => ends.length <= EARLIER_ENDS_MAX, ruleIssue('too-many', { max: EARLIER_ENDS_MAX })),
    content: z.partialRecord(Language, PopupContent),
  })
  .superRefine(({ startDate, endDate }, context) => {
    if (startDate === null) return;
    if (endDate === null) context.addIssue({ code: 'custom', path: ['endDate'], ...ruleIssue('required') });
    else if (!isLater(endDate, startDate)) context.addIssue({ code: 'custom', path: ['endDate'], ...ruleIssue('end-before-start') });
  });
export type PopupCta = z.infer<typeof PopupCta>;

export const PopupId = ulid();

export const newPopup = (kind: PopupKind): PopupCta => ({
  name: '',
  kind,
  startDate: null,
  endDate: null,
  limit: null,
  hasWaitingList: false,
  showRemainingTime: true,
  hasCalendarLink: false,
  showApplicantCount: true,
  animation: 'NONE',
  effectiveSheets: [],
  earlierEnds: [],
  content: {},
  ...POPUP_DEFAULTS,
});
