import { Button } from '@mantine/core';
import { IconFilterOff, IconHistory, IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/ui/page/empty-state.tsx';

interface AuditLogEmptyProps {
  isFiltered: boolean;
  /** Part of the log has not been searched yet. */
  hasMore: boolean;
  isSearching: boolean;
  onContinue: () => void;
  onClear: () => void;
}

/** The empty states of the audit log: nothing found so far, nothing that matches, or nothing recorded. */
export function AuditLogEmpty({ isFiltered, hasMore, isSearching, onContinue, onClear }: AuditLogEmptyProps) {
  const { t } = useTranslation('audit');
  if (hasMore) {
    const continueAction = (
      <Button loading={isSearching} onClick={onContinue}>
        {t('goOn.action')}
      </Button>
    );
    return <EmptyState icon={IconSearch} title={t('goOn.title')} text={t('goOn.text')} action={continueAction} />;
  }
  if (!isFiltered) return <EmptyState icon={IconHistory} title={t('empty.title')} text={t('empty.text')} />;
  const clear = (
    <Button variant="default" onClick={onClear}>
      {t('filter.clear')}
    </Button>
  );
  return <EmptyState icon={IconFilterOff} title={t('nothing.title')} text={t('nothing.text')} action={clear} />;
}
