import { Button, Group, NativeSelect, Popover, Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import { IconMail, IconQrcode } from '@tabler/icons-react';
import { type SyntheticEvent, useRef, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { FieldError } from '#shared/model/error.ts';
import { Language, LANGUAGE_NAME, LANGUAGES } from '#shared/model/language.ts';
import { DOMAIN_MESSAGE_MAX, DomainInstructions, type SiteDomain } from '#shared/model/domains/custom-domain.ts';
import classes from '#web/features/editor/domains/domain.module.css';
import { useSendInstructions } from '#web/features/editor/domains/domain-queries.ts';
import { QrPicture } from '#web/ui/qr/qr-picture.tsx';
import { refusalOf } from '#web/lib/api/api-error.ts';
import { FieldErrorText, schemaErrors } from '#web/lib/form/field-errors.tsx';
import { focusFirstError } from '#web/lib/form/focus-first-error.ts';
import { formatTime } from '#web/lib/format/format.ts';
import { toast } from '#web/lib/toast.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { CopyTextButton } from '#web/ui/copy-text-button.tsx';

interface SendRecordProps {
  siteId: string;
  domain: SiteDomain;
}

/** Returns the form state of the e-mail, and its request. */
function useInstructions({ siteId, domain: { token } }: SendRecordProps) {
  const { t } = useTranslation('domain');
  const language = useLanguage();
  const send = useSendInstructions(siteId, token);
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState({ email: '', language, message: '' });
  const [faults, setFaults] = useState<readonly FieldError[]>([]);

  const change = (differences: Partial<typeof draft>): void => {
    setDraft({ ...draft, ...differences });
    setFaults(faults.filter(({ path }) => !(path in differences)));
  };
  const refuse = (found: readonly FieldError[]): void => {
    setFaults(found);
    focusFirstError(form.current);
  };
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const found = schemaErrors(DomainInstructions, draft);
    if (found.length > 0) {
      refuse(found);
      return;
    }
    try {
      await send.mutateAsync(draft);
      toast.success(t('send.sent', { email: draft.email.trim() }));
      setDraft({ ...draft, email: '', message: '' });
    } catch (error) {
      refuse(refusalOf(error)?.fields ?? []);
      toast.error(error);
    }
  };
  const errorOf = (path: string) => {
    const fault = faults.find((each) => each.path === path);
    return fault && <FieldErrorText error={fault} />;
  };
  return { form, draft, change, errorOf, submit, isSending: send.isPending };
}

function InstructionsForm(props: SendRecordProps) {
  const { t } = useTranslation('domain');
  const { form, draft, change, errorOf, submit, isSending } = useInstructions(props);
  return (
    <form ref={form} noValidate aria-label={t('send.title')} onSubmit={(event) => void submit(event)}>
      <Stack gap="sm">
        <Group gap="sm" align="flex-start" grow>
          <TextInput
            label={t('send.email')}
            inputMode="email"
            autoComplete="off"
            miw={200}
            value={draft.email}
            error={errorOf('email')}
            onChange={({ currentTarget }) => change({ email: currentTarget.value })}
          />
          <NativeSelect
            label={t('send.language')}
            data={LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAME[language] }))}
            value={draft.language}
            onChange={({ currentTarget }) => change({ language: Language.parse(currentTarget.value) })}
          />
        </Group>
        <Textarea
          label={t('send.message')}
          description={t('send.messageHelp', { max: DOMAIN_MESSAGE_MAX })}
          rows={2}
          value={draft.message}
          error={errorOf('message')}
          onChange={({ currentTarget }) => change({ message: currentTarget.value })}
        />
        <Group>
          <Button type="submit" variant="default" leftSection={<IconMail size={16} stroke={1.5} aria-hidden />} loading={isSending}>
            {t('send.mail')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** The record as a QR code, for a phone without the console. */
function RecordQr({ domain: { record } }: Pick<SendRecordProps, 'domain'>) {
  const { t } = useTranslation('domain');
  const text = `${record.name}\n${record.type}\n${record.value}`;
  return (
    <Popover trapFocus withArrow shadow="md" position="bottom">
      <Popover.Target>
        <Button variant="default" leftSection={<IconQrcode size={16} stroke={1.5} aria-hidden />}>
          {t('send.qr')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('send.qr')}>
        <Stack gap="xs" align="center" maw={240}>
          <QrPicture text={text} label={t('send.qrLabel')} />
          <Text size="xs" c="dimmed" ta="center">
            {t('send.qrHint')}
          </Text>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

/** Sends the record to the person who manages the domain: by e-mail, as text, or as a QR code. */
export function SendRecord({ siteId, domain, isReadOnly }: SendRecordProps & { isReadOnly: boolean }) {
  const { t } = useTranslation('domain');
  const { record, shownName, until } = domain;
  const body = t('send.body', {
    name: shownName,
    host: record.host,
    target: record.value,
    until: until === null ? '–' : formatTime(until),
  });
  return (
    <div className={classes['card']}>
      <Title order={3}>{t('send.title')}</Title>
      <Text size="sm" c="dimmed">
        {t('send.text')}
      </Text>
      {!isReadOnly && <InstructionsForm siteId={siteId} domain={domain} />}
      <Group gap="xs">
        <CopyTextButton text={body} label={t('send.copy')} copiedLabel={t('send.copied')} />
        <RecordQr domain={domain} />
      </Group>
    </div>
  );
}
