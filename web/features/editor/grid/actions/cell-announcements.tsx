import { VisuallyHidden } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useCellActionsState } from '#web/features/editor/grid/actions/cell-actions.ts';
import type { CellEvent } from '#web/features/editor/grid/actions/cell-event.ts';
import { useLineLabels } from '#web/features/editor/grid/actions/use-line-labels.ts';
import { toast } from '#web/lib/toast.ts';

/** Announces actions on cells to screen readers, and shows a toast for results that the map does not show: sheets replaced or omitted. */
export function CellAnnouncements() {
  const { t } = useTranslation('grid');
  const lineLabel = useLineLabels();
  const lastEvent = useCellActionsState((state) => state.lastEvent);

  const textOf = (event: CellEvent): string => {
    switch (event.kind) {
      case 'moved':
      case 'swapped':
        return t(`said.${event.kind}`, { from: event.from, to: event.to });
      case 'copied':
        return t('said.copied', { cell: event.cell });
      case 'inserted':
      case 'deleted':
        return t(`said.${event.kind}`, { lines: lineLabel(event.lines) });
      case 'cancelled':
      case 'nothingToCopy':
        return t(`said.${event.kind}`);
      default:
        return t(`said.${event.kind}`, { count: event.count });
    }
  };
  const show = useEffectEvent((event: CellEvent): void => {
    if (event.kind === 'nothingToCopy') toast.failure(textOf(event));
    if (event.kind !== 'pasted') return;
    if (event.outside > 0) toast.failure(t('said.noRoom', { count: event.outside }));
    else if (event.replaced > 0) toast.success(t('said.replaced', { count: event.replaced }));
  });
  useEffect(() => {
    if (lastEvent) show(lastEvent.event);
  }, [lastEvent]);

  return <VisuallyHidden role="status">{lastEvent ? textOf(lastEvent.event) : ''}</VisuallyHidden>;
}
