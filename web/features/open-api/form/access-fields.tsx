import { Radio, Stack, Switch, TagsInput, Textarea, TextInput } from '@mantine/core';
import type { useForm } from '@mantine/form';
import { useTranslation } from '#web/lib/use-translation.ts';
import { API_PROOFS, ApiProofKind } from '#shared/model/open-api/api-access.ts';
import { API_ACCESS_MAX, TEXT_MAX } from '#shared/model/limits.ts';
import type { AccessDraft } from '#web/features/open-api/form/access-draft.ts';
import { OperationsField } from '#web/features/open-api/form/operations-field.tsx';
import { SecretFields } from '#web/features/open-api/form/secret-fields.tsx';
import { NoSitesNeeded, SitesField } from '#web/features/open-api/form/sites-field.tsx';
import { isOnlyBilling } from '#web/features/open-api/operation-groups.ts';
import { DayPicker } from '#web/ui/fields/time-picker/day-picker.tsx';

type AccessForm = Pick<ReturnType<typeof useForm<AccessDraft>>, 'values' | 'errors' | 'getInputProps' | 'setFieldValue'>;

/** The kind of authentication of an access. An existing access keeps its kind; a separate dialog rotates its secret. */
function ProofFields({ form, isNew }: { form: AccessForm; isNew: boolean }) {
  const { t } = useTranslation('api');
  const { kind } = form.values;
  return (
    <Stack gap="md">
      <Radio.Group
        label={t('form.proof')}
        name="api-proof"
        value={kind}
        {...(!isNew && { description: t('form.proofFixed') })}
        onChange={(chosen) => form.setFieldValue('kind', ApiProofKind.parse(chosen))}
      >
        <Stack gap="sm" mt={4}>
          {API_PROOFS.map((proof) => (
            <Radio
              key={proof}
              value={proof}
              label={t(`proof.${proof}`)}
              description={t(`proofHelp.${proof}`)}
              disabled={!isNew && proof !== kind}
            />
          ))}
        </Stack>
      </Radio.Group>
      {kind === 'addresses' && (
        <Textarea
          {...form.getInputProps('addresses')}
          label={t('form.addresses')}
          withAsterisk
          description={t('form.addressesHelp', { max: API_ACCESS_MAX.addresses })}
          name="api-addresses"
          rows={3}
          spellCheck={false}
        />
      )}
      {isNew && kind !== 'addresses' && <SecretFields form={form} />}
    </Stack>
  );
}

/** The fields of an API access. Each field shows its rule from the start. */
export function AccessFields({ form, isNew }: { form: AccessForm; isNew: boolean }) {
  const { t } = useTranslation('api');
  const { values, errors } = form;
  return (
    <Stack gap="lg">
      <TextInput
        {...form.getInputProps('name')}
        data-autofocus
        label={t('form.name')}
        withAsterisk
        description={t('form.nameHelp', { max: TEXT_MAX.line })}
        name="api-name"
        autoComplete="off"
      />
      <Switch {...form.getInputProps('isEnabled', { type: 'checkbox' })} label={t('form.enabled')} description={t('form.enabledHelp')} />
      <ProofFields form={form} isNew={isNew} />
      <OperationsField
        value={values.operations}
        error={errors['operations']}
        onChange={(operations) => form.setFieldValue('operations', operations)}
      />
      {isOnlyBilling(values.operations) ? (
        <NoSitesNeeded text={t('form.noSitesNeeded')} />
      ) : (
        <SitesField
          isEverySite={values.isEverySite}
          siteIds={values.siteIds}
          error={errors['siteIds']}
          help={t('form.sitesHelp', { max: API_ACCESS_MAX.sites })}
          onKind={(isEverySite) => form.setFieldValue('isEverySite', isEverySite)}
          onChange={(siteIds) => form.setFieldValue('siteIds', siteIds)}
        />
      )}
      <DayPicker
        {...form.getInputProps('expiresOn')}
        value={values.expiresOn}
        label={t('form.expires')}
        help={t('form.expiresHelp')}
        name="api-expires"
      />
      <TagsInput
        value={values.tags}
        error={errors['tags']}
        label={t('form.tags')}
        description={t('form.tagsHelp', { max: API_ACCESS_MAX.tags })}
        onChange={(tags) => form.setFieldValue('tags', tags)}
      />
    </Stack>
  );
}
