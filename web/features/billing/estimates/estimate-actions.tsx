import { Button, Group, Menu, Text } from '@mantine/core';
import { IconChevronDown, IconFileDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { LANGUAGES } from '#shared/model/language.ts';
import { isEstimateOpen } from '#shared/rules/billing/estimate.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';
import {
  type EstimateData,
  useDecideEstimate,
  useDownloadApplication,
  useDownloadEstimate,
  useSendEstimate,
} from '#web/features/billing/estimates/estimate-queries.ts';
import { refusalOf } from '#web/lib/api/api-error.ts';
import { createEstimatePath } from '#web/lib/paths.ts';
import { serverNow } from '#web/lib/server-time.ts';
import { useUser } from '#web/lib/session/user.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';

/** Downloads the PDF of a quotation in a language. */
function DownloadMenu({ number }: { number: string }) {
  const { t } = useTranslation(['estimates', 'bills']);
  const download = useDownloadEstimate(number);
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconFileDownload size={18} aria-hidden />}
          rightSection={<IconChevronDown size={16} aria-hidden />}
          loading={download.isPending}
        >
          {t('pdf')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {LANGUAGES.map((language) => (
          <Menu.Item key={language} onClick={() => download.mutate(language)}>
            {t(`bills:documents.${language}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Downloads the application form of an accepted quotation, once its PDF is made. */
function ApplicationButton({ number }: { number: string }) {
  const { t } = useTranslation('estimates');
  const download = useDownloadApplication(number);
  return (
    <Button
      variant="default"
      leftSection={<IconFileDownload size={18} aria-hidden />}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      {t('application')}
    </Button>
  );
}

/** What the operator can do with a quotation: send it, record the decision and replace it while it is open, and download its PDFs. */
export function EstimateActions({ estimate }: { estimate: EstimateData }) {
  const { t } = useTranslation('estimates');
  const user = useUser();
  const { number, email, sentAt, state } = estimate;
  const [asked, setAsked] = useState<'send' | 'accepted' | 'declined' | null>(null);
  const send = useSendEstimate(number);
  const decide = useDecideEstimate(number);
  const isOpen = isEstimateOpen(estimate, japaneseDay(serverNow()));
  const confirm = (): void => {
    const callbacks = {
      onSuccess: () => toast.success(t(`done.${asked ?? 'send'}`)),
      onError: (error: Error) =>
        refusalOf(error)?.code === 'transition-refused' ? toast.failure(t('refused')) : toast.error(error, t('changeFailed')),
      onSettled: () => setAsked(null),
    };
    if (asked === 'send') send.mutate(undefined, callbacks);
    else if (asked !== null) decide.mutate(asked, callbacks);
  };
  return (
    <Group gap="xs">
      {isOpen && <Button onClick={() => setAsked('send')}>{t(sentAt === null ? 'send' : 'sendAgain')}</Button>}
      {isOpen && (
        <Button variant="default" onClick={() => setAsked('accepted')}>
          {t('accept')}
        </Button>
      )}
      {isOpen && (
        <Button variant="default" onClick={() => setAsked('declined')}>
          {t('decline')}
        </Button>
      )}
      {state === 'open' && (
        <Button component={Link} to={`${createEstimatePath(user)}?replaces=${number}`} variant="default">
          {t('replace')}
        </Button>
      )}
      <DownloadMenu number={number} />
      {state === 'accepted' && <ApplicationButton number={number} />}
      <ConfirmDialog
        isOpen={asked !== null}
        title={t(`ask.${asked ?? 'send'}.title`)}
        confirmLabel={t(`ask.${asked ?? 'send'}.action`)}
        isDanger={false}
        isBusy={send.isPending || decide.isPending}
        onConfirm={confirm}
        onCancel={() => setAsked(null)}
      >
        <Text>{t(`ask.${asked ?? 'send'}.text`, { email, number })}</Text>
      </ConfirmDialog>
    </Group>
  );
}
