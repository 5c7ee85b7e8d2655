import { Button, SimpleGrid, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import type { ImageLinkPoint } from '#shared/model/sites/image-link-point.ts';
import { parseDestination } from '#shared/model/sites/destination.ts';
import { DestinationField } from '#web/features/editor/fields/destination-field.tsx';
import { CollapsibleItem } from '#web/features/editor/fields/collapsible-item.tsx';
import classes from '#web/features/editor/inspector/image-links/image-link-item.module.css';
import { PlacePointButton } from '#web/features/editor/inspector/image-links/place-point-button.tsx';
import { NumberField } from '#web/features/editor/fields/number-field.tsx';
import { TextField } from '#web/features/editor/fields/text-field.tsx';
import { useSelectedLocation, useSheetFault } from '#web/features/editor/fields/sheet/use-selected-sheet.ts';
import { editImageLink, moveImageLink, removeImageLink } from '#web/features/editor/model/document/edit-image-links.ts';
import { useEditor, useEditorState, useIsReadOnly } from '#web/features/editor/state/editor.ts';
import { destinationKind, isExternalKind, typedAddress } from '#web/lib/link/destination-kind.ts';

/** Returns a short label of a link's destination: a cell, the name of a page, or what was typed for another address. */
function useDestinationLabel({ linkDestinationUrl, isInternalLink }: ImageLinkPoint): string {
  const { t } = useTranslation('inspector');
  const destination = parseDestination(linkDestinationUrl, isInternalLink);
  if (destination.kind === 'cell') return destination.cell;
  if (destination.kind === 'page') return t(`destination.${destination.page}`);
  if (destination.kind === 'none') return t('destination.none');
  const kind = destinationKind(linkDestinationUrl, isInternalLink);
  return (isExternalKind(kind) ? typedAddress(kind, linkDestinationUrl) : linkDestinationUrl).replace(/^https?:\/\//, '');
}

const AXES = [
  { field: 'coordinateX', axis: 'x' },
  { field: 'coordinateY', axis: 'y' },
] as const;

function PointCoordinates({ point }: { point: ImageLinkPoint }) {
  const { t } = useTranslation('inspector');
  const { edit } = useEditor();
  const location = useSelectedLocation();
  const isReadOnly = useIsReadOnly();
  return (
    <SimpleGrid cols={2} spacing={12}>
      {AXES.map(({ field, axis }) => (
        <NumberField
          key={field}
          label={t(`links.${axis}`)}
          value={point[field]}
          max={100}
          fractionDigits={1}
          whenEmpty={0}
          error={undefined}
          isReadOnly={isReadOnly}
          onChange={(value) => {
            const to = { x: point.coordinateX, y: point.coordinateY, [axis]: value };
            edit(
              (site) => moveImageLink(site, location, point.id, to),
              { panel: 'sheet', cell: location.cell },
              { group: `${point.id}/position` },
            );
          }}
        />
      ))}
    </SimpleGrid>
  );
}

interface ImageLinkItemProps {
  point: ImageLinkPoint;
  index: number;
}

/** One image link: number, name and destination in its header, its settings below. */
export function ImageLinkItem({ point, index }: ImageLinkItemProps) {
  const { t } = useTranslation('inspector');
  const { edit, setPlacingPoint } = useEditor();
  const location = useSelectedLocation();
  const isReadOnly = useIsReadOnly();
  const isPlacing = useEditorState((state) => state.placingPointId === point.id);
  const destination = useDestinationLabel(point);
  const nameFault = useSheetFault(`imageLinkPoints.${index}.name`);
  const linkFault = useSheetFault(`imageLinkPoints.${index}.linkDestinationUrl`);
  const isIncomplete = point.name.trim() === '' || parseDestination(point.linkDestinationUrl, point.isInternalLink).kind === 'none';
  const editLocation = { panel: 'sheet', cell: location.cell } as const;
  const mustBeOpen =
    useEditorState(({ focusedField }) => focusedField?.pointId === point.id) || nameFault !== undefined || linkFault !== undefined;

  const change = (patch: Partial<ImageLinkPoint>): void =>
    edit((site) => editImageLink(site, location, point.id, patch), editLocation, { group: `${point.id}/${Object.keys(patch).join()}` });
  const remove = (): void => {
    setPlacingPoint(null);
    edit((site) => removeImageLink(site, location, point.id), editLocation);
  };

  return (
    <div className={classes['link']}>
      <CollapsibleItem
        icon={
          <span className={classes['number']} aria-hidden>
            {index + 1}
          </span>
        }
        title={point.name || t('links.nameless')}
        detail={destination}
        isOpenAtFirst={isPlacing}
        mustBeOpen={mustBeOpen}
        anchor={{ 'data-point': point.id }}
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
        {isIncomplete && (
          <Text size="xs" c="dimmed">
            {t('links.needsBoth')}
          </Text>
        )}
        <PointCoordinates point={point} />
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
