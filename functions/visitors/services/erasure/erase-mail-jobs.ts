import * as z from 'zod';
import { addressDigest } from '#functions/platform/keys/digest.ts';
import { queryAllDueIds } from '#functions/platform/engine/due-index.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import { jobKey } from '#functions/platform/keys/keys.ts';
import { foldEmail } from '#shared/values/text/is-email.ts';

/** Milliseconds within which unfinished jobs are due, or due again. */
const UNFINISHED_MS = 24 * 3_600_000;

/** The payload of a mail job that names the address of a visitor, or its digest. */
const AddressedJob = z.object({
  id: z.string(),
  mail: z.object({
    siteId: z.string(),
    email: z.string().exactOptional(),
    addressDigest: z.string().exactOptional(),
    inviteeId: z.string().exactOptional(),
  }),
});

/** Deletes the unfinished jobs that would e-mail an address in the name of a site. Finished jobs no longer have their payload. */
export async function eraseMailJobs(table: Table, siteId: string, email: string, now: Date): Promise<void> {
  const ids = await queryAllDueIds(table, 'job', new Date(now.getTime() + UNFINISHED_MS));
  const jobs = await table.batchGet(ids.map(jobKey));
  const addressed = jobs.flatMap((job) => {
    const { data } = AddressedJob.safeParse(job);
    if (data?.mail.siteId !== siteId) return [];
    const { email: named, addressDigest: digested, inviteeId } = data.mail;
    return (named !== undefined && foldEmail(named) === email) || [digested, inviteeId].includes(addressDigest(email))
      ? [jobKey(data.id)]
      : [];
  });
  await table.batchWrite({ remove: addressed });
}
