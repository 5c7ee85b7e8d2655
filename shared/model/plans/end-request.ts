import * as z from 'zod';
import { BY_PROVIDER, PersonRef } from '#shared/model/person-ref.ts';
import { instant } from '#shared/model/fields.ts';

/** A customer's request to end its contract. The last day is the end of the contract. */
export const EndRequest = z.object({
  requestedAt: instant(),
  /** The name of the login at that time. */
  requestedBy: z.string(),
  ...BY_PROVIDER,
});

/** The stored form of the request. */
export const StoredEndRequest = EndRequest.omit({ byProvider: true }).extend({ person: PersonRef.exactOptional() });
export type StoredEndRequest = z.infer<typeof StoredEndRequest>;
