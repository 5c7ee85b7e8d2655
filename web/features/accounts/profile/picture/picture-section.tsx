import { Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { IconPhoto, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { PROFILE_PICTURE_MAX_MB } from '#shared/model/limits.ts';
import type { ImageRef } from '#shared/model/media/media.ts';
import { CropDialog } from '#web/features/accounts/profile/picture/crop-dialog.tsx';
import { ProfileSection } from '#web/features/accounts/profile/profile-section.tsx';
import { LibraryButton } from '#web/features/media/shared/library-button.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { storeUser } from '#web/lib/session/session.ts';
import { toast } from '#web/lib/toast.ts';
import { useImageUpload } from '#web/lib/upload/use-image-upload.ts';
import { useUploadFaultText } from '#web/lib/upload/use-upload-fault-text.ts';
import { validateFile } from '#web/lib/upload/upload-request.ts';
import { useUser } from '#web/lib/session/user.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { PICTURE_ACCEPT } from '#web/ui/fields/file-drop.tsx';
import { UploadFailure } from '#web/ui/fields/upload-failure.tsx';
import { UploadProgress } from '#web/ui/fields/upload-progress.tsx';
import { FormFailure } from '#web/ui/form/form-failure.tsx';
import { PersonAvatar } from '#web/ui/person-avatar.tsx';
import { UnsavedGuard } from '#web/ui/form/unsaved-guard.tsx';

const AVATAR_SIZE = 96;

/** Chooses, crops, replaces and removes the login's profile picture, and shows the new picture during the upload. */
export function PictureSection({ mayChange }: { mayChange: boolean }) {
  const { t } = useTranslation('profile');
  const { contactName, picture } = useUser();
  const faultText = useUploadFaultText();
  const [chosen, setChosen] = useState<{ file: File; url: string } | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isRemoving, setRemoving] = useState(false);

  const save = useMutation({
    mutationFn: ({ mediaId }: ImageRef) => api.profile.setPicture({ body: { mediaId } }),
    onSuccess: ({ user }) => {
      storeUser(user);
      toast.success(t('picture.saved'));
    },
  });
  const uploading = useImageUpload({ kind: 'profile', onReady: (image) => save.mutate(image) });
  const { upload, isBusy } = uploading;
  const isSaving = isBusy || save.isPending;
  const coming = isBusy ? upload?.picture : save.isPending && save.variables;

  const choose = async (file: File | null): Promise<void> => {
    if (!file) return;
    const error = await validateFile(file, 'profile');
    uploading.cancel();
    save.reset();
    setFault(error ? faultText({ kind: 'rule', error }, file.name) : null);
    setChosen(error ? null : { file, url: URL.createObjectURL(file) });
  };
  const close = (): void => {
    if (chosen) URL.revokeObjectURL(chosen.url);
    setChosen(null);
  };
  const remove = useMutation({
    mutationFn: () => api.profile.setPicture({ body: { mediaId: null } }),
    onMutate: uploading.cancel,
    onSuccess: ({ user }) => {
      storeUser(user);
      toast.success(t('picture.removed'));
    },
    onError: (error) => toast.error(error, t('picture.failed')),
    onSettled: () => setRemoving(false),
  });

  return (
    <ProfileSection title={t('picture.title')}>
      <UnsavedGuard isActive={isSaving} />
      <Group gap="lg" align="center">
        <PersonAvatar name={contactName} picture={coming || picture} size={AVATAR_SIZE} />
        {mayChange && (
          <Stack gap="xs" flex="1 1 220px">
            <Group gap="xs">
              <FileButton key={chosen?.url} accept={PICTURE_ACCEPT} onChange={(file) => void choose(file)}>
                {(props) => (
                  <Button {...props} variant="default" loading={isSaving} leftSection={<IconPhoto size={18} stroke={1.5} aria-hidden />}>
                    {t(picture ? 'picture.replace' : 'picture.choose')}
                  </Button>
                )}
              </FileButton>
              <LibraryButton isDisabled={isSaving} onFile={(file) => void choose(file)} />
              {picture && (
                <Button
                  variant="subtle"
                  color="gray"
                  leftSection={<IconTrash size={18} stroke={1.5} aria-hidden />}
                  onClick={() => setRemoving(true)}
                >
                  {t('picture.remove')}
                </Button>
              )}
            </Group>
            <Text size="xs" c="dimmed">
              {t('picture.help', { max: PROFILE_PICTURE_MAX_MB })}
            </Text>
            {isBusy && upload && <UploadProgress upload={upload} onCancel={uploading.cancel} />}
            <Text component="div" size="sm" c="var(--mantine-color-error)" role="alert">
              {fault ?? (upload && !isBusy && <UploadFailure {...uploading} upload={upload} />)}
            </Text>
            <FormFailure title={t('picture.failed')} error={save.error} />
          </Stack>
        )}
      </Group>
      {chosen && (
        <CropDialog
          {...chosen}
          onClose={close}
          onCropped={(file) => {
            close();
            uploading.start(file);
          }}
        />
      )}
      <ConfirmDialog
        isOpen={isRemoving}
        title={t('picture.removeTitle')}
        confirmLabel={t('picture.remove')}
        isDanger
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onCancel={() => setRemoving(false)}
      >
        {t('picture.removeText')}
      </ConfirmDialog>
    </ProfileSection>
  );
}
