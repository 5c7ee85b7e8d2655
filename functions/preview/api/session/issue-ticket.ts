import type { PreviewDependencies } from '#functions/preview/api/dependencies.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { preview } from '#shared/api-contract/endpoints/preview.ts';
import { previewOrigin } from '#shared/rules/sites/site-address.ts';

/** Issues a ticket that the frame on the preview's own origin exchanges for the caller's session. */
export const issueTicket =
  ({ tickets, sitesOrigin }: Pick<PreviewDependencies, 'tickets' | 'sitesOrigin'>): UseCase<typeof preview.ticket> =>
  async ({ caller: { site, token } }) => ({
    origin: previewOrigin(sitesOrigin, site.id),
    ticket: await tickets.issue(site.id, token),
  });
