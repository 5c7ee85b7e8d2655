import { IconInbox } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { isFiltered, type VisitorFilter } from '#web/features/visitors/list/visitor-filter.ts';
import type { ListKind } from '#web/features/visitors/list-kind.ts';
import type { VisitorListQuery } from '#web/features/visitors/visitor-queries.ts';
import { ListEmptyState } from '#web/ui/data-table/list-empty-state.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';

interface VisitorListEmptyProps {
  kind: ListKind;
  filter: VisitorFilter<string>;
  /** Clears the filter. */
  onClear: () => void;
  list: VisitorListQuery<unknown>;
}

/** The empty states of a list. */
export function VisitorListEmpty({ kind, filter, onClear, list }: VisitorListEmptyProps) {
  const { t } = useTranslation('visitors');
  return (
    <ListEmptyState
      list={list}
      isFiltered={isFiltered(filter)}
      onClear={onClear}
      labels={{
        clear: t('list.clear'),
        failed: t('list.failed'),
        continueTitle: t('list.goOn.title'),
        continueText: t('list.goOn.text'),
        continue: t('list.goOn.action'),
        nothingTitle: t('list.nothing.title'),
        nothingText: t('list.nothing.text'),
      }}
    >
      <EmptyState icon={IconInbox} title={t(`list.empty.${kind}.title`)} text={t(`list.empty.${kind}.text`)} />
    </ListEmptyState>
  );
}
