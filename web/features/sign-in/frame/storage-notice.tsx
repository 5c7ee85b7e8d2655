import { Alert, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { isStorageBlocked } from '#web/lib/storage/browser-storage.ts';

/** Explains the limitations while the browser blocks storage. */
export function StorageNotice() {
  const { t } = useTranslation('session');
  const [isBlocked] = useState(isStorageBlocked);
  if (!isBlocked) return null;
  return (
    <Alert variant="light" color="gray" role="status" mb="lg" icon={<IconAlertTriangle aria-hidden />} title={t('storageBlocked.title')}>
      <Text size="sm">{t('storageBlocked.text')}</Text>
    </Alert>
  );
}
