import { Progress } from '@mantine/core';
import { IconArrowsExchange, IconPlus } from '@tabler/icons-react';
import { memo } from 'react';
import type { Translate } from '#web/lib/texts.ts';
import { LANGUAGE_NAME, type Language } from '#shared/model/language.ts';
import { FEATURE_ICON, STATE_ICON } from '#web/features/editor/grid/cell/cell-icons.ts';
import { type CellFeature, cellStatus, type CellState, type CellStatus } from '#web/features/editor/grid/cell/cell-status.ts';
import classes from '#web/features/editor/grid/cell/grid-cell.module.css';
import { popupsPerSheet } from '#web/features/editor/grid/cell/popups-per-sheet.ts';
import { useDeferredEditorState } from '#web/features/editor/state/editor.ts';
import type { Upload } from '#web/features/editor/state/uploads/upload.ts';
import { CroppedPicture } from '#web/features/editor/thumbnails/cropped-picture.tsx';

const hasIcon = (state: CellState | null): state is keyof typeof STATE_ICON => state !== null && state in STATE_ICON;

/** `active`: the cell has the focus. */
export type CellSelectionState = 'active' | 'selected' | 'none';

interface GridCellProps {
  cell: string;
  /** Position in the row, from 1. */
  columnIndex: number;
  left: number;
  language: Language;
  /** The languages of the site. */
  languages: readonly Language[];
  upload: Upload | undefined;
  isFaulty: boolean;
  selectionState: CellSelectionState;
  isOneOfSeveral: boolean;
  /** Whether the sheet is being moved. */
  isMoving: boolean;
  /** The effect of a drop on this cell. */
  dropEffect: 'move' | 'swap' | undefined;
  isFileTarget: boolean;
  canAdd: boolean;
  isCompact: boolean;
  /** The translate function, passed in so that hundreds of cells do not each subscribe to the language. */
  t: Translate<readonly ['editor', 'grid']>;
  /** The names of other editors in this cell, separated by commas. */
  editorNames: string;
  /** The number of open comments on the sheet of the cell. */
  openComments: number;
  onAdd: (cell: string) => void;
}

/** The status of a cell with the text of each part. */
interface LabelledStatus extends CellStatus {
  stateText: string | null;
  featureText: (feature: CellFeature) => string;
}

function useLabelledStatus({ cell, language, languages, upload, isFaulty, t }: GridCellProps): LabelledStatus & { isTranslated: boolean } {
  const sheets = useDeferredEditorState(({ history }) => history.present.sheets[history.present.grid.cells[cell] ?? '']);
  const popups = useDeferredEditorState(
    ({ history: { present } }) => popupsPerSheet(present.popups).get(present.grid.cells[cell] ?? '') ?? 0,
  );
  const status = cellStatus({ sheets, language, languages, popups, upload, isFaulty });
  const { state, missing, shown } = status;
  const stateText =
    state === 'noTranslation'
      ? t('grid:mark.noTranslation', { language: missing.map((one) => LANGUAGE_NAME[one]).join(', ') })
      : state && t(`grid.${state}`, { percent: Math.round((upload?.progress ?? 0) * 100) });
  const counts: Partial<Record<CellFeature, number>> = {
    imageLinks: shown?.imageLinkPoints.length ?? 0,
    products: shown?.products.length ?? 0,
    popups,
  };
  return {
    ...status,
    stateText,
    featureText: (feature) => t(`grid:mark.${feature}`, { count: counts[feature] ?? 0 }),
    isTranslated: sheets?.[language] !== undefined,
  };
}

type StatusProps = GridCellProps & { status: ReturnType<typeof useLabelledStatus> };

function Features({ features, featureText }: Pick<LabelledStatus, 'features' | 'featureText'>) {
  return (
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
  );
}

