import { IconAlertTriangle, IconArrowBackUp, IconCircleCheck, IconLoader, IconUpload } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { ImportState } from '#shared/model/accounts/user-import.ts';
import { StateBadge, type StateStyle } from '#web/ui/state-badge.tsx';

const UNDER_WAY: StateStyle = { icon: IconLoader, color: 'gray', variant: 'outline' };
const STYLE: Readonly<Record<ImportState, StateStyle>> = {
  uploading: { icon: IconUpload, color: 'gray', variant: 'light' },
  checking: UNDER_WAY,
  writing: UNDER_WAY,
  done: { icon: IconCircleCheck, color: 'green', variant: 'light' },
  clearing: UNDER_WAY,
  refused: { icon: IconAlertTriangle, color: 'danger', variant: 'light' },
  failed: { icon: IconAlertTriangle, color: 'danger', variant: 'light' },
  undoing: UNDER_WAY,
  undone: { icon: IconArrowBackUp, color: 'gray', variant: 'light' },
};

/** The state of an import as icon, label and colour. */
export function ImportStateBadge({ state }: { state: ImportState }) {
  const { t } = useTranslation('imports');
  return <StateBadge {...STYLE[state]} label={t(`state.${state}`)} miw="max-content" />;
}
