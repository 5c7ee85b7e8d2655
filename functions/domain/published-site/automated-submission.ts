import { FORM_FILL_MIN_MS } from '#shared/model/limits.ts';
import type { Submission } from '#shared/model/form/submission.ts';

/** Whether something that is no person sent a form: it filled in what nobody sees, or was done before anybody could read. */
export const isAutomatedSubmission = ({ website, elapsedMs }: Pick<Submission, 'website' | 'elapsedMs'>): boolean =>
  website !== '' || elapsedMs < FORM_FILL_MIN_MS;
