import { NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { SITE_TEMPLATE_MAX } from '#shared/model/limits.ts';
import type { SiteTemplate } from '#shared/model/sites/site-template.ts';
import { templateErrors } from '#web/features/sites/shared/template-errors.ts';
import { TemplateFields } from '#web/features/sites/shared/template-fields.tsx';
import { useSaveTemplate, useSiteTemplates } from '#web/features/sites/shared/template-queries.ts';
import { useDraftForm } from '#web/lib/form/use-draft-form.ts';
import { formatNumber } from '#web/lib/format/format.ts';
import { toast } from '#web/lib/toast.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { DialogButtons } from '#web/ui/dialog/dialog-buttons.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FormFailure } from '#web/ui/form/form-failure.tsx';

interface SaveTemplateDialogProps {
  site: { id: string; name: string };
  isOpen: boolean;
  onClose: () => void;
}

const NO_TEMPLATES: readonly SiteTemplate[] = [];

function SaveForm({ site, onClose }: SaveTemplateDialogProps) {
  const { t } = useTranslation('snapshots');
  const language = useLanguage();
  const save = useSaveTemplate();
  const listed = useSiteTemplates();
  const own = listed.data?.templates.filter(({ isOwn }) => isOwn) ?? NO_TEMPLATES;
  const [replacedId, setReplacedId] = useState<string | null>(null);
  const replaced = own.find(({ id }) => id === replacedId);
  const isFull = own.length >= SITE_TEMPLATE_MAX.stored;
  const { formId, form, submitTo } = useDraftForm({
    initialValues: { name: site.name, description: '', sharing: 'own' as const },
    errorsOf: templateErrors,
  });
  const submit = submitTo(
    save,
    (fields) => ({ replacedId: replaced?.id ?? null, siteId: site.id, fields }),
    ({ template: { name } }) => {
      toast.success(t(replaced ? 'save.replaced' : 'save.done', { name }));
      onClose();
    },
  );

  return (
    <form id={formId} noValidate onSubmit={submit}>
      <Stack gap="md">
        <div>
          <Text>{t('save.text', { name: site.name })}</Text>
          <Text size="sm" c="dimmed" mt={4}>
            {t('save.personal')}
          </Text>
        </div>
        <NativeSelect
          label={t('save.target')}
          disabled={listed.isPending}
          data={[
            { value: '', label: t('save.targetNew') },
            ...own.map(({ id, name }) => ({ value: id, label: t('save.targetReplace', { name }) })),
          ]}
          value={replaced?.id ?? ''}
          onChange={({ currentTarget: { value } }) => setReplacedId(value === '' ? null : value)}
        />
        {replaced && <Text size="sm">{t('save.replaceNote', { name: replaced.name })}</Text>}
        {!replaced && isFull && <Text size="sm">{t('save.full', { max: formatNumber(SITE_TEMPLATE_MAX.stored, language) })}</Text>}
        {!replaced && !isFull && <TemplateFields inputProps={(field) => form.getInputProps(field)} />}
        <FormFailure title={t('save.failed')} error={save.error} />
        <DialogButtons
          submitLabel={t(replaced ? 'save.replace' : 'save.submit')}
          isBusy={save.isPending}
          isDisabled={!replaced && isFull}
          onCancel={onClose}
        />
      </Stack>
    </form>
  );
}

/** Saves a site as a template: a new one, or in place of the content of one that the account has. */
export function SaveTemplateDialog(props: SaveTemplateDialogProps) {
  const { t } = useTranslation('snapshots');
  return (
    <Dialog isOpen={props.isOpen} onClose={props.onClose} title={t('save.title')}>
      <SaveForm {...props} />
    </Dialog>
  );
}
