import type { SiteMemberDependencies } from '#functions/visitors/api/members/dependencies.ts';
import { memberSummary } from '#functions/visitors/services/list/member-view.ts';
import { encodeCursor } from '#functions/platform/base/cursor.ts';
import { decodeRecordCursor, recordQuery } from '#functions/visitors/services/list/record-query.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { auditView } from '#functions/platform/http/visitor-data-audit.ts';
import type { siteMember } from '#shared/api-contract/endpoints/visitor-lists.ts';

/**
 * Returns a page of members. Makes five calls for any number of members, and one more to audit that the caller views data of another
 * account.
 */
export const listMembers =
  (dependencies: SiteMemberDependencies): UseCase<typeof siteMember.list> =>
  async ({ caller, params, query: { cursor, limit, ...filter } }) => {
    const { sites, members } = dependencies;
    const query = recordQuery(filter, { after: decodeRecordCursor(cursor), limit });
    const site = await sites.find(caller.scope, params.id);
    const [page, columns] = await Promise.all([
      members.query(site.id, query),
      members.columns(site.id),
      auditView(dependencies, caller, site),
    ]);
    return { members: page.items.map(memberSummary), columns, nextCursor: encodeCursor(page.next) };
  };
