import { Group, Text, UnstyledButton } from '@mantine/core';
import { type KeyboardEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextPlace } from '#shared/model/sites/sheet/sheet-layout.ts';
import { useFieldHelp, WithTip } from '#web/features/editor/fields/field-help.tsx';
import { NumberField } from '#web/features/editor/fields/number-field.tsx';
import { FieldContainer } from '#web/features/editor/inspector/sheet/sheet-field-controls.tsx';
import classes from '#web/features/editor/inspector/layout/layout.module.css';
import { useChangeSheet, useSheetFault, useSheetField } from '#web/features/editor/fields/sheet/use-selected-sheet.ts';
import { useIsReadOnly } from '#web/features/editor/state/editor.ts';

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
  onChange: (place: TextPlace | null) => void;
}

/** A radio group of the layout's place and nine others. */
function PlaceGrid({ labelId, value, isReadOnly, onChange }: PlaceGridProps) {
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
        {t('layout.placeByLayout')}
      </UnstyledButton>
    </div>
  );
}

function CoordinateField({ axis, place, onChange }: { axis: 'x' | 'y'; place: TextPlace; onChange: (place: TextPlace) => void }) {
  const { t } = useTranslation('inspector');
  return (
    <NumberField
      label={t(axis === 'x' ? 'layout.placeX' : 'layout.placeY')}
      value={place[axis]}
      max={100}
      whenEmpty={50}
      suffix=" %"
      error={useSheetFault(`textPlace.${axis}`)}
      isReadOnly={useIsReadOnly()}
      onChange={(value) => onChange({ ...place, [axis]: value })}
    />
  );
}

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
      <PlaceGrid labelId={labelId} value={place} isReadOnly={isReadOnly} onChange={(textPlace) => change({ textPlace })} />
      {place && (
        <Group grow align="flex-start" gap="sm" mt="xs">
          {(['x', 'y'] as const).map((axis) => (
            <CoordinateField key={axis} axis={axis} place={place} onChange={(textPlace) => change({ textPlace })} />
          ))}
        </Group>
      )}
      <Text size="xs" c="dimmed" mt={4} className={className ?? ''}>
        {description}
      </Text>
    </FieldContainer>
  );
}
