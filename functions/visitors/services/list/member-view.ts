import { answerTexts } from '#functions/visitors/services/list/answer-text.ts';
import { answerViews } from '#functions/visitors/services/list/entry-view.ts';
import { type ListedMember, memberState } from '#functions/visitors/store/records/member-record.ts';
import type { SentMail } from '#shared/model/sent-mail.ts';
import type { MemberDetail, MemberSummary } from '#shared/model/visitors/site-member.ts';

/** Returns when the registration was sent, and when it was confirmed. Earlier versions stored the latter only. */
function timesOf(item: ListedMember): Pick<MemberSummary, 'createdAt' | 'memberSince'> {
  if (item.entity === 'member-registration') return { createdAt: item.createdAt, memberSince: null };
  return { createdAt: item.registeredAt ?? item.createdAt, memberSince: item.createdAt };
}

/** Returns the data that a member entered. Former members have neither address nor answers. */
const enteredBy = (item: ListedMember) => (item.entity === 'former-member' ? { email: '', answers: [], agreed: [], offer: null } : item);

const common = (item: ListedMember): Omit<MemberSummary, 'answers'> => {
  const { email, offer } = enteredBy(item);
  return {
    id: item.entity === 'member-registration' ? (item.memberId ?? item.registrationId) : item.id,
    email,
    lang: item.language,
    cell: item.cell,
    offer,
    state: memberState(item),
    ...timesOf(item),
  };
};

/** Returns a member in lists. */
export const memberSummary = (item: ListedMember): MemberSummary => ({ ...common(item), answers: answerTexts(enteredBy(item).answers) });

/** Returns all details of a member, with its e-mails and the number of its open sessions. */
export function memberDetail(item: ListedMember, mails: SentMail[], sessionCount: number): MemberDetail {
  const { answers, agreed } = enteredBy(item);
  return {
    ...common(item),
    answers: answerViews(answers),
    agreed: [...agreed],
    mails,
    leftAt: item.entity === 'former-member' ? item.leftAt : null,
    sessionCount,
  };
}
