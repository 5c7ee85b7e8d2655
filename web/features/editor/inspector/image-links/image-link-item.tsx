import { Button, NumberInput, SimpleGrid, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { TEXT_MAX } from '#shared/model/limits.ts';
import type { ImageLinkPoint } from '#shared/model/site/site.ts';
import { parseDestination } from '#shared/rules/site/destination.ts';
import { DestinationField } from '#web/features/editor/fields/destination-field.tsx';
import { CollapsibleItem } from '#web/features/editor/fields/collapsible-item.tsx';
import classes from '#web/features/editor/inspector/image-links/image-link-item.module.css';
import { PlacePointButton } from '#web/features/editor/inspector/image-links/place-point-button.tsx';
import { TextField } from '#web/features/editor/fields/text-field.tsx';
import { useSelectedPlace, useSheetFault } from '#web/features/editor/inspector/sheet/use-selected-sheet.ts';
import { editImageLink, moveImageLink, removeImageLink } from '#web/features/editor/model/document/edit-image-links.ts';
import { useEditor, useEditorState, useIsReadOnly } from '#web/features/editor/state/editor.ts';

/** Where a link leads, in a word or an address. */
function useDestinationWords({ linkDestinationUrl, isInternalLink }: ImageLinkPoint): string {
  const { t } = useTranslation('inspector');
  const destination = parseDestination(linkDestinationUrl, isInternalLink);
  if (destination.kind === 'cell') return destination.cell;
  if (destination.kind === 'page') return t(`destination.${destination.page}`);
  return destination.kind === 'none' ? t('destination.none') : linkDestinationUrl.replace(/^https?:\/\//, '');
}

const AXES = [
  { field: 'coordinateX', axis: 'x' },
  { field: 'coordinateY', axis: 'y' },
] as const;

interface ImageLinkFieldsProps {
  point: ImageLinkPoint;
  index: number;
}

/** One image link: number, name and destination, and under them its settings. */
export function ImageLinkItem({ point, index }: ImageLinkFieldsProps) {
  const { t } = useTranslation('inspector');
  const { edit, setPlacingPoint: beginPlacing } = useEditor();
  const place = useSelectedPlace();
  const isReadOnly = useIsReadOnly();
  const isPlacing = useEditorState((state) => state.placingPointId === point.id);
  const words = useDestinationWords(point);
  const nameFault = useSheetFault(`imageLinkPoints.${index}.name`);
  const linkFault = useSheetFault(`imageLinkPoints.${index}.linkDestinationUrl`);
  const isHalf = point.name.trim() === '' || point.linkDestinationUrl === '';
  const focus = { panel: 'sheet', cell: place.cell } as const;
  const isNeeded =
    useEditorState(({ focusedField: wanted }) => wanted?.pointId === point.id) || nameFault !== undefined || linkFault !== undefined;

  const change = (patch: Partial<ImageLinkPoint>): void =>
    edit((site) => editImageLink(site, place, point.id, patch), focus, { group: `${point.id}/${Object.keys(patch).join()}` });
  const remove = (): void => {
    beginPlacing(null);
    edit((site) => removeImageLink(site, place, point.id), focus);
  };

  return (
    <div className={classes['link']}>
      <CollapsibleItem
        sign={
          <span className={classes['number']} aria-hidden>
            {index + 1}
          </span>
        }
        title={point.name || t('links.nameless')}
        detail={words}
        isOpenAtFirst={isPlacing}
        isNeeded={isNeeded}
        mark={{ 'data-point': point.id }}
      >
        <PlacePointButton pointId={point.id} />
        <TextField
          label={t('links.name')}
          help={t('links.nameHint')}
          value={point.name}
          max={TEXT_MAX.line}
          error={nameFault}
          isReadOnly={isReadOnly}
          onChange={(name) => change({ name })}
        />
        <DestinationField field="linkDestinationUrl" value={point} error={linkFault} onChange={change} />
        {isHalf && (
          <Text size="xs" c="dimmed">
            {t('links.needsBoth')}
          </Text>
        )}
        <SimpleGrid cols={2} spacing={12}>
          {AXES.map(({ field, axis }) => (
            <NumberInput
              key={field}
              label={t(`links.${axis}`)}
              value={point[field]}
              min={0}
              max={100}
              step={1}
              decimalScale={1}
              readOnly={isReadOnly}
              onChange={(typed) => {
                const at = { x: point.coordinateX, y: point.coordinateY, [axis]: Number(typed) };
                edit((site) => moveImageLink(site, place, point.id, at), focus, { group: `${point.id}/place` });
              }}
            />
          ))}
        </SimpleGrid>
        {!isReadOnly && (
          <Button
            variant="subtle"
            color="danger"
            size="compact-sm"
            leftSection={<IconTrash size={16} stroke={1.5} aria-hidden />}
            onClick={remove}
          >
            {t('links.remove')}
          </Button>
        )}
      </CollapsibleItem>
    </div>
  );
}
