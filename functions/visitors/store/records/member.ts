import * as z from 'zod';
import { AgreedPages, FormAnswer, FormColumns, FormOffer, RecordWords } from '#functions/visitors/store/records/form-entry.ts';
import { Language } from '#shared/model/language.ts';
import { foldEmail } from '#shared/values/text/is-email.ts';

/** The data that a visitor entered to become a member of a site, with the hash of the password. */
export const MemberDetails = z.object({
  siteId: z.string(),
  /** The address in lower case. */
  email: z.string().overwrite(foldEmail),
  passwordHash: z.string(),
  /** The answers in the order of the form, without the passwords. */
  answers: z.array(FormAnswer).readonly(),
  formColumns: FormColumns,
  agreed: AgreedPages,
  /** The offer of the popup from which the registration was sent, or `null` if there is none. */
  offer: FormOffer.nullable().default(null),
  /** The cell whose sheet led to the registration; `null` if unknown. */
  cell: z.string().nullable().default(null),
  /** The language in which the form was shown. */
  language: Language,
});
export type MemberDetails = z.infer<typeof MemberDetails>;

/** A registered member of a site. */
export const StoredMember = z.object({
  ...MemberDetails.shape,
  id: z.string(),
  /** Incremented by each new password, which ends all sessions and links created before. */
  epoch: z.number(),
  /** When the registration was sent; missing in members that an earlier version stored. */
  registeredAt: z.string().exactOptional(),
  /** Whether the owner of the site has suspended the member, so that sign-ins are rejected. */
  isSuspended: z.boolean().default(false),
  /** When the registration was confirmed. */
  createdAt: z.string(),
  words: RecordWords,
});
export type StoredMember = z.infer<typeof StoredMember>;

/** The remaining record of a membership that the member deleted. */
export const FormerMember = z.object({
  ...StoredMember.pick({ siteId: true, id: true, language: true, cell: true, registeredAt: true, createdAt: true }).shape,
  leftAt: z.string(),
  words: RecordWords,
});
export type FormerMember = z.infer<typeof FormerMember>;
