import * as z from 'zod';
import { addressDigest } from '#functions/platform/keys/digest.ts';
import { RecordWords } from '#functions/visitors/store/records/form-entry.ts';
import { ConversionOrigin } from '#functions/analytics/store/conversions.ts';
import { MemberDetails } from '#functions/visitors/store/records/member.ts';
import { Language } from '#shared/model/language.ts';

/** Identifies a registration. Its id was generated in the visitor's page, so only id and address together are unique. */
export const RegistrationRef = z.object({ siteId: z.string(), addressDigest: z.string(), registrationId: z.string() });
export type RegistrationRef = z.infer<typeof RegistrationRef>;

export const registrationRef = (siteId: string, email: string, registrationId: string): RegistrationRef => ({
  siteId,
  addressDigest: addressDigest(email),
  registrationId,
});

/** The sheet for which a visitor registers. */
const WantedSheet = z.object({ cell: z.string(), language: Language });
export type WantedSheet = z.infer<typeof WantedSheet>;

/** A registration whose link has not been followed yet. */
export const PendingRegistration = z.object({
  ...MemberDetails.shape,
  ...RegistrationRef.shape,
  /** The id of the later member; missing in registrations that an earlier version stored. */
  memberId: z.string().exactOptional(),
  /** The visit that led to the registration; missing in registrations that an earlier version stored. */
  visit: ConversionOrigin.exactOptional(),
  /** The sheet to which the e-mailed link leads back; missing if unknown. */
  wanted: WantedSheet.exactOptional(),
  createdAt: z.string(),
  /** Epoch milliseconds. */
  until: z.number(),
  words: RecordWords,
});
export type PendingRegistration = z.infer<typeof PendingRegistration>;
