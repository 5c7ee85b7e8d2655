import { useTranslation } from '#web/lib/use-translation.ts';
import { SNS_TYPES } from '#shared/model/sites/sns-type.ts';
import type { SnsTypeWithUrl } from '#shared/model/sites/sns-address.ts';
import { SnsField } from '#web/features/editor/sns/sns-field.tsx';
import { SnsSectionFrame } from '#web/features/editor/sns/sns-section-frame.tsx';
import { SnsOrder } from '#web/features/editor/sns/sns-order.tsx';

const TYPES_WITH_URL = SNS_TYPES.filter((type): type is SnsTypeWithUrl => type !== 'phone_number');

/** The site's addresses on other networks and their order in the bar. */
export function SnsSection() {
  const { t } = useTranslation('shell');
  return (
    <SnsSectionFrame section="sns" intro={t('sns.intro')}>
      {TYPES_WITH_URL.map((type) => (
        <SnsField key={type} type={type} />
      ))}
      <SnsOrder />
    </SnsSectionFrame>
  );
}
