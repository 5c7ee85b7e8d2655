import { named } from '#functions/platform/base/named-person.ts';
import type { PersonRef } from '#shared/model/account/person-ref.ts';

/** Converts a stored request for a change of an account into its API form. */
export function namedRequest<T extends { requestedBy: string; person?: PersonRef }>(stored: T): Omit<T, 'person'> {
  const { person, ...request } = stored;
  return { ...request, ...named('requestedBy', request.requestedBy, person) };
}
