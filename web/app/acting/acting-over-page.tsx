import { Button } from '@mantine/core';
import { IconClockX } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { leaveActing } from '#web/lib/api/leave-acting.ts';
import { focusHeading } from '#web/lib/focus-heading.ts';
import { MessagePage } from '#web/ui/page/message-page.tsx';

/** The page shown in place of every screen once acting for a login is over. */
export function ActingOverPage() {
  const { t } = useTranslation('acting');
  useEffect(() => focusHeading(), []);
  return (
    <MessagePage
      icon={IconClockX}
      title={t('over.title')}
      text={t('over.text')}
      actions={<Button onClick={() => void leaveActing()}>{t('back')}</Button>}
    />
  );
}
