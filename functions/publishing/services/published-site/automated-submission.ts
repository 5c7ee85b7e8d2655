import { viewerNetwork } from '#functions/platform/base/viewer-network.ts';
import type { AttemptStore } from '#functions/sign-in/store/attempt-store.ts';
import { FORM_FILL_MIN_MS } from '#shared/model/limits.ts';
import type { Submission } from '#shared/model/forms/submission.ts';

/** Whether a program sent the form: the hidden field is filled in, or the form was sent faster than a person can. */
export const isAutomatedSubmission = ({ website = '', elapsedMs = FORM_FILL_MIN_MS }: Pick<Submission, 'website' | 'elapsedMs'>): boolean =>
  website !== '' || elapsedMs < FORM_FILL_MIN_MS;

/** Counts a form without a fill time, which cannot be checked for speed, against a stricter limit. */
export async function countUntimed(
  attempts: AttemptStore,
  { elapsedMs }: Pick<Submission, 'elapsedMs'>,
  viewerAddress: string,
): Promise<void> {
  if (elapsedMs === undefined) await attempts.count('form-untimed-from-network', viewerNetwork(viewerAddress));
}
