import { Button, SimpleGrid, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { AREA_MIN, type ImageLinkPoint } from '#shared/model/sites/image-link-point.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { areaOf } from '#shared/rules/sheets/image-link-area.ts';
import type { SheetLocation } from '#web/features/editor/model/document/edit-document.ts';
import { SegmentedField } from '#web/features/editor/fields/segmented-field.tsx';
import { parseDestination } from '#shared/model/sites/destination.ts';
import { DestinationField } from '#web/features/editor/fields/destination-field.tsx';
import { CollapsibleItem } from '#web/features/editor/fields/collapsible-item.tsx';
import classes from '#web/features/editor/inspector/image-links/image-link-item.module.css';
import { PlacePointButton } from '#web/features/editor/inspector/image-links/place-point-button.tsx';
import { NumberField } from '#web/features/editor/fields/number-field.tsx';
import { TextField } from '#web/features/editor/fields/text-field.tsx';
import { useSelectedLocation, useSheetFault } from '#web/features/editor/fields/sheet/use-selected-sheet.ts';
import {
  editImageLink,
  moveImageLink,
  removeImageLink,
  setImageLinkArea,
  toImageLinkArea,
  toImageLinkPoint,
} from '#web/features/editor/model/document/edit-image-links.ts';
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

interface PercentFieldProps {
  label: string;
  value: number;
  min?: number;
  max: number;
  isReadOnly: boolean;
  onChange: (value: number) => void;
}

const PercentField = (props: PercentFieldProps) => (
  <NumberField fractionDigits={1} whenEmpty={props.min ?? 0} error={undefined} {...props} />
);

/** Changes the place of an image link. The changes of one place in a row are one undo step. */
function useChangePlace(pointId: string): (change: (document: SiteDocument, location: SheetLocation) => SiteDocument) => void {
  const { edit } = useEditor();
  const location = useSelectedLocation();
  return (change) => edit((site) => change(site, location), { panel: 'sheet', cell: location.cell }, { group: `${pointId}/position` });
}

/** The place of a point, or the left and upper edge and the size of a rectangle. */
function PlaceFields({ point }: { point: ImageLinkPoint }) {
  const { t } = useTranslation('inspector');
  const changePlace = useChangePlace(point.id);
  const isReadOnly = useIsReadOnly();
  const area = areaOf(point);
  if (area) {
    const fields = [
      { name: 'left', label: t('links.x'), min: 0, max: 100 - area.width },
      { name: 'top', label: t('links.y'), min: 0, max: 100 - area.height },
      { name: 'width', label: t('links.width'), min: AREA_MIN, max: 100 - area.left },
      { name: 'height', label: t('links.height'), min: AREA_MIN, max: 100 - area.top },
    ] as const;
    return (
      <SimpleGrid cols={2} spacing={12}>
        {fields.map(({ name, ...field }) => (
          <PercentField
            key={name}
            {...field}
            value={Math.round(area[name] * 10) / 10}
            isReadOnly={isReadOnly}
            onChange={(value) => changePlace((site, location) => setImageLinkArea(site, location, point.id, { ...area, [name]: value }))}
          />
        ))}
      </SimpleGrid>
    );
  }
  return (
    <SimpleGrid cols={2} spacing={12}>
      {AXES.map(({ field, axis }) => (
        <PercentField
          key={field}
          label={t(`links.${axis}`)}
          value={point[field]}
          max={100}
          isReadOnly={isReadOnly}
          onChange={(value) => {
            const to = { x: point.coordinateX, y: point.coordinateY, [axis]: value };
            changePlace((site, location) => moveImageLink(site, location, point.id, to));
          }}
        />
      ))}
    </SimpleGrid>
  );
}

const SHAPES = ['point', 'area'] as const;

/** The choice between a point and a rectangle, which covers a button drawn in the picture. */
function ShapeField({ point }: { point: ImageLinkPoint }) {
  const { t } = useTranslation('inspector');
  const changePlace = useChangePlace(point.id);
  return (
    <SegmentedField
      label={t('links.shape')}
      help={t('links.shapeHint')}
      value={areaOf(point) ? 'area' : 'point'}
      options={SHAPES.map((value) => ({ value, label: t(`links.shapes.${value}`) }))}
      isReadOnly={useIsReadOnly()}
      onChange={(shape) =>
        changePlace((site, location) => (shape === 'area' ? toImageLinkArea : toImageLinkPoint)(site, location, point.id))
      }
    />
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
        <ShapeField point={point} />
        <PlaceFields point={point} />
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
