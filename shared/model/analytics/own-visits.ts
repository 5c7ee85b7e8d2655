import * as z from 'zod';
import { addressRange } from '#shared/model/open-api/address-range-field.ts';
import { ruleIssue } from '#shared/model/fields.ts';
import { OWN_ADDRESSES_MAX } from '#shared/model/limits.ts';
import { isPrivateRange, isWideRange } from '#shared/values/network/own-addresses.ts';

/** Returns the schema of an address that visits may come from. */
const ownAddress = () =>
  addressRange()
    .refine((address) => !isPrivateRange(address), ruleIssue('address-private'))
    .refine((address) => !isWideRange(address), ruleIssue('range-too-wide'));

/** The settings that identify the owner's own visits to a site, and whether reports count them. */
export const OwnVisitSettings = z
  .strictObject({
    areLeftOut: z.boolean(),
    /** Addresses and ranges of the owner. Browsers that the console has marked also count as the owner's. */
    addresses: z
      .array(ownAddress())
      .refine((items) => items.length <= OWN_ADDRESSES_MAX, ruleIssue('too-many', { max: OWN_ADDRESSES_MAX })),
  })
  .superRefine(({ addresses }, context) => {
    for (const [index, address] of addresses.entries())
      if (addresses.indexOf(address) < index) context.addIssue({ code: 'custom', path: ['addresses', index], ...ruleIssue('duplicate') });
  });
export type OwnVisitSettings = z.infer<typeof OwnVisitSettings>;

/** The stored form, without the rules of addresses, which may change. */
export const StoredOwnVisits = z.object({ areLeftOut: z.boolean(), addresses: z.array(z.string()).readonly() });
export type StoredOwnVisits = z.infer<typeof StoredOwnVisits>;

/** The settings of a site whose owner has set nothing. */
export const DEFAULT_OWN_VISITS: StoredOwnVisits = { areLeftOut: true, addresses: [] };

/** The settings of a site, with the current network of the caller. */
export const OwnVisits = z.object({
  areLeftOut: z.boolean(),
  addresses: z.array(z.string()),
  /** The network of the caller, as an entry of `addresses`; `null` if visits cannot come from it. */
  here: z.string().nullable(),
});
export type OwnVisits = z.infer<typeof OwnVisits>;
