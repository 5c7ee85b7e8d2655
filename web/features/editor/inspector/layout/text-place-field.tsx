import { Alert, Group, Text, UnstyledButton } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useRef } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { TextPlace, TextRole } from '#shared/model/sites/sheet/sheet-layout.ts';
import { useFieldHelp, WithTip } from '#web/features/editor/fields/field-help.tsx';
import { NumberField } from '#web/features/editor/fields/number-field.tsx';
import { FieldContainer } from '#web/features/editor/inspector/sheet/sheet-field-controls.tsx';
import classes from '#web/features/editor/inspector/layout/layout.module.css';
import { placePatch, withoutPlace } from '#web/features/editor/model/document/edit-text-places.ts';
import { selectedSheet, useChangeSheet, useSheetFault, useSheetField } from '#web/features/editor/fields/sheet/use-selected-sheet.ts';
import { useDeferredEditorState, useIsReadOnly, useSettings } from '#web/features/editor/state/editor.ts';
import { overlapScreens } from '#site-renderer/components/sheet/composition/text-overlaps.ts';

/** The nine places in reading order, three in a row. */
const PLACES = ['topLeft', 'top', 'topRight', 'left', 'middle', 'right', 'bottomLeft', 'bottom', 'bottomRight'] as const;
const COLUMNS = 3;

/** The index of the option that leaves the place to the layout; it is at the right of the rows. */
const BY_LAYOUT = -1;

const placeAt = (index: number): TextPlace => ({ x: (index % COLUMNS) * 50, y: Math.floor(index / COLUMNS) * 50 });

/** Returns the index of a place in `PLACES`; `undefined` if it is none of them. */
function indexOf(place: TextPlace | null): number | undefined {
  if (place === null) return BY_LAYOUT;
  const index = PLACES.findIndex((_, at) => placeAt(at).x === place.x && placeAt(at).y === place.y);
  return index < 0 ? undefined : index;
}

/** The place in the middle of the last column, beside the option of the layout. */
const BESIDE_LAYOUT = PLACES.indexOf('right');

/** Returns the option that an arrow key leads to. The edges end the movement. */
function nextIndex(index: number, key: string): number {
  if (index === BY_LAYOUT) return key === 'ArrowLeft' ? BESIDE_LAYOUT : BY_LAYOUT;
  const column = index % COLUMNS;
  if (key === 'ArrowLeft') return column === 0 ? index : index - 1;
  if (key === 'ArrowRight') return column === COLUMNS - 1 ? BY_LAYOUT : index + 1;
  if (key === 'ArrowUp') return index < COLUMNS ? index : index - COLUMNS;
  return index + COLUMNS < PLACES.length ? index + COLUMNS : index;
}

