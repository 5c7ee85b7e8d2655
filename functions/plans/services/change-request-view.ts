import { markedName } from '#functions/platform/base/marked-name.ts';
import type { PersonRef } from '#shared/model/person-ref.ts';

/** Converts a stored request for a change of an account into its API form. */
export function changeRequestView<T extends { requestedBy: string; person?: PersonRef }>(stored: T): Omit<T, 'person'> {
  const { person, ...request } = stored;
  return { ...request, ...markedName('requestedBy', request.requestedBy, person) };
}
