import type { SiteMemberDependencies } from '#functions/visitors/api/members/dependencies.ts';
import { entryDetail } from '#functions/visitors/services/list/entry-view.ts';
import { memberDetail } from '#functions/visitors/services/list/member-view.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { personAuditEntry } from '#functions/platform/http/visitor-data-audit.ts';
import { inParallel } from '#functions/platform/base/in-parallel.ts';
import { addressDigest } from '#functions/platform/keys/digest.ts';
import type { FormEntry } from '#functions/visitors/store/records/form-entry.ts';
import type { siteMember } from '#shared/api-contract/endpoints/visitor-lists.ts';
import type { EntryDetail } from '#shared/model/visitors/form-entry.ts';
import type { MemberDetail } from '#shared/model/visitors/site-member.ts';

const READS_AT_A_TIME = 10;

/** Returns all data that a site stores about the person of an address. Audited without the address. */
export const exportPerson =
  (dependencies: SiteMemberDependencies): UseCase<typeof siteMember.exportPerson> =>
  async ({ caller, params, body: { email } }) => {
    const { sites, persons, members, mailRecords, audit, clock } = dependencies;
    const site = await sites.find(caller.scope, params.id);
    const { contacts, emailChanges, forms, member, registrations, preview } = await persons.find(site.id, email);

    const detailsOf = (entries: readonly FormEntry[]): Promise<EntryDetail[]> =>
      inParallel(entries, READS_AT_A_TIME, async (entry) =>
        entryDetail(entry, await mailRecords.list({ siteId: site.id, list: entry.kind, about: entry.id })),
      );
    async function membership(): Promise<MemberDetail[]> {
      if (!member && registrations.length === 0) return [];
      const mails = await mailRecords.list({ siteId: site.id, list: 'membership', about: addressDigest(email) });
      const pending = registrations.map((registration) => memberDetail({ entity: 'member-registration', ...registration }, mails, 0));
      if (!member) return pending;
      return [memberDetail({ entity: 'member', ...member }, mails, await members.countSessions(member)), ...pending];
    }

    const { invitee, comments } = preview;
    const exported = {
      members: await membership(),
      contacts: await detailsOf(contacts),
      forms: await detailsOf(forms),
      invitations: invitee ? [{ invitedAt: invitee.invitedAt, lastOpenedAt: invitee.lastOpenedAt }] : [],
      comments,
      emailChanges: emailChanges.map((change) => ({
        // The present address of another member that requested this one is not shown.
        from: change.memberId === member?.id ? email : null,
        to: change.email,
        requestedAt: change.requestedAt,
        until: new Date(change.until).toISOString(),
      })),
    };
    const counts = {
      members: exported.members.length,
      contacts: contacts.length,
      forms: forms.length,
      preview: exported.invitations.length + comments.length,
    };
    await audit.add(personAuditEntry(dependencies, 'person.export', caller, site, counts), site.lineage);
    return { email, siteName: site.name, exportedAt: clock().toISOString(), ...exported };
  };
