import { IconBan, IconCircleCheck, IconClock, IconHourglassEmpty, IconMail, IconReplace } from '@tabler/icons-react';
import type { EstimateSummary } from '#shared/model/billing/estimate.ts';
import { estimateStateOn, type ShownEstimateState } from '#shared/rules/billing/estimate.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';
import { serverNow } from '#web/lib/server-time.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { StateBadge, type StateStyle } from '#web/ui/state-badge.tsx';

const LOOK: Readonly<Record<ShownEstimateState, StateStyle>> = {
  draft: { icon: IconClock, color: 'gray', variant: 'outline' },
  sent: { icon: IconMail, color: 'blue', variant: 'light' },
  accepted: { icon: IconCircleCheck, color: 'green', variant: 'light' },
  declined: { icon: IconBan, color: 'gray', variant: 'light' },
  expired: { icon: IconHourglassEmpty, color: 'danger', variant: 'light' },
  replaced: { icon: IconReplace, color: 'gray', variant: 'light' },
};

/** The state of a quotation, as icon, label and colour; never by colour alone. */
export function EstimateStateBadge({ estimate }: { estimate: Pick<EstimateSummary, 'state' | 'sentAt' | 'validUntil'> }) {
  const { t } = useTranslation('estimates');
  const state = estimateStateOn(estimate, japaneseDay(serverNow()));
  return <StateBadge {...LOOK[state]} label={t(`state.${state}`)} miw="max-content" />;
}
