import { Group } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import { AnswerList } from '#web/features/visitors/detail/answer-list.tsx';
import { DetailLoadState } from '#web/features/visitors/detail/detail-load-state.tsx';
import { Fact } from '#web/features/visitors/detail-section.tsx';
import { MailList } from '#web/features/visitors/detail/mail-list.tsx';
import { MemberActions } from '#web/features/visitors/detail/member-actions.tsx';
import { VisitorFacts, VisitorName } from '#web/features/visitors/detail/visitor-facts.tsx';
import { PersonSection } from '#web/features/visitors/privacy/person-section.tsx';
import { MemberStateBadge } from '#web/features/visitors/state-badge.tsx';
import { useMember } from '#web/features/visitors/visitor-queries.ts';
import classes from '#web/features/visitors/visitors.module.css';
import { formatNumber, formatTime } from '#web/lib/format/format.ts';
import { useMayDo } from '#web/lib/session/user.ts';
import { useLanguage } from '#web/lib/use-language.ts';

interface MemberDetailViewProps {
  siteId: string;
  memberId: string;
  onClose: () => void;
}

/** Shows all details of a member: state, origin, answers and e-mails, with the actions on the member. */
export function MemberDetailView({ siteId, memberId, onClose }: MemberDetailViewProps) {
  const { t } = useTranslation('visitors');
  const language = useLanguage();
  const mayWrite = useMayDo('entry:write');
  const found = useMember(siteId, memberId);
  const member = found.data;
  if (!member) return <DetailLoadState query={found} />;
  return (
    <>
      <Group className={classes['detailHead'] ?? ''}>
        <VisitorName email={member.email} />
        <MemberStateBadge state={member.state} />
      </Group>
      <VisitorFacts visitor={member} timeLabel={t('field.registeredAt')}>
        {member.memberSince !== null && (
          <Fact label={t('field.memberSince')}>
            <time dateTime={member.memberSince}>{formatTime(member.memberSince)}</time>
          </Fact>
        )}
        {member.leftAt !== null && (
          <Fact label={t('field.leftAt')}>
            <time dateTime={member.leftAt}>{formatTime(member.leftAt)}</time>
          </Fact>
        )}
        {member.state === 'member' && (
          <Fact label={t('field.sessions')}>{t('detail.sessionCount', { number: formatNumber(member.sessionCount, language) })}</Fact>
        )}
      </VisitorFacts>
      <AnswerList answers={member.answers} lang={member.lang} />
      <MailList mails={member.mails} />
      {mayWrite && <MemberActions siteId={siteId} member={member} />}
      {mayWrite && member.email !== '' && <PersonSection siteId={siteId} email={member.email} onErased={onClose} />}
    </>
  );
}
