import { Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { IconPhoto, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PROFILE_PICTURE_MAX_MB } from '#shared/model/limits.ts';
import { CropDialog } from '#web/features/profile/picture/crop-dialog.tsx';
import { ProfileSection } from '#web/features/profile/profile-section.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { storeUser } from '#web/lib/session/session.ts';
import { toast } from '#web/lib/toast.ts';
import { useUploadFaultText } from '#web/lib/upload/use-upload-fault-text.ts';
import { validateFile } from '#web/lib/upload/upload-request.ts';
import { useUser } from '#web/lib/session/user.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { PICTURE_ACCEPT } from '#web/ui/fields/file-drop.tsx';
import { PersonAvatar } from '#web/ui/person-avatar.tsx';

const AVATAR_SIZE = 96;

/** The own profile picture: chosen and cropped to a square, replaced or removed. */
export function PictureSection({ mayChange }: { mayChange: boolean }) {
  const { t } = useTranslation('profile');
  const { contactName, picture } = useUser();
  const faultText = useUploadFaultText();
  const [chosen, setChosen] = useState<{ file: File; url: string } | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isRemoving, setRemoving] = useState(false);

  const choose = async (file: File | null): Promise<void> => {
    if (!file) return;
    const error = await validateFile(file, 'profile');
    setFault(error ? faultText({ kind: 'rule', error }, file.name) : null);
    setChosen(error ? null : { file, url: URL.createObjectURL(file) });
  };
  const close = (): void => {
    if (chosen) URL.revokeObjectURL(chosen.url);
    setChosen(null);
  };
  const remove = useMutation({
    mutationFn: () => api.profile.setPicture({ body: { mediaId: null } }),
    onSuccess: ({ user }) => {
      storeUser(user);
      toast.success(t('picture.removed'));
    },
    onError: (error) => toast.error(error, t('picture.failed')),
    onSettled: () => setRemoving(false),
  });

  return (
    <ProfileSection title={t('picture.title')}>
      <Group gap="lg" align="center">
        <PersonAvatar name={contactName} picture={picture} size={AVATAR_SIZE} />
        {mayChange && (
          <Stack gap="xs" flex="1 1 220px">
            <Group gap="xs">
              <FileButton key={chosen?.url} accept={PICTURE_ACCEPT} onChange={(file) => void choose(file)}>
                {(props) => (
                  <Button {...props} variant="default" leftSection={<IconPhoto size={18} stroke={1.5} aria-hidden />}>
                    {t(picture ? 'picture.replace' : 'picture.choose')}
                  </Button>
                )}
              </FileButton>
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
            <Text size="sm" c="var(--mantine-color-error)" role="alert">
              {fault}
            </Text>
          </Stack>
        )}
      </Group>
      {chosen && <CropDialog {...chosen} onClose={close} />}
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