function Thumbnail({ cell, upload, dropEffect, canAdd, isCompact, t, onAdd, status }: StatusProps) {
  const { state, features, shown, stateText, featureText, isTranslated } = status;
  const isUploading = state === 'waiting' || state === 'uploading' || state === 'checking';
  const uploaded = isUploading ? (upload?.picture ?? null) : null;
  const image = uploaded ?? shown?.image ?? null;
  const mainText = shown?.mainText ?? '';
  return (
    <div
      className={classes['thumb']}
      data-empty={(shown === undefined && !uploaded) || undefined}
      data-other={(shown !== undefined && !isTranslated && !uploaded) || undefined}
      style={image ? { backgroundColor: image.colour } : undefined}
    >
      {image && <CroppedPicture image={image} crop={uploaded ? null : (shown?.pictureCrop ?? null)} />}
      {!image && mainText !== '' && <span className={classes['text']}>{mainText}</span>}
      {state === 'empty' && canAdd && (
        <button type="button" tabIndex={-1} aria-label={t('grid.addTo', { cell })} className={classes['add']} onClick={() => onAdd(cell)}>
          <IconPlus size={18} stroke={1.75} aria-hidden />
        </button>
      )}
      {features.length > 0 && !isCompact && <Features features={features} featureText={featureText} />}
      {isUploading && (
        <Progress
          className={classes['progress'] ?? ''}
          value={state === 'checking' ? 100 : (upload?.progress ?? 0) * 100}
          size={6}
          animated={state === 'checking'}
          aria-label={stateText ?? ''}
        />
      )}
      {dropEffect === 'swap' && <IconArrowsExchange className={classes['swap']} size={20} stroke={2} aria-hidden />}
    </div>
  );
}

/** The texts of the marks that the name line shows. */
interface Labels {
  editorsText: string;
  commentsText: string;
}

function NameLine({ cell, isCompact, editorNames, openComments, editorsText, commentsText, status }: StatusProps & Labels) {
  const { state, stateText } = status;
  // Compact cells show only marks of faults that prevent publishing.
  const Icon = hasIcon(state) && !(isCompact && state === 'noAlt') ? STATE_ICON[state] : null;
  return (
    <div className={classes['name']} aria-hidden>
      {!isCompact && cell}
      {Icon && (
        <span title={stateText ?? ''} data-mark={state} className={classes['mark']}>
          <Icon size={14} stroke={1.75} />
        </span>
      )}
      {openComments > 0 && (
        <span title={commentsText} className={classes['comments']}>
          {openComments}
        </span>
      )}
      {editorNames !== '' && <span title={editorsText} className={classes['person']} />}
    </div>
  );
}

/**
 * One cell of the map: thumbnail, name and marks. It subscribes to its own sheet, so that typing renders one cell. The grid
 * handles its keys and clicks.
 */
export const GridCell = memo(function GridCell(props: GridCellProps) {
  const { cell, columnIndex, left, selectionState, editorNames, openComments, t } = props;
  const status = useLabelledStatus(props);
  const editorsText = editorNames === '' ? '' : t('grid:mark.someoneHere', { name: editorNames });
  const commentsText = openComments === 0 ? '' : t('grid:mark.comments', { count: openComments });
  const label = [cell, status.shown?.mainText, status.stateText, ...status.features.map(status.featureText), commentsText, editorsText];
  return (
    <div
      role="gridcell"
      aria-colindex={columnIndex}
      aria-selected={selectionState !== 'none'}
      aria-label={label.filter(Boolean).join(', ')}
      tabIndex={selectionState === 'active' ? 0 : -1}
      data-cell={cell}
      data-selection={selectionState}
      data-several={props.isOneOfSeveral || undefined}
      data-moving={props.isMoving || undefined}
      data-drop={props.dropEffect}
      data-target={props.isFileTarget || undefined}
      data-people={editorNames === '' ? undefined : true}
      className={classes['cell']}
      style={{ left }}
    >
      <Thumbnail {...props} status={status} />
      <NameLine {...props} status={status} editorsText={editorsText} commentsText={commentsText} />
    </div>
  );
});
