import { Button, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { IconDeviceMobileOff, IconKey, IconMailForward, IconPlayerPause, IconPlayerPlay, type TablerIcon } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { MemberDetail, MemberState, MemberSummary } from '#shared/model/visitors/site-member.ts';
import { DetailSection } from '#web/features/visitors/detail-section.tsx';
import { memberKey, replaceRow, useInvalidateCounts } from '#web/features/visitors/visitor-queries.ts';
import classes from '#web/features/visitors/visitors.module.css';
import { api } from '#web/lib/api/api-client.ts';
import { toast } from '#web/lib/toast.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';

type MemberAction = 'resend' | 'passwordLink' | 'endSessions' | 'suspend' | 'restore';
/** The actions that ask for confirmation. */
const CONFIRMED = ['suspend', 'endSessions'] as const satisfies readonly MemberAction[];
type ConfirmedAction = (typeof CONFIRMED)[number];
const isConfirmed = (action: MemberAction): action is ConfirmedAction => CONFIRMED.some((known) => known === action);

const ICON: Readonly<Record<MemberAction, TablerIcon>> = {
  resend: IconMailForward,
  passwordLink: IconKey,
  endSessions: IconDeviceMobileOff,
  suspend: IconPlayerPause,
  restore: IconPlayerPlay,
};

/** The actions available in each state. */
const ACTIONS: Readonly<Record<MemberState, readonly MemberAction[]>> = {
  provisional: ['resend'],
  member: ['passwordLink', 'endSessions', 'suspend'],
  suspended: ['restore'],
  left: [],
};

type Call = { params: { id: string; memberId: string } };
const PERFORM: Readonly<Record<MemberAction, (call: Call) => Promise<{ member: MemberDetail }>>> = {
  resend: (call) => api.siteMember.resendConfirmation(call),
  passwordLink: (call) => api.siteMember.sendPasswordLink(call),
  endSessions: (call) => api.siteMember.endSessions(call),
  suspend: (call) => api.siteMember.setState({ ...call, body: { state: 'suspended' } }),
  restore: (call) => api.siteMember.setState({ ...call, body: { state: 'member' } }),
};

interface MemberActionsProps {
  siteId: string;
  member: MemberDetail;
}

/** The actions on a member; destructive ones ask for confirmation. */
export function MemberActions({ siteId, member }: MemberActionsProps) {
  const { t } = useTranslation('visitors');
  const client = useQueryClient();
  const invalidateCounts = useInvalidateCounts(siteId);
  const [asked, setAsked] = useState<{ action: ConfirmedAction; isOpen: boolean } | null>(null);
  const { email } = member;

  const run = useMutation({
    mutationFn: async (action: MemberAction) => (await PERFORM[action]({ params: { id: siteId, memberId: member.id } })).member,
    onSuccess: (changed, action) => {
      client.setQueryData(memberKey(siteId, member.id), changed);
      replaceRow<MemberSummary>(client, siteId, 'membership', member.id, { state: changed.state });
      invalidateCounts();
      toast.success(t(`member.${action}.done`, { email }));
    },
    onError: (error) => toast.error(error, t('member.failed')),
    onSettled: () => setAsked((before) => before && { ...before, isOpen: false }),
  });

  const actions = ACTIONS[member.state].filter((action) => action !== 'endSessions' || member.sessionCount > 0);
  if (actions.length === 0) return null;
  return (
    <DetailSection title={t('member.actions')}>
      <ul className={classes['actionList']}>
        {actions.map((action) => {
          const Icon = ICON[action];
          return (
            <li key={action}>
              <Button
                variant={action === 'suspend' ? 'outline' : 'default'}
                {...(action === 'suspend' && { color: 'danger' })}
                leftSection={<Icon size={16} stroke={1.5} aria-hidden />}
                loading={run.isPending && run.variables === action}
                disabled={run.isPending && run.variables !== action}
                aria-describedby={`member-${action}`}
                onClick={() => (isConfirmed(action) ? setAsked({ action, isOpen: true }) : run.mutate(action))}
              >
                {t(`member.${action}.action`)}
              </Button>
              <Text id={`member-${action}`} size="sm" c="dimmed">
                {t(`member.${action}.help`)}
              </Text>
            </li>
          );
        })}
      </ul>
      {asked && (
        <ConfirmDialog
          isOpen={asked.isOpen}
          title={t(`member.${asked.action}.title`, { email })}
          confirmLabel={t(`member.${asked.action}.confirm`)}
          isDanger={asked.action === 'suspend'}
          isBusy={run.isPending}
          onConfirm={() => run.mutate(asked.action)}
          onCancel={() => setAsked({ ...asked, isOpen: false })}
        >
          {t(`member.${asked.action}.text`)}
        </ConfirmDialog>
      )}
    </DetailSection>
  );
}
