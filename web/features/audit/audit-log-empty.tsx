import { Button } from '@mantine/core';
import { IconFilterOff, IconHistory, IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/ui/page/empty-state.tsx';

interface AuditLogEmptyProps {
  isNarrowed: boolean;
  /** There is more of the log to go through. */
  hasMore: boolean;
  isSearching: boolean;
  onGoOn: () => void;
  onClear: () => void;
}

/** Nothing found so far, nothing of that kind at all, or nothing recorded at all; each with what to do next. */
export function AuditLogEmpty({ isNarrowed, hasMore, isSearching, onGoOn, onClear }: AuditLogEmptyProps) {
  const { t } = useTranslation('audit');
  if (hasMore) {
    const goOn = (
      <Button loading={isSearching} onClick={onGoOn}>
        {t('goOn.action')}
      </Button>
    );
    return <EmptyState icon={IconSearch} title={t('goOn.title')} text={t('goOn.text')} action={goOn} />;
  }
  if (!isNarrowed) return <EmptyState icon={IconHistory} title={t('empty.title')} text={t('empty.text')} />;
  const clear = (
    <Button variant="default" onClick={onClear}>
      {t('filter.clear')}
    </Button>
  );
  return <EmptyState icon={IconFilterOff} title={t('nothing.title')} text={t('nothing.text')} action={clear} />;
}
