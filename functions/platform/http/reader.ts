import { AppError } from '#functions/platform/base/app-error.ts';
import type { Reader, RedactNames } from '#functions/accounts/services/name-redactor.ts';
import type { Caller } from '#functions/accounts/services/caller.ts';
import type { Member, PreviewReader, PreviewViewer } from '#functions/platform/http/use-case.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';

/**
 * Returns the reader of an answer to a caller. Invitees to a preview see the names of people on a site as its owner does. Members of a site
 * and anonymous callers see none.
 */
export function readerOf(caller: Caller | Member | PreviewReader | PreviewViewer | undefined): Reader | undefined {
  if (!caller) return undefined;
  if ('actor' in caller) return { scope: caller.scope, workRole: caller.actor.workRole, loginId: caller.loginId };
  if (!('site' in caller)) return undefined;
  return { scope: 'readerScope' in caller ? caller.readerScope : scopeOf(caller.site.ownerId) };
}

/** Calls a use case, and redacts its result and its errors for the reader. */
export async function withRedactedNames<T>(redactNames: RedactNames, call: () => Promise<T>): Promise<T> {
  try {
    return await redactNames(await call());
  } catch (error) {
    if (error instanceof AppError) await redactNames(error.detail);
    throw error;
  }
}
