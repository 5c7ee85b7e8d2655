import { Text } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { snsHref } from '#shared/model/sites/sns-address.ts';
import { formatPhoneNumber } from '#shared/rules/text/format-phone-number.ts';
import { SectionLinkButton } from '#web/features/editor/fields/section-link-button.tsx';
import { TextField } from '#web/features/editor/fields/text-field.tsx';
import { SnsSectionFrame } from '#web/features/editor/sns/sns-section-frame.tsx';
import { SnsTypeIcon } from '#web/features/editor/sns/sns-type-icon.tsx';
import classes from '#web/features/editor/sns/sns.module.css';
import { useSnsEntry } from '#web/features/editor/sns/use-sns-entry.ts';
import { useIsReadOnly } from '#web/features/editor/state/editor.ts';

/**
 * The telephone number, one of the SNS entries, and the text and number that visitors see and dial. Leaving the field normalises
 * the number.
 */
export function PhoneSection() {
  const { t } = useTranslation(['shell', 'fields']);
  const { value, error, change } = useSnsEntry('phone_number', 'phone');
  const isReadOnly = useIsReadOnly();
  const displayNumber = formatPhoneNumber(value);
  const address = snsHref('phone_number', value.trim());
  return (
    <SnsSectionFrame section="phone" intro={t('phone.intro')}>
      <div data-anchor="sns/phone_number" className={classes['row']}>
        <SnsTypeIcon type="phone_number" />
        <TextField
          label={t('fields:section.phone')}
          help={t('phone.hint')}
          type="tel"
          value={value}
          max={TEXT_MAX.url}
          error={error}
          isReadOnly={isReadOnly}
          onChange={change}
          onBlur={() => displayNumber !== undefined && !isReadOnly && change(displayNumber)}
        />
      </div>
      {displayNumber !== undefined && address !== undefined && (
        <Text size="sm" role="status" aria-label={t('phone.shown')}>
          {t('phone.dials', { number: displayNumber, address })}
        </Text>
      )}
      <SectionLinkButton section="sns" label={t('phone.toOrder')} />
    </SnsSectionFrame>
  );
}
