import { Stack, Text } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { SiteTemplate } from '#shared/model/sites/site-template.ts';
import { templateErrors } from '#web/features/sites/shared/template-errors.ts';
import { TemplateFields } from '#web/features/sites/shared/template-fields.tsx';
import { useDeleteTemplate, useUpdateTemplate } from '#web/features/sites/shared/template-queries.ts';
import { useDraftForm } from '#web/lib/form/use-draft-form.ts';
import { toast } from '#web/lib/toast.ts';
import { DialogButtons } from '#web/ui/dialog/dialog-buttons.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { RemovalDialog } from '#web/ui/dialog/removal-dialog.tsx';
import { FormFailure } from '#web/ui/form/form-failure.tsx';

interface TemplateDialogProps {
  template: SiteTemplate;
  isOpen: boolean;
  onClose: () => void;
}

function EditForm({ template: { id, name, description, sharing }, onClose }: TemplateDialogProps) {
  const { t } = useTranslation('snapshots');
  const update = useUpdateTemplate();
  const { formId, form, submitTo } = useDraftForm({ initialValues: { name, description, sharing }, errorsOf: templateErrors });
  const submit = submitTo(
    update,
    (fields) => ({ id, fields }),
    ({ template }) => {
      toast.success(t('edit.done', { name: template.name }));
      onClose();
    },
  );
  return (
    <form id={formId} noValidate onSubmit={submit}>
      <Stack gap="md">
        <TemplateFields inputProps={(field) => form.getInputProps(field)} />
        <FormFailure title={t('edit.failed')} error={update.error} />
        <DialogButtons submitLabel={t('edit.submit')} isBusy={update.isPending} onCancel={onClose} />
      </Stack>
    </form>
  );
}

/** Changes the name, the description and the sharing of a template. */
export function EditTemplateDialog(props: TemplateDialogProps) {
  const { t } = useTranslation('snapshots');
  return (
    <Dialog isOpen={props.isOpen} onClose={props.onClose} title={t('edit.title')}>
      <EditForm {...props} />
    </Dialog>
  );
}

/** Deletes a template after a confirmation. */
export function DeleteTemplateDialog({ template: { id, name, sharing }, isOpen, onClose }: TemplateDialogProps) {
  const { t } = useTranslation('snapshots');
  return (
    <RemovalDialog
      id={id}
      isOpen={isOpen}
      removal={useDeleteTemplate()}
      title={t('remove.title')}
      confirmLabel={t('remove.confirm')}
      done={t('remove.done', { name })}
      failure={t('remove.failed')}
      onClose={onClose}
    >
      <Text>{t('remove.text', { name })}</Text>
      {sharing === 'below' && <Text mt="xs">{t('remove.shared')}</Text>}
    </RemovalDialog>
  );
}
