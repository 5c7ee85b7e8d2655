import { Button } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link } from 'react-router';
import { SupportLine } from '#web/ui/page/support-line.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';

interface MissingItemProps {
  icon: TablerIcon;
  title: string;
  /** The screen to go to instead. */
  back: { path: string; label: string };
}

/** Shown instead of an item that does not exist or that the login may not see. */
export function MissingItem({ icon, title, back }: MissingItemProps) {
  const { t } = useTranslation('errors');
  const action = (
    <>
      <Button component={Link} to={back.path} variant="default">
        {back.label}
      </Button>
      <SupportLine isCentred />
    </>
  );
  return <EmptyState icon={icon} title={title} text={t('code.not-found')} action={action} />;
}
