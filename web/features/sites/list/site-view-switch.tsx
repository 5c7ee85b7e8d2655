import { SegmentedControl, VisuallyHidden } from '@mantine/core';
import { IconLayoutGrid, IconTable, type TablerIcon } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { SiteView } from '#web/features/sites/list/use-site-view.ts';

const ICONS: Readonly<Record<SiteView, TablerIcon>> = { table: IconTable, cards: IconLayoutGrid };
const VIEWS = ['table', 'cards'] as const;

interface SiteViewSwitchProps {
  view: SiteView;
  onChange: (view: SiteView) => void;
}

/** Switches the list between table and cards. */
export function SiteViewSwitch({ view, onChange }: SiteViewSwitchProps) {
  const { t } = useTranslation('sites');
  const option = (value: SiteView) => {
    const Icon = ICONS[value];
    const label = (
      <span title={t(`list.${value}`)}>
        <Icon size={18} stroke={1.5} aria-hidden style={{ display: 'block' }} />
        <VisuallyHidden>{t(`list.${value}`)}</VisuallyHidden>
      </span>
    );
    return { value, label };
  };
  return <SegmentedControl<SiteView> aria-label={t('list.view')} data={VIEWS.map(option)} value={view} onChange={onChange} />;
}
