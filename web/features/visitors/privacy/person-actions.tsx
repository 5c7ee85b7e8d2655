import { Button, Group, Text } from '@mantine/core';
import { IconFileExport, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useErasePerson, useExportPerson } from '#web/features/visitors/privacy/use-person.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';

interface PersonActionsProps {
  siteId: string;
  /** Returns the address of the person, or shows an error and returns `undefined`. */
  readEmail: () => string | undefined;
  onErased: () => void;
}

/** Exports or erases all data of one person. Erasing requires the address again, since it is irreversible. */
export function PersonActions({ siteId, readEmail, onErased }: PersonActionsProps) {
  const { t } = useTranslation(['visitors', 'common']);
  const [asked, setAsked] = useState({ email: '', isOpen: false });
  const exportPerson = useExportPerson(siteId);
  const close = (): void => setAsked((before) => ({ ...before, isOpen: false }));
  const erasePerson = useErasePerson(siteId, onErased);

  return (
    <Group gap="xs">
      <Button
        variant="default"
        leftSection={<IconFileExport size={16} aria-hidden />}
        loading={exportPerson.isPending}
        onClick={() => {
          const email = readEmail();
          if (email !== undefined) exportPerson.mutate(email);
        }}
      >
        {t('privacy.exportPerson')}
      </Button>
      <Button
        variant="outline"
        color="danger"
        leftSection={<IconTrash size={16} aria-hidden />}
        onClick={() => {
          const email = readEmail();
          if (email !== undefined) setAsked({ email, isOpen: true });
        }}
      >
        {t('privacy.erasePerson')}
      </Button>
      <ConfirmDialog
        isOpen={asked.isOpen}
        title={t('privacy.eraseTitle')}
        confirmLabel={t('privacy.eraseConfirm')}
        isDanger
        isBusy={erasePerson.isPending}
        typedName={asked.email}
        onConfirm={() => erasePerson.mutate(asked.email, { onSettled: close })}
        onCancel={close}
      >
        <Text>{t('privacy.eraseText', { email: asked.email })}</Text>
        <Text fw={600} c="var(--mantine-color-error)" mt="xs">
          {t('common:confirm.irreversible')}
        </Text>
      </ConfirmDialog>
    </Group>
  );
}
