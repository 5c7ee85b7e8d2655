import { useTranslation } from '#web/lib/use-translation.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { completeSnsAddress, type SnsTypeWithUrl } from '#shared/model/sites/sns-address.ts';
import { TextField } from '#web/features/editor/fields/text-field.tsx';
import { SnsTypeIcon } from '#web/features/editor/sns/sns-type-icon.tsx';
import classes from '#web/features/editor/sns/sns.module.css';
import { useSnsEntry } from '#web/features/editor/sns/use-sns-entry.ts';
import { useIsReadOnly } from '#web/features/editor/state/editor.ts';

const EXAMPLES: Readonly<Record<SnsTypeWithUrl, string>> = {
  youtube: 'https://www.youtube.com/@example',
  line: 'https://lin.ee/AbCdEfG',
  instagram: 'https://www.instagram.com/example/',
  x: 'https://x.com/example',
  tiktok: 'https://www.tiktok.com/@example',
  facebook: 'https://www.facebook.com/example',
};

/** The site's address on one SNS. */
export function SnsField({ type }: { type: SnsTypeWithUrl }) {
  const { t } = useTranslation(['shell', 'inspector']);
  const { value, error, change } = useSnsEntry(type, 'sns');
  const isReadOnly = useIsReadOnly();
  const complete = (): void => {
    const address = completeSnsAddress(type, value);
    if (!isReadOnly && address !== value) change(address);
  };
  return (
    <div data-anchor={`sns/${type}`} className={classes['row']}>
      <SnsTypeIcon type={type} />
      <TextField
        label={t(`inspector:sns.${type}`)}
        help={t('sns.example', { address: EXAMPLES[type] })}
        type="url"
        value={value}
        max={TEXT_MAX.url}
        error={error}
        isReadOnly={isReadOnly}
        onChange={change}
        onBlur={complete}
      />
    </div>
  );
}
