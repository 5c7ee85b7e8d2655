import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { AuditEntry } from '#shared/model/audit/audit.ts';
import { formatNumber } from '#web/lib/format/format.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import classes from '#web/features/audit/shared/audit.module.css';
import { useAuditLabels } from '#web/features/audit/shared/use-audit-labels.ts';

/** The changed fields of an audit entry. A single change is shown; several changes are collapsed. */
export function AuditChanges({ changes }: Pick<AuditEntry, 'changes'>) {
  const { t } = useTranslation('audit');
  const language = useLanguage();
  const labels = useAuditLabels();
  if (changes.length === 0) return null;
  const list = (
    <dl className={classes['changes']}>
      {changes.map((change) => (
        <div key={change.field}>
          <dt>{labels.field(change)}</dt>
          <dd>{labels.values(change)}</dd>
        </div>
      ))}
    </dl>
  );
  if (changes.length === 1) return list;
  return (
    <details className={classes['fold']}>
      <summary>
        <IconChevronRight size={16} stroke={1.75} aria-hidden />
        {t('changed', { number: formatNumber(changes.length, language) })}
      </summary>
      {list}
    </details>
  );
}
