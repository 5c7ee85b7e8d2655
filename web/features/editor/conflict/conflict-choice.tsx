import { Radio, Text } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import classes from '#web/features/editor/conflict/conflict-dialog.module.css';
import type { ConflictPart } from '#web/features/editor/conflict/conflict-parts.ts';
import { useConflictLabels } from '#web/features/editor/conflict/use-conflict-labels.ts';
import type { MergeSide } from '#web/features/editor/model/save/merge-documents.ts';
import { SheetThumbnail } from '#web/features/editor/preview/frame/sheet-thumbnail.tsx';

/** The width of a preview in pixels: two fit side by side on the narrowest phone. */
const PREVIEW_WIDTH = 116;

interface ConflictChoiceProps {
  part: ConflictPart;
  documents: Readonly<Record<MergeSide, SiteDocument>>;
  value: MergeSide | null;
  onChange: (side: MergeSide) => void;
}

function Version({ part, side, document }: { part: ConflictPart; side: MergeSide; document: SiteDocument }) {
  const { t } = useTranslation('editor');
  const labels = useConflictLabels();
  const differences = labels.differences(part, side, document);
  const sheet = part.kind === 'sheet' ? part[side] : null;
  return (
    <div className={classes['version']}>
      {part.kind === 'sheet' && sheet && (
        <SheetThumbnail document={document} sheet={sheet} cell={part.cell} language={part.language} width={PREVIEW_WIDTH} />
      )}
      {part.kind === 'sheet' && !sheet && <Text size="sm">{t('conflict.removed')}</Text>}
      {differences.length > 0 && (
        <dl className={classes['differences']} aria-label={t('conflict.differs')}>
          {differences.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <mark>{value}</mark>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

/** Shows the two versions of a part side by side and lets the user choose one. */
export function ConflictChoice({ part, documents, value, onChange }: ConflictChoiceProps) {
  const { t } = useTranslation('editor');
  const { title } = useConflictLabels();
  return (
    <Radio.Group
      label={title(part)}
      labelProps={{ className: classes['title'] }}
      aria-label={t('conflict.choice', { part: title(part) })}
      value={value}
      onChange={(side) => onChange(side === 'mine' ? 'mine' : 'theirs')}
    >
      <div className={classes['sides']}>
        {(['mine', 'theirs'] as const).map((side) => (
          <Radio.Card key={side} value={side} className={classes['card'] ?? ''} aria-label={`${title(part)}: ${t(`conflict.${side}`)}`}>
            <span className={classes['head']}>
              <Radio.Indicator />
              <Text fw={600} size="sm" component="span">
                {t(`conflict.${side}`)}
              </Text>
            </span>
            <Version part={part} side={side} document={documents[side]} />
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  );
}
