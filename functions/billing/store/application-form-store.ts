import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { isAbsent } from '#functions/platform/engine/table-expression.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import { jobWrite } from '#functions/platform/job-store/job-store.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import { applicationFormKey } from '#functions/platform/keys/billing-keys.ts';
import { ApplicationForm } from '#shared/model/legal/application-form.ts';

export interface ApplicationFormStore {
  find(issuerId: string, id: string): Promise<ApplicationForm | undefined>;
  /** Stores a form with the job that archives its PDF; a no-op if it is stored already. */
  add(form: ApplicationForm, job: Job): Promise<void>;
}

export const applicationFormStore = (table: Table): ApplicationFormStore => ({
  find: (issuerId, id) => table.get(applicationFormKey(issuerId, id), ApplicationForm),
  async add(form, job) {
    await tryCommit(
      table.transact([
        { put: { ...applicationFormKey(form.issuerId, form.id), entity: 'application-form', ...form }, when: isAbsent() },
        jobWrite(job),
      ]),
    );
  },
});
