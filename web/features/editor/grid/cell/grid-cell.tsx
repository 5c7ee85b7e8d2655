import { Progress } from '@mantine/core';
import { IconArrowsExchange, IconPlus } from '@tabler/icons-react';
import { memo } from 'react';
import type { TFunction } from 'i18next';
import { LANGUAGE_NAME, type Language } from '#shared/model/language.ts';
import { THUMBNAIL_WIDTH } from '#shared/model/media/media.ts';
import { FEATURE_ICON, STATE_ICON } from '#web/features/editor/grid/cell/cell-icons.ts';
import { type CellFeature, cellStatus, type CellState } from '#web/features/editor/grid/cell/cell-status.ts';
import classes from '#web/features/editor/grid/cell/grid-cell.module.css';
import { popupsPerSheet } from '#web/features/editor/grid/cell/popups-per-sheet.ts';
import { useDeferredEditorState } from '#web/features/editor/state/editor.ts';
import type { Upload } from '#web/features/editor/state/uploads/upload.ts';
import { mediaUrl } from '#web/lib/media-url.ts';

const hasIcon = (state: CellState | null): state is keyof typeof STATE_ICON => state !== null && state in STATE_ICON;

/** How the focus and the choice stand to a cell. */
export type CellSelectionState = 'selected' | 'marked' | 'none';

interface GridCellProps {
  cell: string;
  /** Place within the row, from 1. */
  columnIndex: number;
  left: number;
  language: Language;
  /** The site's languages. */
  languages: readonly Language[];
  upload: Upload | undefined;
  isFaulty: boolean;
  choice: CellSelectionState;
  /** Whether it is one of several chosen cells. */
  isAmongMany: boolean;
  /** Whether its sheet is being moved. */
  isCarried: boolean;
  /** What dropping would do here: take a sheet in, or change places. */
  landing: 'move' | 'swap' | undefined;
  isTarget: boolean;
  canAdd: boolean;
  isCompact: boolean;
  /** Handed in, so that hundreds of cells need not each listen for it. */
  t: TFunction<['editor', 'grid']>;
  /** Names of others who work in this cell. */
  people: string;
  onAdd: (cell: string) => void;
}

/** One cell of the map: thumbnail, name and marks. It follows its own sheet, so that typing draws one cell anew. Its keys and clicks are the grid's. */
export const GridCell = memo(function GridCell(props: GridCellProps) {
  const { cell, columnIndex, left, language, languages, upload, isFaulty, choice, landing, canAdd, isCompact, people, t, onAdd } = props;
  const sheets = useDeferredEditorState(({ history }) => history.present.sheets[history.present.grid.cells[cell] ?? '']);
  const popups = useDeferredEditorState(
    ({ history: { present } }) => popupsPerSheet(present.popups).get(present.grid.cells[cell] ?? '') ?? 0,
  );
  const { state, features, missing, shown } = cellStatus({ sheets, language, languages, popups, upload, isFaulty });
  const { image = null, mainText = '' } = shown ?? {};
  const progress = upload?.progress ?? 0;
  const isUnderWay = state === 'waiting' || state === 'uploading' || state === 'checking';

  const stateText =
    state === 'noTranslation'
      ? t('grid:mark.noTranslation', { language: missing.map((one) => LANGUAGE_NAME[one]).join(', ') })
      : state && t(`grid.${state}`, { percent: Math.round(progress * 100) });
  const counts: Partial<Record<CellFeature, number>> = {
    imageLinks: shown?.imageLinkPoints.length ?? 0,
    products: shown?.products.length ?? 0,
    popups,
  };
  const featureText = (feature: CellFeature): string => t(`grid:mark.${feature}`, { count: counts[feature] ?? 0 });
  const peopleText = people === '' ? '' : t('grid:mark.someoneHere', { name: people });
  // Among many small cells only what keeps the site off the air stands out.
  const Icon = hasIcon(state) && !(isCompact && state === 'noAlt') ? STATE_ICON[state] : null;

  return (
    <div
      role="gridcell"
      aria-colindex={columnIndex}
      aria-selected={choice !== 'none'}
      aria-label={[cell, mainText, stateText, ...features.map(featureText), peopleText].filter(Boolean).join(', ')}
      tabIndex={choice === 'selected' ? 0 : -1}
      data-cell={cell}
      data-choice={choice}
      data-many={props.isAmongMany || undefined}
      data-carried={props.isCarried || undefined}
      data-landing={landing}
      data-target={props.isTarget || undefined}
      data-people={people === '' ? undefined : true}
      className={classes['cell']}
      style={{ left }}
    >
      <div
        className={classes['thumb']}
        data-empty={shown === undefined || undefined}
        data-other={(shown !== undefined && sheets?.[language] === undefined) || undefined}
        style={image ? { backgroundColor: image.colour } : undefined}
      >
        {image && <img src={mediaUrl(image.mediaId, THUMBNAIL_WIDTH)} alt="" decoding="async" draggable={false} />}
        {!image && mainText !== '' && <span className={classes['text']}>{mainText}</span>}
        {state === 'empty' && canAdd && (
          <button type="button" tabIndex={-1} aria-label={t('grid.addTo', { cell })} className={classes['add']} onClick={() => onAdd(cell)}>
            <IconPlus size={18} stroke={1.75} aria-hidden />
          </button>
        )}
        {features.length > 0 && !isCompact && (
          <span className={classes['features']} aria-hidden>
            {features.map((feature) => {
              const Feature = FEATURE_ICON[feature];
              return (
                <span key={feature} title={featureText(feature)}>
                  <Feature size={12} stroke={2} />
                </span>
              );
            })}
          </span>
        )}
        {isUnderWay && (
          <Progress
            className={classes['progress'] ?? ''}
            value={state === 'checking' ? 100 : progress * 100}
            size={6}
            animated={state === 'checking'}
            aria-label={stateText ?? ''}
          />
        )}
        {landing === 'swap' && <IconArrowsExchange className={classes['swap']} size={20} stroke={2} aria-hidden />}
      </div>
      <div className={classes['name']} aria-hidden>
        {!isCompact && cell}
        {Icon && (
          <span title={stateText ?? ''} data-mark={state} className={classes['mark']}>
            <Icon size={14} stroke={1.75} />
          </span>
        )}
        {people !== '' && <span title={peopleText} className={classes['person']} />}
      </div>
    </div>
  );
});
