import type { SiteMemberDependencies } from '#functions/visitors/api/members/dependencies.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import { assertOwnerActive } from '#functions/accounts/services/assert-owner-active.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { personAuditEntry } from '#functions/platform/http/visitor-data-audit.ts';
import type { siteMember } from '#shared/api-contract/endpoints/visitor-lists.ts';

/**
 * Erases all data that a site stores about the person of an address. Returns after the erasure; if this process ends early, the
 * reconcile job completes the erasure. Allowed for an expired site: the right to erasure does not depend on a contract.
 */
export const erasePerson =
  (dependencies: SiteMemberDependencies): UseCase<typeof siteMember.erasePerson> =>
  async ({ caller, params, body: { email } }) => {
    const { sites, persons } = dependencies;
    const site = await sites.find(caller.scope, params.id);
    await assertOwnerActive(dependencies, caller, site);
    const { contacts, forms, member, registrations, preview } = await persons.find(site.id, email);
    const erased = {
      members: (member ? 1 : 0) + registrations.length,
      contacts: contacts.length,
      forms: forms.length,
      preview: (preview.invitee ? 1 : 0) + preview.comments.length,
    };
    const audit = personAuditEntry(dependencies, 'person.erase', caller, site, erased);
    if (!(await persons.begin(site, email, audit))) throw new AppError('not-found');
    await persons.erase({ siteId: site.id, email });
    return { erased };
  };
