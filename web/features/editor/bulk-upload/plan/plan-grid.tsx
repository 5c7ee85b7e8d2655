import { SegmentedControl, Text } from '@mantine/core';
import { IconVideo } from '@tabler/icons-react';
import { type DragEvent, memo, useMemo, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LANGUAGE_NAME, type Language } from '#shared/model/language.ts';
import { type ImageRef, THUMBNAIL_WIDTH } from '#shared/model/media/media.ts';
import type { BulkFile } from '#shared/model/bulk-upload/bulk-upload.ts';
import { cellName } from '#shared/values/cell.ts';
import type { PlannedFile } from '#shared/rules/bulk-upload/plan-bulk-upload.ts';
import classes from '#web/features/editor/bulk-upload/bulk-upload.module.css';
import { draggedPath, PATH_TYPE } from '#web/features/editor/bulk-upload/plan/dragged-path.ts';
import { OUTCOME_ICON } from '#web/features/editor/bulk-upload/plan/outcomes.ts';
import type { EditedPlan } from '#web/features/editor/bulk-upload/plan/use-plan.ts';
import { locatedSheet } from '#web/features/editor/model/document/edit-document.ts';
import { useSettings, useSiteDocument } from '#web/features/editor/state/editor.ts';
import { mediaUrl } from '#web/lib/media-url.ts';

interface PlanCellProps {
  cell: string;
  planned: PlannedFile | undefined;
  file: BulkFile | undefined;
  /** The picture that the cell has now. */
  present: ImageRef | null;
  isSelected: boolean;
  isTarget: boolean;
  label: string;
  onPress: (cell: string) => void;
}

const PlanCell = memo(function PlanCell({ cell, planned, file, present, isSelected, isTarget, label, onPress }: PlanCellProps) {
  const image = planned ? (file?.image ?? null) : present;
  const Icon = planned && OUTCOME_ICON[planned.outcome];
  return (
    <button
      type="button"
      className={classes['cell']}
      data-cell={cell}
      data-outcome={planned?.outcome}
      data-present={(!planned && present !== null) || undefined}
      data-target={isTarget || undefined}
      aria-pressed={isSelected}
      aria-label={label}
      draggable={planned !== undefined}
      onClick={() => onPress(cell)}
      style={image ? { backgroundColor: image.colour } : undefined}
    >
      {image && <img src={mediaUrl(image.mediaId, THUMBNAIL_WIDTH)} alt="" loading="lazy" decoding="async" draggable={false} />}
      {planned && !image && <IconVideo size={20} stroke={1.5} aria-hidden />}
      <span className={classes['cellName']}>{cell}</span>
      {Icon && (
        <span className={classes['mark']}>
          <Icon size={12} stroke={2.25} aria-hidden />
        </span>
      )}
    </button>
  );
});

interface PlanGridProps {
  edited: EditedPlan;
  language: Language;
  onLanguage: (language: Language) => void;
  /** The path of the file that moves to the next clicked cell. */
  selected: string | null;
  onSelect: (path: string | null) => void;
}

const cellOf = ({ target }: { target: EventTarget }): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-cell]')?.dataset['cell'] : undefined;

/** The planned content of every cell of a language. A file is moved by dragging it, or by clicking it and then another cell. */
export function PlanGrid({ edited: { plan, files, move }, language, onLanguage, selected, onSelect }: PlanGridProps) {
  const { t } = useTranslation('bulk');
  const { languages } = useSettings();
  const document = useSiteDocument();
  const [over, setOver] = useState<string>();
  const planned = useMemo(() => {
    const placed = plan.files.filter(({ outcome, target }) => outcome !== 'skipped' && target?.language === language);
    return new Map(placed.map((file) => [file.target?.cell ?? '', file]));
  }, [plan, language]);

  const moveTo = (path: string, cell: string): void => {
    move(path, { cell, language });
    onSelect(null);
  };
  const press = (cell: string): void => {
    const here = planned.get(cell)?.path;
    if (selected === null || selected === here) onSelect(selected === here ? null : (here ?? null));
    else moveTo(selected, cell);
  };
  const onDragStart = (event: DragEvent): void => {
    const path = planned.get(cellOf(event) ?? '')?.path;
    if (path !== undefined) event.dataTransfer.setData(PATH_TYPE, path);
  };
  const onDragOver = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes(PATH_TYPE)) return;
    event.preventDefault();
    setOver(cellOf(event));
  };
  const onDrop = (event: DragEvent): void => {
    const [path, cell] = [draggedPath(event), cellOf(event)];
    setOver(undefined);
    if (path === undefined) return;
    event.preventDefault();
    if (cell !== undefined) moveTo(path, cell);
  };
  const labelOf = (cell: string, file: PlannedFile | undefined, present: ImageRef | null): string => {
    if (file) return t('cell.planned', { cell, path: file.path, outcome: t(`outcome.${file.outcome}`) });
    return t(present ? 'cell.present' : 'cell.empty', { cell });
  };

  return (
    <section className={classes['map']} aria-label={t('map.label')}>
      {languages.length > 1 && (
        <SegmentedControl
          size="xs"
          aria-label={t('map.language')}
          data={languages.map((value) => ({ value, label: LANGUAGE_NAME[value] }))}
          value={language}
          onChange={onLanguage}
        />
      )}
      <div role="group" aria-label={t('map.cells', { language: LANGUAGE_NAME[language] })}>
        <div
          className={classes['grid']}
          onDragStart={onDragStart}
          onDragOver={onDragOver}
          onDragLeave={() => setOver(undefined)}
          onDrop={onDrop}
        >
          {Array.from({ length: plan.rows }, (_, row) => (
            <div key={row} className={classes['row']}>
              {Array.from({ length: plan.columns }, (__, column) => {
                const cell = cellName({ row, column });
                const here = planned.get(cell);
                const present = locatedSheet(document, { cell, language })?.image ?? null;
                return (
                  <PlanCell
                    key={cell}
                    cell={cell}
                    planned={here}
                    file={here && files.get(here.path)}
                    present={present}
                    isSelected={here !== undefined && here.path === selected}
                    isTarget={over === cell}
                    label={labelOf(cell, here, present)}
                    onPress={press}
                  />
                );
              })}
            </div>
          ))}
        </div>
      </div>
      <Text size="xs" c="dimmed" role="status">
        {selected === null ? t('map.help') : t('map.moving', { path: selected })}
      </Text>
    </section>
  );
}
