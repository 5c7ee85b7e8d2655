import { SegmentedControl, Select, Text } from '@mantine/core';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { sheetAt } from '#shared/rules/publish-check.ts';
import { TextField } from '#web/features/editor/inspector/text-field.tsx';
import { useChangeSheet, useSheetFault, useSheetField } from '#web/features/editor/inspector/use-sheet.ts';
import { usedCells } from '#web/features/editor/model/edit-site.ts';
import { useEditorState, useIsReadOnly, useSiteDocument } from '#web/features/editor/state/editor.ts';
import { FieldErrorText } from '#web/lib/field-errors.tsx';

/** How many cells the list shows at once; typing narrows it down. */
const SHOWN = 60;

/** One of the site's sheets as the destination. */
function CellField() {
  const { t } = useTranslation('editor');
  const document = useSiteDocument();
  const cell = useEditorState((state) => state.selected);
  const language = useEditorState((state) => state.language);
  const destination = useSheetField('linkDestinationUrl');
  const fault = useSheetFault('linkDestinationUrl');
  const change = useChangeSheet();
  const isReadOnly = useIsReadOnly();
  const chosen = destination === '' ? null : destination.slice(1);
  const isGone = chosen !== null && document.grid.cells[chosen] === undefined;
  const error = isGone ? { path: 'linkDestinationUrl', rule: 'unknown-cell' as const } : fault;

  const options = useMemo(() => {
    const present = usedCells(document).filter((other) => other !== cell);
    const named = present.map((other) => {
      const sheet = sheetAt(document, other, language);
      return { value: other, label: [other, sheet?.mainText || sheet?.imageAlt].filter(Boolean).join('  ') };
    });
    return isGone ? [{ value: chosen, label: t('sheet.gone', { cell: chosen }) }, ...named] : named;
  }, [document, cell, language, chosen, isGone, t]);

  return (
    <Select
      label={t('sheet.linkCell')}
      placeholder={t('sheet.chooseCell')}
      nothingFoundMessage={t('sheet.noCells')}
      data={options}
      value={chosen}
      readOnly={isReadOnly}
      searchable
      limit={SHOWN}
      error={error && <FieldErrorText error={error} />}
      onChange={(value) => change({ linkDestinationUrl: value === null ? '' : `/${value}` })}
    />
  );
}

/** An address anywhere as the destination. */
function AddressField() {
  const { t } = useTranslation('editor');
  const destination = useSheetField('linkDestinationUrl');
  const error = useSheetFault('linkDestinationUrl');
  const change = useChangeSheet();
  const isReadOnly = useIsReadOnly();
  return (
    <TextField
      label={t('sheet.linkDestinationUrl')}
      type="url"
      placeholder="https://"
      value={destination}
      max={TEXT_MAX.url}
      error={error}
      isReadOnly={isReadOnly}
      onChange={(linkDestinationUrl) => change({ linkDestinationUrl })}
    />
  );
}

/** Where the button of the selected sheet leads: an address, or one of the site's sheets. */
export function DestinationField() {
  const { t } = useTranslation('editor');
  const isInternalLink = useSheetField('isInternalLink');
  const change = useChangeSheet();
  const isReadOnly = useIsReadOnly();
  const labelId = useId();
  return (
    <div role="group" aria-labelledby={labelId}>
      <Text id={labelId} size="sm" fw={550} mb={4}>
        {t('sheet.linkTo')}
      </Text>
      <SegmentedControl
        fullWidth
        size="sm"
        mb="xs"
        aria-labelledby={labelId}
        readOnly={isReadOnly}
        data={[
          { value: 'address', label: t('sheet.toAddress') },
          { value: 'cell', label: t('sheet.toCell') },
        ]}
        value={isInternalLink ? 'cell' : 'address'}
        onChange={(value) => change({ isInternalLink: value === 'cell', linkDestinationUrl: '' })}
      />
      {isInternalLink ? <CellField /> : <AddressField />}
    </div>
  );
}
