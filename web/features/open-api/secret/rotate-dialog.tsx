import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { type ApiAccess, ApiRotation } from '#shared/model/open-api/api-access.ts';
import { useRotateApiAccess } from '#web/features/open-api/api-access-queries.ts';
import { inFields, newSecretDraft, secretInput } from '#web/features/open-api/form/access-draft.ts';
import { SecretFields } from '#web/features/open-api/form/secret-fields.tsx';
import { DEFAULT_OVERLAP, OverlapField } from '#web/features/open-api/secret/overlap-field.tsx';
import type { ShownSecret } from '#web/features/open-api/secret/secret-dialog.tsx';
import { schemaErrors } from '#web/lib/form/field-errors.tsx';
import { useDraftForm } from '#web/lib/form/use-draft-form.ts';
import { toast } from '#web/lib/toast.ts';
import { DialogButtons } from '#web/ui/dialog/dialog-buttons.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FailureAlert } from '#web/ui/page/failure-alert.tsx';

interface RotateDialogProps {
  target: ApiAccess;
  onRotated: (secret: ShownSecret) => void;
  onClose: () => void;
}

/** Replaces the secret of an access. The former secret may stay valid for a while. */
export function RotateDialog({ target: { id, name, proof }, onRotated, onClose }: RotateDialogProps) {
  const { t } = useTranslation('api');
  const rotate = useRotateApiAccess();
  const [hours, setHours] = useState(DEFAULT_OVERLAP);
  const { formId, form, submitTo } = useDraftForm({
    initialValues: newSecretDraft(proof.kind),
    errorsOf: (draft) => inFields(schemaErrors(ApiRotation.shape.proof, secretInput(draft))),
    inForm: inFields,
  });
  const submit = submitTo(
    rotate,
    (draft) => ({ id, body: { proof: secretInput(draft), overlapHours: Number(hours) } }),
    ({ access, key }) => {
      toast.success(t('done.rotate', { name }));
      onRotated({ access, key });
    },
  );
  return (
    <Dialog onClose={onClose} title={t('rotate.title', { name })}>
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap="md">
          <Text>{t('rotate.text')}</Text>
          <SecretFields form={form} />
          <OverlapField label={t('rotate.overlap')} value={hours} onChange={setHours} />
          {rotate.isError && <FailureAlert title={t('failure.rotate')} error={rotate.error} />}
          <DialogButtons submitLabel={t('rotate.confirm')} isBusy={rotate.isPending} onCancel={onClose} />
        </Stack>
      </form>
    </Dialog>
  );
}
