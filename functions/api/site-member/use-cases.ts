import type { SiteMemberDependencies } from '#functions/api/site-member/dependencies.ts';
import { endMemberSessions, resendConfirmation, sendPasswordLink, setMemberState } from '#functions/api/site-member/change-member.ts';
import { getMemberExport, startMemberExport } from '#functions/api/site-member/export-jobs.ts';
import { exportMembers } from '#functions/api/site-member/export-members.ts';
import { getMember } from '#functions/api/site-member/get-member.ts';
import { listMembers } from '#functions/api/site-member/list-members.ts';
import { countVisitors, getGrowth } from '#functions/api/site-member/member-numbers.ts';
import { erasePerson } from '#functions/api/site-member/erase-person.ts';
import { exportPerson } from '#functions/api/site-member/export-person.ts';
import { getRetention, setRetention } from '#functions/api/site-member/retention.ts';
import type { Caller } from '#functions/domain/caller.ts';
import type { Locators } from '#functions/http/serve.ts';
import type { UseCases } from '#functions/http/use-case.ts';
import type { siteMember } from '#shared/api-contract/endpoints/visitor-lists.ts';

/** The visitors of a site: the use case of every endpoint of the family. */
export const siteMemberUseCases = (dependencies: SiteMemberDependencies): UseCases<typeof siteMember> => ({
  exportPerson: exportPerson(dependencies),
  list: listMembers(dependencies),
  exportCsv: exportMembers(dependencies),
  startExport: startMemberExport(dependencies),
  getExport: getMemberExport(dependencies),
  counts: countVisitors(dependencies),
  growth: getGrowth(dependencies),
  get: getMember(dependencies),
  setState: setMemberState(dependencies),
  endSessions: endMemberSessions(dependencies),
  sendPasswordLink: sendPasswordLink(dependencies),
  resendConfirmation: resendConfirmation(dependencies),
  erasePerson: erasePerson(dependencies),
  getRetention: getRetention(dependencies),
  setRetention: setRetention(dependencies),
});

/** How each endpoint finds the site that its request names. */
export function siteMemberLocators({ sites }: Pick<SiteMemberDependencies, 'sites'>): Locators<typeof siteMember> {
  const locate = ({ params }: { params: { id: string } }, { scope }: Caller) => sites.find(scope, params.id);
  return {
    exportPerson: locate,
    list: locate,
    exportCsv: locate,
    startExport: locate,
    getExport: locate,
    counts: locate,
    growth: locate,
    get: locate,
    setState: locate,
    endSessions: locate,
    sendPasswordLink: locate,
    resendConfirmation: locate,
    erasePerson: locate,
    getRetention: locate,
    setRetention: locate,
  };
}
