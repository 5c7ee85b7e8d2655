import { FORM_FILL_MIN_MS } from '#shared/model/limits.ts';
import type { Submission } from '#shared/model/form/submission.ts';

/** Whether a program sent the form: it filled in the hidden field, or was faster than a person can be. */
export const isAutomatedSubmission = ({ website, elapsedMs }: Pick<Submission, 'website' | 'elapsedMs'>): boolean =>
  website !== '' || elapsedMs < FORM_FILL_MIN_MS;
