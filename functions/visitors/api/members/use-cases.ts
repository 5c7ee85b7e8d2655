import type { SiteMemberDependencies } from '#functions/visitors/api/members/dependencies.ts';
import { endMemberSessions, resendConfirmation, sendPasswordLink, setMemberState } from '#functions/visitors/api/members/change-member.ts';
import { getMemberExport, startMemberExport } from '#functions/visitors/api/members/export-jobs.ts';
import { exportMembers } from '#functions/visitors/api/members/export-members.ts';
import { getMember } from '#functions/visitors/api/members/get-member.ts';
import { listMembers } from '#functions/visitors/api/members/list-members.ts';
import { countVisitors, getGrowth } from '#functions/visitors/api/members/member-numbers.ts';
import { erasePerson } from '#functions/visitors/api/members/erase-person.ts';
import { exportPerson } from '#functions/visitors/api/members/export-person.ts';
import { getRetention, setRetention } from '#functions/visitors/api/members/retention.ts';
import { locatorsByParam } from '#functions/platform/http/locators.ts';
import type { UseCases } from '#functions/platform/http/use-case.ts';
import { siteMember } from '#shared/api-contract/endpoints/visitor-lists.ts';

/** The use cases of the endpoints for the visitors of a site. */
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

/** Returns, for each endpoint, how to find the site that its request names. */
export const siteMemberLocators = ({ sites }: Pick<SiteMemberDependencies, 'sites'>) =>
  locatorsByParam(siteMember, 'id', (id, { scope }) => sites.find(scope, id));
