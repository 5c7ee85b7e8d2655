import { Stack, Text, TextInput, Title } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { email as emailField, parse } from '#shared/model/fields.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { PersonActions } from '#web/features/visitors/privacy/person-actions.tsx';
import { RetentionForm } from '#web/features/visitors/privacy/retention-form.tsx';
import { formErrors } from '#web/lib/form/field-errors.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';

interface PrivacyDialogProps {
  siteId: string;
  isOpen: boolean;
  onClose: () => void;
}

/** The form that exports or erases the data of a person by a typed e-mail address. */
function PersonForm({ siteId }: Pick<PrivacyDialogProps, 'siteId'>) {
  const { t } = useTranslation('visitors');
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<ReactNode>(null);
  const readEmail = (): string | undefined => {
    const parsed = parse(emailField(), typed, 'email');
    setError(parsed.ok ? null : formErrors(parsed.errors)['email']);
    return parsed.ok ? parsed.value : undefined;
  };
  return (
    <Stack gap="sm">
      <TextInput
        type="email"
        inputMode="email"
        autoComplete="off"
        label={t('privacy.email')}
        maxLength={TEXT_MAX.email}
        value={typed}
        error={error}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setError(null);
        }}
      />
      <PersonActions siteId={siteId} readEmail={readEmail} onErased={() => setTyped('')} />
    </Stack>
  );
}

interface PrivacySectionProps {
  title: string;
  help: string;
  children: ReactNode;
}

function PrivacySection({ title, help, children }: PrivacySectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Title order={3} id={id}>
        {title}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {help}
      </Text>
      {children}
    </section>
  );
}

/** The dialog for the personal data of a site's visitors: requests of a person, and the retention period. */
export function PrivacyDialog({ siteId, isOpen, onClose }: PrivacyDialogProps) {
  const { t } = useTranslation('visitors');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} size="lg" title={t('privacy.title')}>
      <Stack gap="xl">
        <PrivacySection title={t('privacy.person')} help={t('privacy.personHelp')}>
          <PersonForm siteId={siteId} />
        </PrivacySection>
        <PrivacySection title={t('privacy.retention')} help={t('privacy.retentionHelp')}>
          <RetentionForm siteId={siteId} />
        </PrivacySection>
      </Stack>
    </Dialog>
  );
}