const ARROW_KEYS: readonly string[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

interface PlaceGridProps {
  labelId: string;
  value: TextPlace | null;
  isReadOnly: boolean;
  /** The name of the option that leaves the place to the layout, or to the other texts. */
  unplaced: string;
  onChange: (place: TextPlace | null) => void;
}

/** A radio group of the layout's place and nine others. */
function PlaceGrid({ labelId, value, isReadOnly, unplaced, onChange }: PlaceGridProps) {
  const { t } = useTranslation('inspector');
  const group = useRef<HTMLDivElement>(null);
  const chosen = indexOf(value);
  const choose = (index: number): void => {
    if (!isReadOnly) onChange(index === BY_LAYOUT ? null : placeAt(index));
  };
  const move = (event: KeyboardEvent, index: number): void => {
    if (!ARROW_KEYS.includes(event.key)) return;
    event.preventDefault();
    const next = nextIndex(index, event.key);
    group.current?.querySelector<HTMLElement>(`[data-index="${next}"]`)?.focus();
    choose(next);
  };
  const option = (index: number) => ({
    role: 'radio',
    'aria-checked': index === chosen,
    'data-index': index,
    'data-checked': index === chosen || undefined,
    tabIndex: index === (chosen ?? BY_LAYOUT) ? 0 : -1,
    onClick: () => choose(index),
    onKeyDown: (event: KeyboardEvent) => move(event, index),
  });
  return (
    <div ref={group} className={classes['placing']} role="radiogroup" aria-labelledby={labelId} aria-readonly={isReadOnly}>
      <div className={classes['places']}>
        {PLACES.map((name, index) => (
          <UnstyledButton key={name} className={classes['place'] ?? ''} aria-label={t(`layout.place.${name}`)} {...option(index)} />
        ))}
      </div>
      <UnstyledButton className={classes['byLayout'] ?? ''} {...option(BY_LAYOUT)}>
        {unplaced}
      </UnstyledButton>
    </div>
  );
}

interface CoordinatesProps {
  place: TextPlace;
  labels: Record<'x' | 'y', string>;
  /** The path of the place in the sheet. */
  path: string;
  onChange: (place: TextPlace) => void;
}

function CoordinateField({ axis, place, labels, path, onChange }: CoordinatesProps & { axis: 'x' | 'y' }) {
  return (
    <NumberField
      label={labels[axis]}
      value={place[axis]}
      max={100}
      whenEmpty={50}
      suffix=" %"
      error={useSheetFault(`${path}.${axis}`)}
      isReadOnly={useIsReadOnly()}
      onChange={(value) => onChange({ ...place, [axis]: value })}
    />
  );
}

const CoordinateFields = (props: CoordinatesProps) => (
  <Group grow align="flex-start" gap="sm" mt="xs">
    {(['x', 'y'] as const).map((axis) => (
      <CoordinateField key={axis} axis={axis} {...props} />
    ))}
  </Group>
);

/** Where the texts of the selected sheet are: where the layout puts them, at one of nine places, or anywhere by numbers. */
export function TextPlaceField() {
  const { t } = useTranslation(['inspector', 'fields']);
  const labelId = useId();
  const label = t('fields:sheet.textPlace');
  const place = useSheetField('textPlace');
  const isReadOnly = useIsReadOnly();
  const change = useChangeSheet();
  const { description, className, tip } = useFieldHelp(label, t('layout.placeHint'));
  return (
    <FieldContainer name="textPlace">
      <WithTip tip={tip}>
        <Text id={labelId} size="sm" fw={550} mb={4}>
          {label}
        </Text>
      </WithTip>
      <PlaceGrid
        labelId={labelId}
        value={place}
        isReadOnly={isReadOnly}
        unplaced={t('layout.placeByLayout')}
        onChange={(textPlace) => change({ textPlace })}
      />
      {place && (
        <CoordinateFields
          place={place}
          labels={{ x: t('layout.placeX'), y: t('layout.placeY') }}
          path="textPlace"
          onChange={(textPlace) => change({ textPlace })}
        />
      )}
      <Text size="xs" c="dimmed" mt={4} className={className ?? ''}>
        {description}
      </Text>
    </FieldContainer>
  );
}

/** Where a text of the selected sheet is by itself, or with the others. */
export function OwnPlaceField({ role }: { role: TextRole }) {
  const { t } = useTranslation('inspector');
  const labelId = useId();
  const places = useSheetField('textPlaces');
  const isReadOnly = useIsReadOnly();
  const change = useChangeSheet();
  const place = places[role] ?? null;
  const put = (to: TextPlace): void => change(placePatch({ textPlaces: places }, to, role));
  return (
    <FieldContainer name="textPlaces">
      <Text id={labelId} size="sm" fw={550} mb={4}>
        {t('layout.ownPlace')}
      </Text>
      <PlaceGrid
        labelId={labelId}
        value={place}
        isReadOnly={isReadOnly}
        unplaced={t('layout.withOthers')}
        onChange={(to) => (to ? put(to) : change({ textPlaces: withoutPlace(places, role) }))}
      />
      {place && (
        <CoordinateFields
          place={place}
          labels={{ x: t('layout.ownPlaceX'), y: t('layout.ownPlaceY') }}
          path={`textPlaces.${role}`}
          onChange={put}
        />
      )}
      <OverlapNote />
    </FieldContainer>
  );
}

/** Names the screens on which texts that were moved by themselves may lie over others. */
function OverlapNote() {
  const { t } = useTranslation('inspector');
  const { viewMode } = useSettings();
  const screens = useDeferredEditorState((state) => {
    const sheet = selectedSheet(state);
    const over = sheet ? overlapScreens(sheet, viewMode) : [];
    return over.map(({ width, height }) => `${width} × ${height}`).join(', ');
  });
  if (screens === '') return null;
  return (
    <Alert variant="light" color="gray" role="status" mt="xs" icon={<IconAlertTriangle aria-hidden />}>
      <Text size="sm">{t('layout.overlap', { screens })}</Text>
    </Alert>
  );
}
