import { Text } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { SiteLimits } from '#shared/model/plans/site-limits.ts';

/** States the largest grid the plan allows. */
export function PlanLimitNote({ limits: { planName, maxDirection: direction, maxSheets: sheets, swipe } }: { limits: SiteLimits }) {
  const { t } = useTranslation('inspector');
  const sentence = planName === '' ? 'site.limitWithoutPlan' : swipe ? 'site.limit' : 'site.oneColumn';
  return (
    <Text size="xs" c="dimmed">
      {t(sentence, { plan: planName, direction, sheets })}
    </Text>
  );
}
