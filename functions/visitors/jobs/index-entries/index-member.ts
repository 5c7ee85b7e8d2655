import type { IndexEntriesDependencies } from '#functions/visitors/jobs/index-entries/index-entries.ts';
import { RegistrationRef } from '#functions/visitors/store/records/registration.ts';
import { StoredMember } from '#functions/visitors/store/records/member.ts';
import type { MemberList } from '#functions/visitors/store/list/member-list.ts';

type Indexers = IndexEntriesDependencies['indexers'];

const MemberRef = StoredMember.pick({ siteId: true, id: true });

/** Indexes the member or the registration of a stream record. */
export const memberIndexers = (members: Pick<MemberList, 'index' | 'indexRegistration'>): Indexers => ({
  member: (item) => members.index(MemberRef.parse(item)),
  'member-registration': (item) => members.indexRegistration(RegistrationRef.parse(item)),
});
