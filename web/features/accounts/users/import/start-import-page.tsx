import { Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useNavigate } from 'react-router';
import { userImport } from '#shared/api-contract/endpoints/user-import.ts';
import { USER_IMPORT_MAX } from '#shared/model/limits.ts';
import { type AccountType, roleOfType } from '#shared/model/accounts/account-type.ts';
import { AccountTypeChoice } from '#web/features/accounts/users/form/fields/account-type-choice.tsx';
import { OemField } from '#web/features/accounts/users/form/fields/oem-field.tsx';
import { creatableTypes, isBelowOem } from '#web/features/accounts/users/creatable-types.ts';
import { FormUnavailablePage } from '#web/features/accounts/users/form/form-unavailable-page.tsx';
import { useLicences } from '#web/features/accounts/users/use-licences.ts';
import { ImportHistory } from '#web/features/accounts/users/import/import-history.tsx';
import { useStartImport } from '#web/features/accounts/users/import/import-queries.ts';
import { TemplateButton } from '#web/features/accounts/users/import/template-button.tsx';
import { LicenceBar } from '#web/features/accounts/users/licence-bar.tsx';
import { refusalOf } from '#web/lib/api/api-error.ts';
import { useErrorText } from '#web/lib/api/error-text.ts';
import { FieldErrorText, formErrors, schemaErrors } from '#web/lib/form/field-errors.tsx';
import { formatNumber } from '#web/lib/format/format.ts';
import { userImportPath, userListPath } from '#web/lib/paths.ts';
import { actorOf, useMayDo, useUser } from '#web/lib/session/user.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { FieldGroup } from '#web/ui/fields/field-group.tsx';
import { FileDrop } from '#web/ui/fields/file-drop.tsx';
import { Page } from '#web/ui/page/page.tsx';

const ACCEPT = '.csv,text/csv';

/** The state of the form that starts an import: account type, OEM and errors. Opens the import once its file is uploaded. */
function useImportStart(types: [AccountType, ...AccountType[]]) {
  const navigate = useNavigate();
  const user = useUser();
  const errorText = useErrorText();
  const start = useStartImport();
  const [type, setType] = useState(types[0]);
  const [oemId, setOemId] = useState<string | null>(null);
  const [errors, setErrors] = useState<Record<string, ReactNode>>({});
  const needsOem = user.workRole === 'MASTER' && isBelowOem(type);
  const parentId = needsOem ? oemId : user.workAccountId;

  const started = start.data;
  useEffect(() => {
    if (started) void navigate(userImportPath(user, started.id));
  }, [started, navigate, user]);

  const take = (files: readonly File[]): void => {
    const [file] = files;
    if (!file || start.isPending) return;
    if (parentId === null) return setErrors({ parentId: <FieldErrorText error={{ path: 'parentId', rule: 'required' }} /> });
    const body = { role: roleOfType(type), parentId };
    const faults = schemaErrors(userImport.start.body, { ...body, fileName: file.name, size: file.size });
    setErrors(formErrors(faults));
    if (faults.length > 0) return;
    start.mutate(
      { ...body, file },
      {
        onError: (error) => {
          const refused = refusalOf(error)?.fields ?? [];
          setErrors(refused.length > 0 ? formErrors(refused) : { file: errorText(error) });
        },
      },
    );
  };
  const changeType = (next: AccountType): void => {
    setType(next);
    setErrors({});
  };
  return { type, changeType, needsOem, oemId, setOemId, parentId, errors, take, isBusy: start.isPending || start.isSuccess };
}

function StartForm({ types }: { types: [AccountType, ...AccountType[]] }) {
  const { t } = useTranslation(['imports', 'users']);
  const language = useLanguage();
  const start = useImportStart(types);
  const { type, errors } = start;
  const licences = useLicences(type === 'oem-user' ? start.parentId : null);
  const max = formatNumber(USER_IMPORT_MAX.fileMb, language);
  return (
    <Stack gap="lg" maw={720}>
      {types.length > 1 && <AccountTypeChoice types={types} value={type} onChange={start.changeType} />}
      {start.needsOem && <OemField value={start.oemId} error={errors['parentId']} onChange={start.setOemId} />}
      {licences && (
        <FieldGroup label={t('users:field.licences')}>
          <LicenceBar licences={licences} />
        </FieldGroup>
      )}
      <FieldGroup label={t('imports:start.template')}>
        <Stack gap="xs" align="flex-start">
          <Text size="sm" c="dimmed">
            {t('imports:start.templateHelp')}
          </Text>
          <TemplateButton role={roleOfType(type)} />
        </Stack>
      </FieldGroup>
      <FileDrop
        label={t('imports:start.file')}
        accept={{ attribute: ACCEPT, formats: t('imports:start.formats', { max }) }}
        isDisabled={start.isBusy}
        error={errors['fileName'] ?? errors['size'] ?? errors['file']}
        onFiles={start.take}
      />
      {start.isBusy && <Text role="status">{t('imports:start.uploading')}</Text>}
    </Stack>
  );
}

/** Starts an import of accounts from a file, and lists the earlier ones. */
export function StartImportPage() {
  const { t } = useTranslation(['imports', 'users']);
  const language = useLanguage();
  const user = useUser();
  const mayWrite = useMayDo('user:write');
  const [first, ...others] = creatableTypes(actorOf(user), user.workRole);
  const title = t('imports:title');
  if (!mayWrite || !first)
    return <FormUnavailablePage title={title} reason="forbidden" back={{ path: userListPath(user), label: t('users:toList') }} />;
  return (
    <Page title={title} lead={t('imports:lead', { max: formatNumber(USER_IMPORT_MAX.rows, language) })}>
      <Stack gap="xl">
        <Group align="flex-start">
          <StartForm types={[first, ...others]} />
        </Group>
        <ImportHistory />
      </Stack>
    </Page>
  );
}
