import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { PREVIEW_INVITEES_MAX } from '#shared/model/limits.ts';
import type { PreviewShare } from '#shared/model/preview/preview-share.ts';
import { useRevokeInvitations } from '#web/lib/api/use-share.ts';
import { formatNumber } from '#web/lib/format/format.ts';
import { toast } from '#web/lib/toast.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { InviteField } from '#web/features/preview/shared/invite-field.tsx';
import { InviteeRow, NewInviteeRow } from '#web/features/preview/shared/invitee-row.tsx';
import classes from '#web/features/preview/shared/share.module.css';
import type { ShareFormState } from '#web/features/preview/shared/use-share-form.ts';

interface InviteeSectionProps {
  siteId: string;
  share: PreviewShare;
  form: ShareFormState;
  isReadOnly: boolean;
}

/** Revokes invitations after a confirmation. */
function useRevocation(siteId: string, { version }: PreviewShare) {
  const { t } = useTranslation('share');
  const language = useLanguage();
  const revoke = useRevokeInvitations(siteId);
  const [emails, setEmails] = useState<readonly string[]>([]);
  const [isAsking, setAsking] = useState(false);
  const [email = ''] = emails;
  const isOne = emails.length === 1;

  const confirm = async (): Promise<void> => {
    try {
      await revoke.mutateAsync({ emails: [...emails], version });
      toast.success(t('revoking.done'));
    } catch (error) {
      toast.error(error, t('revoking.failed'));
    }
    setAsking(false);
  };

  return {
    ask: (asked: readonly string[]): void => {
      setEmails(asked);
      setAsking(true);
    },
    dialog: (
      <ConfirmDialog
        isOpen={isAsking}
        title={t(isOne ? 'revoking.title' : 'revoking.titleAll')}
        confirmLabel={t('revoking.confirm')}
        isDanger
        isBusy={revoke.isPending}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        {isOne ? t('revoking.text', { email }) : t('revoking.textAll', { number: formatNumber(emails.length, language) })}
      </ConfirmDialog>
    ),
  };
}

/** The invitees of a preview. Adds many addresses at once, and revokes one invitation or all of them. */
export function InviteeSection({ siteId, share, form, isReadOnly }: InviteeSectionProps) {
  const { t } = useTranslation('share');
  const language = useLanguage();
  const id = useId();
  const { draft, change } = form;
  const { ask, dialog } = useRevocation(siteId, share);
  const added = draft.added.filter((email) => !share.emails.includes(email));
  const count = share.invitees.length + added.length;
  return (
    <section aria-labelledby={id}>
      <Group justify="space-between" mb={4}>
        <Title order={3} size="sm" id={id}>
          {t('invitees.title')}
        </Title>
        <Text size="sm" c="dimmed">
          {t('invitees.count', { number: formatNumber(count, language), max: formatNumber(PREVIEW_INVITEES_MAX, language) })}
        </Text>
      </Group>
      <Stack gap="xs">
        {!isReadOnly && <InviteField form={form} />}
        {count === 0 && (
          <Text size="sm" c="dimmed">
            {t('invitees.none')}
          </Text>
        )}
        <ul className={classes['invitees']}>
          {added.map((email) => (
            <NewInviteeRow key={email} email={email} onRemove={() => change({ added: draft.added.filter((other) => other !== email) })} />
          ))}
          {share.invitees.map((invitee) => (
            <InviteeRow key={invitee.id} invitee={invitee} onRevoke={isReadOnly ? undefined : () => ask([invitee.email])} />
          ))}
        </ul>
        {!isReadOnly && share.invitees.length > 1 && (
          <Button variant="subtle" color="danger.7" size="compact-sm" ml="auto" onClick={() => ask(share.emails)}>
            {t('invitees.revokeAll')}
          </Button>
        )}
      </Stack>
      {dialog}
    </section>
  );
}
