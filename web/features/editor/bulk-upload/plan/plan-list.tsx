import { Button, SegmentedControl, Select, Text } from '@mantine/core';
import { IconVideo } from '@tabler/icons-react';
import { memo, useMemo, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LANGUAGE_NAME, type Language } from '#shared/model/language.ts';
import { BULK_UPLOAD_MAX, IMAGE_MAX_MB, VIDEO_MAX_MB, VIDEO_MAX_SECONDS } from '#shared/model/limits.ts';
import { THUMBNAIL_WIDTH } from '#shared/model/media/media.ts';
import type { BulkFile } from '#shared/model/bulk-upload/bulk-upload.ts';
import { gridCells } from '#shared/values/cell.ts';
import type { PlannedFile } from '#shared/rules/bulk-upload/plan-bulk-upload.ts';
import classes from '#web/features/editor/bulk-upload/bulk-upload.module.css';
import { PATH_TYPE } from '#web/features/editor/bulk-upload/plan/dragged-path.ts';
import { OUTCOME_ICON, OUTCOMES } from '#web/features/editor/bulk-upload/plan/outcomes.ts';
import type { EditedPlan } from '#web/features/editor/bulk-upload/plan/use-plan.ts';
import { useIncrementalList } from '#web/features/editor/sections/use-incremental-list.ts';
import { useSettings } from '#web/features/editor/state/editor.ts';
import { mediaUrl } from '#web/lib/media-url.ts';
import { useImageMaxMb } from '#web/lib/upload/image-max-mb.ts';

const ROWS_AT_ONCE = 50;
const OPTIONS_MAX = 60;

function Thumbnail({ image, video }: Pick<BulkFile, 'image' | 'video'>) {
  return (
    <span className={classes['thumbnail']} style={image ? { backgroundColor: image.colour } : undefined}>
      {image && <img src={mediaUrl(image.mediaId, THUMBNAIL_WIDTH)} alt="" loading="lazy" decoding="async" draggable={false} />}
      {!image && video && <IconVideo size={18} stroke={1.5} aria-hidden />}
    </span>
  );
}

/** Returns a function that explains why a file is skipped, with the limits that apply. */
function useReasonText(): (file: PlannedFile) => string {
  const { t } = useTranslation('bulk');
  const imageMaxMb = useImageMaxMb() || IMAGE_MAX_MB.default;
  return ({ reason, target }) =>
    reason === null
      ? ''
      : t(`reason.${reason}`, {
          image: imageMaxMb,
          video: VIDEO_MAX_MB,
          seconds: VIDEO_MAX_SECONDS,
          files: BULK_UPLOAD_MAX.files,
          cell: target?.cell ?? '',
          language: target ? LANGUAGE_NAME[target.language] : '',
        });
}

interface PlanRowProps {
  planned: PlannedFile;
  file: BulkFile;
  reason: string;
  cells: readonly string[];
  languages: readonly Language[];
  fallback: Language;
  isSelected: boolean;
  onSelect: (path: string | null) => void;
  move: EditedPlan['move'];
}

const PlanRow = memo(function PlanRow({ planned, file, reason, cells, languages, fallback, isSelected, onSelect, move }: PlanRowProps) {
  const { t } = useTranslation('bulk');
  const { path, outcome, target } = planned;
  const isPlaced = outcome !== 'skipped';
  const language = target?.language ?? fallback;
  const Icon = OUTCOME_ICON[outcome];
  return (
    <li>
      <div
        className={classes['item']}
        data-selected={isSelected || undefined}
        draggable={file.fault === null}
        onDragStart={({ dataTransfer }) => dataTransfer.setData(PATH_TYPE, path)}
      >
        <Thumbnail image={file.image} video={file.video} />
        <div className={classes['itemText']}>
          <Text size="sm" className={classes['path'] ?? ''} title={path}>
            {path}
          </Text>
          <Text size="xs" className={classes['outcome'] ?? ''} data-outcome={outcome}>
            <Icon size={14} stroke={1.75} aria-hidden />
            {isPlaced ? t(`outcome.${outcome}`) : reason}
          </Text>
        </div>
        {file.fault === null && (
          <div className={classes['target']}>
            <Select
              size="xs"
              w={88}
              aria-label={t('list.cell', { path })}
              placeholder={t('list.none')}
              data={cells}
              value={isPlaced ? (target?.cell ?? null) : null}
              searchable
              clearable
              limit={OPTIONS_MAX}
              onFocus={() => onSelect(path)}
              onChange={(cell) => {
                move(path, cell === null ? null : { cell, language: languages.includes(language) ? language : fallback });
                onSelect(null);
              }}
            />
            {languages.length > 1 && isPlaced && target && (
              <Select<Language>
                size="xs"
                w={112}
                aria-label={t('list.language', { path })}
                data={languages.map((value) => ({ value, label: LANGUAGE_NAME[value] }))}
                value={target.language}
                allowDeselect={false}
                onChange={(chosen) => chosen !== null && move(path, { cell: target.cell, language: chosen })}
              />
            )}
          </div>
        )}
      </div>
    </li>
  );
});

interface PlanListProps {
  edited: EditedPlan;
  selected: string | null;
  onSelect: (path: string | null) => void;
}

/** Lists every file with its outcome, or why it is skipped. The target of a file can be changed or removed. */
export function PlanList({ edited: { plan, files, choices, move }, selected, onSelect }: PlanListProps) {
  const { t } = useTranslation('bulk');
  const { languages } = useSettings();
  const [filter, setFilter] = useState<'all' | PlannedFile['outcome']>('all');
  const reasonOf = useReasonText();
  const cells = useMemo(() => [...gridCells(plan.rows, plan.columns)], [plan.rows, plan.columns]);
  const listed = plan.files.filter(({ outcome }) => filter === 'all' || outcome === filter);
  const { shown, left, showMore } = useIncrementalList(listed, ROWS_AT_ONCE);
  return (
    <section className={classes['list']} aria-label={t('list.label')}>
      <SegmentedControl
        size="xs"
        aria-label={t('list.filter')}
        data={(['all', ...OUTCOMES] as const).map((value) => ({ value, label: value === 'all' ? t('list.all') : t(`outcome.${value}`) }))}
        value={filter}
        onChange={setFilter}
      />
      {listed.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('list.empty')}
        </Text>
      )}
      <ul className={classes['items']}>
        {shown.flatMap((planned) => {
          const file = files.get(planned.path);
          if (!file) return [];
          return [
            <PlanRow
              key={planned.path}
              planned={planned}
              file={file}
              reason={reasonOf(planned)}
              cells={cells}
              languages={languages}
              fallback={languages.includes(choices.language) ? choices.language : (languages[0] ?? choices.language)}
              isSelected={planned.path === selected}
              onSelect={onSelect}
              move={move}
            />,
          ];
        })}
      </ul>
      {left > 0 && (
        <Button size="xs" variant="subtle" color="gray" onClick={showMore}>
          {t('list.more', { count: left })}
        </Button>
      )}
    </section>
  );
}
