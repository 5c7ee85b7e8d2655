import { VisuallyHidden } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useCellActionsState } from '#web/features/editor/grid/actions/cell-actions.ts';
import type { CellEvent } from '#web/features/editor/grid/actions/cell-event.ts';
import { useLineLabels } from '#web/features/editor/grid/actions/use-line-labels.ts';
import { toast } from '#web/lib/toast.ts';

/** Says aloud what was done to cells, and shows what the map alone does not tell: sheets replaced, or left out. */
export function CellAnnouncements() {
  const { t } = useTranslation('grid');
  const lineWords = useLineLabels();
  const event = useCellActionsState((state) => state.event);

  const words = (what: CellEvent): string => {
    switch (what.kind) {
      case 'moved':
      case 'swapped':
        return t(`said.${what.kind}`, { from: what.from, to: what.to });
      case 'copied':
        return t('said.copied', { cell: what.cell });
      case 'inserted':
      case 'deleted':
        return t(`said.${what.kind}`, { lines: lineWords(what.lines) });
      case 'cancelled':
      case 'nothingToCopy':
        return t(`said.${what.kind}`);
      default:
        return t(`said.${what.kind}`, { count: what.count });
    }
  };
  const show = useEffectEvent((what: CellEvent): void => {
    if (what.kind === 'nothingToCopy') toast.failure(words(what));
    if (what.kind !== 'pasted') return;
    if (what.outside > 0) toast.failure(t('said.noRoom', { count: what.outside }));
    else if (what.replaced > 0) toast.success(t('said.replaced', { count: what.replaced }));
  });
  useEffect(() => {
    if (event) show(event.what);
  }, [event]);

  return <VisuallyHidden role="status">{event ? words(event.what) : ''}</VisuallyHidden>;
}
