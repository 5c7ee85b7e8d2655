import * as z from 'zod';
import { AgreedPages, FormAnswer, FormOffer, RecordWords } from '#functions/visitors/store/records/form-entry.ts';
import { Language } from '#shared/model/language.ts';
import { foldEmail } from '#shared/values/text/is-email.ts';

/** A visitor's input to become a member of a site, with the password's hash. */
export const MemberDetails = z.object({
  siteId: z.string(),
  /** In lower case. */
  email: z.string().overwrite(foldEmail),
  passwordHash: z.string(),
  /** In the order of the form, without the passwords. */
  answers: z.array(FormAnswer).readonly(),
  agreed: AgreedPages,
  /** The popup that the registration was sent from; `null`: none. */
  offer: FormOffer.nullable().default(null),
  /** The cell whose sheet led to the registration; `null` if unknown. */
  cell: z.string().nullable().default(null),
  /** The language the form was shown in. */
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
  /** Whether the owner of the site refuses sign-ins. */
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
