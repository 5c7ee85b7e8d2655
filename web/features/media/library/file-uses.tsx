import { Anchor, Badge, List, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { MediaPlace, MediaUse } from '#shared/model/media/library.ts';
import { siteEditorPath } from '#web/lib/paths.ts';
import { useUser } from '#web/lib/session/user.ts';
import { useTranslation } from '#web/lib/use-translation.ts';

/** Returns a function that names a place of a site. */
function usePlaceText(): (place: MediaPlace) => string {
  const { t } = useTranslation('library');
  return (place) => ('cell' in place ? t(`place.${place.kind}`, { cell: place.cell }) : t(`place.${place.kind}`));
}

/** The sites that show a file, with their places. */
export function FileUses({ uses }: { uses: readonly MediaUse[] }) {
  const { t } = useTranslation('library');
  const user = useUser();
  const placeText = usePlaceText();
  if (uses.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t('uses.none')}
      </Text>
    );
  return (
    <List size="sm" spacing={4} listStyleType="none">
      {uses.map(({ siteId, siteName, places, isPublished }) => (
        <List.Item key={siteId}>
          <Anchor component={Link} to={siteEditorPath(user, siteId)}>
            {siteName}
          </Anchor>{' '}
          {isPublished && (
            <Badge size="sm" color="green" variant="light" tt="none">
              {t('uses.published')}
            </Badge>
          )}
          <Text size="xs" c="dimmed">
            {places.length === 0 ? t('uses.onlyPublished') : places.map(placeText).join(t('uses.separator'))}
          </Text>
        </List.Item>
      ))}
    </List>
  );
}
