import { Stack, Switch, TagsInput, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { LIBRARY_TAGS_MAX, MEDIA_NAME_MAX, TEXT_MAX } from '#shared/model/limits.ts';
import { type LibraryFile, LibraryFileChange } from '#shared/model/media/library.ts';
import { useChangeLibraryFile } from '#web/features/media/library/library-file-queries.ts';
import { formErrors, schemaErrors } from '#web/lib/form/field-errors.tsx';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { DialogButtons } from '#web/ui/dialog/dialog-buttons.tsx';

interface FileFormProps {
  file: LibraryFile;
  onClose: () => void;
}

/** The name and the tags of a file, and whether it is kept without a site. */
export function FileForm({ file, onClose }: FileFormProps) {
  const { t } = useTranslation('library');
  const change = useChangeLibraryFile(file.id);
  const [values, setValues] = useState({ name: file.name, tags: file.tags, isKept: file.isKept });
  const [errors, setErrors] = useState<ReturnType<typeof formErrors>>({});
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const faults = schemaErrors(LibraryFileChange, values);
    setErrors(formErrors(faults.map((fault) => ({ ...fault, path: fault.path.split('.')[0] ?? '' }))));
    if (faults.length > 0) return;
    const { isKept, ...texts } = values;
    change.mutate(isKept === file.isKept ? texts : values, {
      onSuccess: () => {
        toast.success(t('file.saved'));
        onClose();
      },
      onError: (error) => toast.error(error, t('file.saveFailed')),
    });
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="sm">
        <TextInput
          label={t('file.name')}
          maxLength={MEDIA_NAME_MAX}
          value={values.name}
          error={errors['name']}
          onChange={({ currentTarget: { value } }) => setValues({ ...values, name: value })}
        />
        <TagsInput
          label={t('file.tags')}
          description={t('file.tagsHelp', { max: LIBRARY_TAGS_MAX, length: TEXT_MAX.button })}
          maxTags={LIBRARY_TAGS_MAX}
          value={values.tags}
          error={errors['tags']}
          onChange={(tags) => setValues({ ...values, tags })}
        />
        <Switch
          label={t('file.keep')}
          description={t('file.keepHelp')}
          checked={values.isKept}
          onChange={({ currentTarget: { checked } }) => setValues({ ...values, isKept: checked })}
        />
        <DialogButtons submitLabel={t('file.save')} isBusy={change.isPending} onCancel={onClose} />
      </Stack>
    </form>
  );
}
