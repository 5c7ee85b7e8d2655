import { Stack, Text, TextInput } from '@mantine/core';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { parse, requiredText } from '#shared/model/fields.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import type { ListedSite } from '#shared/model/sites/site.ts';
import { defaultCopyName } from '#web/lib/format/default-copy-name.ts';
import { useDuplicateSite } from '#web/features/sites/site-queries.ts';
import { formErrors } from '#web/lib/form/field-errors.tsx';
import { formatNumber } from '#web/lib/format/format.ts';
import { toast } from '#web/lib/toast.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { DialogButtons } from '#web/ui/dialog/dialog-buttons.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FailureAlert } from '#web/ui/page/failure-alert.tsx';

interface DuplicateSiteDialogProps {
  site: ListedSite;
  isOpen: boolean;
  onClose: () => void;
}

function CopyForm({ site, onClose }: DuplicateSiteDialogProps) {
  const { t } = useTranslation('sites');
  const language = useLanguage();
  const duplicate = useDuplicateSite();
  const [name, setName] = useState(() => defaultCopyName(site.name, (original) => t('duplicate.copyName', { name: original })));
  const [wasSubmitted, setSubmitted] = useState(false);
  const parsed = parse(requiredText(TEXT_MAX.line), name);

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setSubmitted(true);
    if (!parsed.ok || duplicate.isPending) return;
    duplicate.mutate(
      { id: site.id, name: parsed.value },
      {
        onSuccess: (made) => {
          toast.success(t('duplicate.done', { name: made.site.name }));
          onClose();
        },
        onError: (error) => toast.error(error, t('duplicate.failed')),
      },
    );
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text>{t('duplicate.text', { name: site.name })}</Text>
        <TextInput
          data-autofocus
          label={t('duplicate.name')}
          description={t('create.nameHelp', { max: formatNumber(TEXT_MAX.line, language) })}
          autoComplete="off"
          value={name}
          error={wasSubmitted && !parsed.ok ? formErrors(parsed.errors.map((error) => ({ ...error, path: 'name' })))['name'] : null}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        {duplicate.isError && <FailureAlert title={t('duplicate.failed')} error={duplicate.error} isAnnounced={false} />}
        <DialogButtons submitLabel={t('duplicate.submit')} isBusy={duplicate.isPending} onCancel={onClose} />
      </Stack>
    </form>
  );
}

/** Duplicates a site under a name that the user enters. */
export function DuplicateSiteDialog(props: DuplicateSiteDialogProps) {
  const { t } = useTranslation('sites');
  return (
    <Dialog isOpen={props.isOpen} onClose={props.onClose} title={t('duplicate.title')}>
      <CopyForm {...props} />
    </Dialog>
  );
}
