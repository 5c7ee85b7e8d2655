import { ActionIcon, Button, Group, NativeSelect, Paper, Stack, Text, TextInput, Title, Tooltip } from '@mantine/core';
import { IconCircleCheck, IconMailForward, IconMailOff, IconTrash } from '@tabler/icons-react';
import { type UseMutationResult } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { type BillingRecipient, BILLING_RECIPIENTS_MAX, NewBillingRecipient } from '#shared/model/billing/billing-recipient.ts';
import { Language, LANGUAGE_NAME, LANGUAGES } from '#shared/model/language.ts';
import { mayAddRecipient } from '#shared/rules/billing/billing-recipients.ts';
import classes from '#web/features/billing/shared/recipients.module.css';
import { schemaErrors } from '#web/lib/form/field-errors.tsx';
import { useDraftForm } from '#web/lib/form/use-draft-form.ts';
import { toast } from '#web/lib/toast.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { RemovalDialog } from '#web/ui/dialog/removal-dialog.tsx';
import { FormFailure } from '#web/ui/form/form-failure.tsx';
import { StateBadge, type StateStyle } from '#web/ui/state-badge.tsx';

const STYLE: Readonly<Record<BillingRecipient['state'], StateStyle>> = {
  waiting: { icon: IconMailForward, color: 'gray' },
  confirmed: { icon: IconCircleCheck, color: 'green' },
  refused: { icon: IconMailOff, color: 'danger' },
};

type Adding = UseMutationResult<unknown, Error, NewBillingRecipient>;
type Removal = UseMutationResult<unknown, Error, string>;

function AddForm({ adding }: { adding: Adding }) {
  const { t } = useTranslation('recipients');
  const { formId, form, submitTo } = useDraftForm({
    initialValues: { email: '', language: useLanguage() },
    errorsOf: (values) => schemaErrors(NewBillingRecipient, values),
  });
  const submit = submitTo(
    adding,
    (values) => values,
    () => {
      form.setFieldValue('email', '');
      toast.success(t('sent'));
    },
  );
  return (
    <form id={formId} noValidate onSubmit={submit}>
      <Stack gap="sm">
        <FormFailure title={t('addFailed')} error={adding.error} />
        <Group gap="sm" align="flex-start">
          <TextInput
            {...form.getInputProps('email')}
            className={classes['address'] ?? ''}
            label={t('email')}
            type="email"
            name="recipient-email"
            autoComplete="off"
            withAsterisk
          />
          <NativeSelect
            label={t('language')}
            name="recipient-language"
            data={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAME[value] }))}
            value={form.values.language}
            onChange={({ currentTarget }) => form.setFieldValue('language', Language.parse(currentTarget.value))}
          />
        </Group>
        <Text size="sm" c="dimmed">
          {t('addHelp')}
        </Text>
        <Button type="submit" variant="default" loading={adding.isPending} style={{ alignSelf: 'start' }}>
          {t('add')}
        </Button>
      </Stack>
    </form>
  );
}

interface RecipientsSectionProps {
  recipients: readonly BillingRecipient[];
  mayChange: boolean;
  adding: Adding;
  removal: Removal;
}

/** The addresses without a login that receive the e-mails about invoices. */
export function RecipientsSection({ recipients, mayChange, adding, removal }: RecipientsSectionProps) {
  const { t } = useTranslation('recipients');
  const titleId = useId();
  const [removed, setRemoved] = useState<BillingRecipient | null>(null);
  return (
    <Paper component="section" withBorder radius="md" p="lg" aria-labelledby={titleId}>
      <Stack gap="md">
        <div>
          <Title order={2} size="h4" id={titleId}>
            {t('title')}
          </Title>
          <Text size="sm" c="dimmed">
            {t('lead', { max: BILLING_RECIPIENTS_MAX })}
          </Text>
        </div>
        {recipients.length === 0 ? (
          <Text>{t('none')}</Text>
        ) : (
          <ul className={classes['list']}>
            {recipients.map((recipient) => (
              <li key={recipient.id}>
                <div className={classes['who']}>
                  <Text fw={500} className={classes['email'] ?? ''}>
                    {recipient.email}
                  </Text>
                  <Text size="sm" c="dimmed">
                    {LANGUAGE_NAME[recipient.language]}
                  </Text>
                </div>
                <Group gap="xs" wrap="nowrap" ml="auto">
                  <StateBadge {...STYLE[recipient.state]} label={t(`state.${recipient.state}`)} miw="max-content" />
                  {mayChange && (
                    <Tooltip label={t('remove.action')}>
                      <ActionIcon aria-label={t('remove.label', { email: recipient.email })} onClick={() => setRemoved(recipient)}>
                        <IconTrash size={18} stroke={1.5} aria-hidden />
                      </ActionIcon>
                    </Tooltip>
                  )}
                </Group>
              </li>
            ))}
          </ul>
        )}
        {mayChange && (mayAddRecipient(recipients) ? <AddForm adding={adding} /> : <Text size="sm">{t('full')}</Text>)}
      </Stack>
      {removed && (
        <RemovalDialog
          id={removed.id}
          removal={removal}
          title={t('remove.title')}
          confirmLabel={t('remove.confirm')}
          done={t('remove.done')}
          failure={t('remove.failed')}
          onClose={() => setRemoved(null)}
        >
          <Text>{t('remove.text', { email: removed.email })}</Text>
        </RemovalDialog>
      )}
    </Paper>
  );
}
